/** A personal link to a held seat has its ticket behind the `#`. It is taken from the address at once, so that nobody shares it. */
export function takeTicket(): string | null {
  const ticket = location.hash.slice(1);
  if (ticket) history.replaceState(null, '', location.pathname);
  return ticket || null;
}

export const personalLink = (table: string, ticket: string): string => `${location.origin}/t/${table}#${ticket}`;
