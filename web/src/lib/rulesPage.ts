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

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The page with only those rules that hold every word that is looked for, or bear that number. */
export function found(page: RulesPage, wanted: string): RulesSection[] {
  const sought = words(wanted);
  const fits = (section: RulesSection, rule: RuleText): boolean => {
    const all = `${rule.id ?? ''} ${section.title} ${rule.text}`.toLowerCase();
    return sought.every((word) => all.includes(word));
  };
  return page.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(section, rule)) }))
    .filter((section) => section.rules.length > 0);
}
