/** A rules page as the build cuts it. */
export interface RuleText {
  /** Its number; null for what stands between the rules. */
  id: string | null;
  html: string;
  /** The same without markup, for searching. */
  text: string;
}

export interface RulesSection {
  id: string;
  title: string;
  rules: RuleText[];
}

export interface RulesPage {
  title: string;
  intro: string;
  sections: RulesSection[];
}

/** Neither case nor accents matter, nor marks of exclamation, nor the wide letters and digits of a Japanese keyboard. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f!¡]/g, '')
    .toLowerCase();

const words = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** The page with only those rules that hold every word that is looked for, or bear that number. Words may be parts of words. */
export function found(page: RulesPage, wanted: string): RulesSection[] {
  const sought = words(wanted);
  const fits = (section: RulesSection, rule: RuleText): boolean => {
    const all = plain(`${rule.id ?? ''} ${section.title} ${rule.text}`);
    return sought.every((word) => all.includes(word));
  };
  return page.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(section, rule)) }))
    .filter((section) => section.rules.length > 0);
}
