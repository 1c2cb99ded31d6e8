/** The options of a game as things to choose, from the server's schema: the page knows none of them by name. */
import type { GameShown, Rung } from './api';
import { say, spelled, wordOr } from './words.svelte';

export type Value = string | number | boolean | null;
type Options = Record<string, unknown>;

/** Of JSON Schema what the options of games use. */
interface OptionSchema {
  type?: string;
  enum?: Value[];
  minimum?: number;
  maximum?: number;
  anyOf?: OptionSchema[];
}

/** With these values of other options, an option must have one of those. */
interface Condition {
  if: { properties: Record<string, { const: Value }> };
  then: { properties: Record<string, { enum: Value[] }> };
}

interface OptionsSchema {
  properties: Record<string, OptionSchema>;
  allOf?: Condition[];
}

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

export function valueText(game: string, option: string, value: unknown): string {
  const common =
    value === null
      ? say('page-value-none')
      : value === true
        ? say('page-yes')
        : value === false
          ? say('page-no')
          : String(value);
  return wordOr(`page-value-${game}-${option}-${String(value)}`, common);
}

function schemaOf(game: GameShown): OptionsSchema {
  const { $defs = {} } = game.options_schema as { $defs?: Record<string, OptionsSchema> };
  return Object.values($defs)[0] ?? { properties: {} };
}

/** How many can play with somebody else. */
export function sizesOf(game: GameShown): number[] {
  return (valuesOf(schemaOf(game).properties.players ?? {}) ?? []).filter((n) => typeof n === 'number' && n > 1) as number[];
}

/** How many play unless somebody chooses: as many as the game takes for granted, if that is not one alone. */
export function usualSize(game: GameShown): number {
  const usual = game.options.find(({ name }) => name === 'players')?.default;
  const sizes = sizesOf(game);
  return sizes.find((n) => n === usual) ?? sizes[0] ?? 2;
}

/** Whether a value of an option goes with the other options. */
function fits({ allOf = [] }: OptionsSchema, name: string, value: Value, options: Options): boolean {
  const holds = (given: Condition['if']): boolean =>
    Object.entries(given.properties).every(([other, wanted]) => options[other] === wanted.const);
  return allOf.every((condition) => condition.then.properties[name]?.enum.includes(value) !== false || !holds(condition.if));
}

/** What goes without saying for who reads this language: its edition, where a game has one. */
export function usualOptions(game: GameShown, language: string): Options {
  const editions = valuesOf(schemaOf(game).properties.edition ?? {}) ?? [];
  return editions.includes(language) ? { edition: language } : {};
}

/** The edition of a table, for another one like it. */
export const editionOf = ({ edition }: Options): Options => (edition === undefined ? {} : { edition });

/** The levels of its ladder that go with these options. */
export function rungsOf(game: GameShown, options: Options): Rung[] {
  const schema = schemaOf(game);
  return game.ladder.filter((rung) =>
    Object.entries(rung.options).every(([name, value]) => fits(schema, name, value as Value, { ...options, ...rung.options })),
  );
}

/** Every option that can be chosen from a few values beside these; others, such as a deck table, are for programs. */
export function fieldsOf(game: GameShown, options: Options): OptionField[] {
  const schema = schemaOf(game);
  return game.options.flatMap(({ name, says }) => {
    const values = valuesOf(schema.properties[name] ?? {})?.filter((value) => fits(schema, name, value, options)) ?? [];
    // What can only be nothing is not there to choose.
    if (values.every((value) => value === null)) return [];
    return {
      name,
      label: wordOr(`page-option-${game.name}-${name}`, spelled(name)),
      note: wordOr(`page-option-${game.name}-${name}-note`, says),
      values: values.map((value) => ({ value, text: valueText(game.name, name, value) })),
    };
  });
}
