/** Milliseconds as a clock shows them: 0:09, 12:30, 5:00:00. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts;
  const [minutes, last] = rest;
  const two = (n: number | undefined): string => String(n ?? 0).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(last)}` : `${minutes}:${two(last)}`;
}

/** How long ago, in the words of a language. */
export function ago(then: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -24 * 60) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 60 / 24), 'day');
}
