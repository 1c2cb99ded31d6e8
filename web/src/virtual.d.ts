declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:lessons/*' {
  const text: string;
  export default text;
}

declare module 'virtual:after/*' {
  const text: string;
  export default text;
}

declare module 'virtual:review/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules' {
  type Load = () => Promise<{ default: import('./lib/rulesPage').RulesPage }>;
  const pages: Record<string, Record<import('./lib/settings.svelte').Language, Load>>;
  export default pages;
}

declare module 'virtual:rules/*' {
  const page: import('./lib/rulesPage').RulesPage;
  export default page;
}
