// For tests: any value that the protocol's schema allows, and much that it does not.
import fc, { type Arbitrary } from 'fast-check';
import text from '../../../docs/protocol/schema.json?raw';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const { $defs: definitions } = JSON.parse(text) as { $defs: Record<string, Schema> };

/** Lists have as many items as a table has seats, or a few more. */
const LENGTH_MAX = 12;

/** The largest number, by format. `uint` counts cards. */
const MOST: Record<string, number> = { uint: 300, int32: 2 ** 31 - 1, uint32: 2 ** 32 - 1 };

/** Cards of every game, names, and other texts. */
const WORDS = [
  '7h',
  'Tc',
  'Jo',
  '3r',
  'Ko',
  '8',
  'X',
  'S',
  'D',
  'Ada',
  '',
  '?',
  '🃏',
  '\u0000',
  '__proto__',
];

const words = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 20 }));

const made = new Map<string, Arbitrary<unknown>>();

/** How the names of a game's definitions begin: its own, without hyphens, each word capitalized. */
export function typeOf(game: string): string {
  return game.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Any value of a definition of the schema. */
export function any<T = unknown>(name: string): Arbitrary<T> {
  const definition = definitions[name];
  if (!definition) throw new Error(`the schema has no ${name}`);
  const found = made.get(name) ?? of(definition);
  made.set(name, found);
  return found as Arbitrary<T>;
}

/** Any value of a definition, without some of its fields. */
export function anyWithout<T>(name: string, ...fields: (keyof T & string)[]): Arbitrary<T> {
  const { properties = {}, required = [], ...rest } = definitions[name] ?? {};
  const isLeft = (field: string) => !fields.includes(field as keyof T & string);
  const left = Object.entries(properties).filter(([field]) => isLeft(field));
  const schema = {
    ...rest,
    properties: Object.fromEntries(left),
    required: required.filter(isLeft),
  };
  return of(schema) as Arbitrary<T>;
}

/** One value of each kind that a definition allows, so that rare ones are as frequent as others. */
export function ofEachKind(name: string): Arbitrary<unknown[]> {
  const kinds = definitions[name]?.oneOf;
  if (!kinds) throw new Error(`the schema does not say which kinds of ${name} there are`);
  return fc.tuple(...kinds.map(of));
}

/** Any message of this type that the server may send. */
export function message(type: string): Arbitrary<object> {
  const all = definitions.ServerMessage?.oneOf ?? [];
  const one = all.find((it) => it.properties?.type?.const === type);
  if (!one) throw new Error(`the server sends no ${type}`);
  return of(one) as Arbitrary<object>;
}

/** A message of any type that the server may send, all equally often. */
export const messages = any<object>('ServerMessage');

/** A value with some of its parts left out or replaced by something else. */
export function spoiled(value: Arbitrary<object>): Arbitrary<unknown> {
  const places = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
  return fc.tuple(value, places, fc.option(fc.jsonValue(), { nil: undefined })).map(spoil);
}

function spoil([whole, places, other]: [object, number[], unknown]): unknown {
  const copy = structuredClone(whole) as Record<string, unknown>;
  let part = copy;
  for (const place of places) {
    const keys = Object.keys(part);
    const key = keys[place % keys.length];
    if (key === undefined) break;
    const inner = part[key];
    if (place !== places.at(-1) && typeof inner === 'object' && inner !== null) {
      part = inner as Record<string, unknown>;
    } else if (other === undefined) {
      delete part[key];
    } else {
      part[key] = structuredClone(other);
    }
  }
  return copy;
}

function of(schema: Schema): Arbitrary<unknown> {
  if (schema.$ref) {
    const other = any<object>(schema.$ref.replace('#/$defs/', ''));
    if (!schema.properties) return other;
    return fc.tuple(other, object(schema)).map(([one, more]) => ({ ...one, ...(more as object) }));
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map(of));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integer(schema);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'string':
      return words;
    case 'array': {
      const [minLength, maxLength] = [schema.minItems ?? 0, schema.maxItems ?? LENGTH_MAX];
      return fc.array(of(schema.items ?? {}), { minLength, maxLength });
    }
    case 'object':
      return object(schema);
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`nothing is made of type ${schema.type}`);
  }
}

/** Most are small, as seats and cards are. */
function integer({ format, minimum, maximum }: Schema): Arbitrary<number> {
  const signed = format?.startsWith('int') ?? false;
  const min = minimum ?? (signed ? -(2 ** 31) : 0);
  const max = maximum ?? MOST[format ?? ''] ?? Number.MAX_SAFE_INTEGER;
  const least = Math.max(min, signed ? -9 : 0);
  const small = fc.integer({ min: least, max: Math.min(max, least + 18) });
  return fc.oneof(
    { weight: 9, arbitrary: small },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
}

function object({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, of(schema)]);
  const named = fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: required,
  });
  if (!additionalProperties) return named;
  const one =
    additionalProperties === true ? fc.jsonValue({ maxDepth: 1 }) : of(additionalProperties);
  const more = fc.dictionary(fc.string({ maxLength: 8 }), one, { maxKeys: 4 });
  return fc.tuple(more, named).map(([others, own]) => ({ ...others, ...own }));
}
