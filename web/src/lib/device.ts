/** What this device is called in the list of one's devices: its browser and system, as far as they are easily told. */
const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const found = (kinds: [RegExp, string][], agent: string): string => kinds.find(([sign]) => sign.test(agent))?.[1] ?? '';

export const deviceName = (agent: string): string => [found(BROWSERS, agent), found(SYSTEMS, agent)].filter(Boolean).join(', ');
