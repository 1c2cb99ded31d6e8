declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:rules/*' {
  const page: import('./lib/rulesPage').RulesPage;
  export default page;
}
