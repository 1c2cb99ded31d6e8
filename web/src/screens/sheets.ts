/** What can be opened beside a table, one at a time. */
export type SheetName = 'log' | 'chat' | 'menu' | 'reference' | 'hint' | 'react';
