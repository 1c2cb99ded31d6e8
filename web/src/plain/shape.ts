/** What a view is made of, by its JSON Schema: which words in it are cards, and which numbers are seats. */

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  format?: string;
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
}

const asSchema = (part: Schema | boolean | undefined): Schema => (typeof part === 'object' ? part : {});

/** A place in a view. What the schema does not describe has no format. */
export class Shape {
  private readonly schema: Schema;
  private readonly parts: Record<string, Schema>;

  constructor(schema: Schema, parts = schema.$defs ?? {}) {
    this.parts = parts;
    this.schema = this.meant(schema);
  }

  /** Behind a reference, and of what may be there or not, what may be there. */
  private meant(schema: Schema, depth = 0): Schema {
    const name = schema.$ref?.split('/').at(-1);
    const next = name !== undefined ? this.parts[name] : schema.anyOf?.find((part) => part.type !== 'null');
    return next && depth < 10 ? this.meant(next, depth + 1) : schema;
  }

  get format(): string | undefined {
    return this.schema.format;
  }

  field(name: string): Shape {
    return new Shape(this.schema.properties?.[name] ?? asSchema(this.schema.additionalProperties), this.parts);
  }

  item(at: number): Shape {
    return new Shape(this.schema.prefixItems?.[at] ?? asSchema(this.schema.items), this.parts);
  }
}

const known = new Map<string, Promise<Shape>>();

/** The shape at an address, asked for once. Without it a view is shown all the same, only that no card has its name. */
export function shapeAt(address: string | null): Promise<Shape> {
  if (address === null) return Promise.resolve(new Shape({}));
  const asked =
    known.get(address) ?? fetch(address).then(async (answer) => new Shape(answer.ok ? ((await answer.json()) as Schema) : {}));
  known.set(address, asked);
  return asked.catch(() => {
    known.delete(address);
    return new Shape({});
  });
}
