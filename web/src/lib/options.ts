/** The options of a game as things to choose, from the server's schema: the page knows none of them by name. */
import { fitsOf } from '../games';
import type { GameShown, OptionSchema } from './api';
import { say, words } from './words.svelte';

export type Value = string | number | boolean | null;
type Options = Record<string, unknown>;

/** By option: which of its values go with the other options; all of them where nothing is said. A game gives it in games/NAME/options.ts. */
export type Fits = Record<string, (value: Value, options: Options) => boolean>;

export interface OptionField {
  name: string;
  label: string;
  note: string;
  /** What can be chosen. */
  values: { value: Value; text: string }[];
}

const LONGEST_RANGE = 12;

function valuesOf(schema: OptionSchema): Value[] | null {
  if (schema.anyOf) {
    const parts = schema.anyOf.map(valuesOf);
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (schema.type === 'null') return [null];
  if (schema.type === 'boolean') return [false, true];
  if (schema.enum) return schema.enum;
  if (schema.type !== 'integer' || schema.minimum === undefined || schema.maximum === undefined) return null;
  const { minimum, maximum } = schema;
  return maximum - minimum < LONGEST_RANGE ? Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n) : null;
}

const worded = (key: string, otherwise: string): string => (words.has(key) ? say(key) : otherwise);

export function valueText(game: string, option: string, value: unknown): string {
  const common =
    value === null
      ? say('page-value-none')
      : value === true
        ? say('page-yes')
        : value === false
          ? say('page-no')
          : String(value);
  return worded(`page-value-${game}-${option}-${String(value)}`, common);
}

/** Every option that can be chosen from a few values beside these; others, such as a deck table, are for programs. */
export function fieldsOf(game: GameShown, options: Options): OptionField[] {
  const properties = Object.values(game.options_schema.$defs)[0]?.properties ?? {};
  return game.options.flatMap(({ name, says }) => {
    const fits = fitsOf(game.name)[name];
    const values = valuesOf(properties[name] ?? {})?.filter((value) => !fits || fits(value, options)) ?? [];
    if (values.length === 0) return [];
    return {
      name,
      label: worded(`page-option-${game.name}-${name}`, name),
      note: worded(`page-option-${game.name}-${name}-note`, says),
      values: values.map((value) => ({ value, text: valueText(game.name, name, value) })),
    };
  });
}
