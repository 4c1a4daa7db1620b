import { randomNumbers } from '../support/random-numbers';

/** Chance that comes again with the same seed. */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  /** From 0 to below 1. */
  const next = randomNumbers(seed);
  return {
    next,
    /** Whether something that happens so often happens now. */
    happens: (share: number) => next() < share,
    pick: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T,
  };
}

/** What nobody types, by those who try doors for a living. */
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  'NaN',
  "' or '1'='1",
  "'; drop table item; --",
  '\u0000',
  'a\u001b@b',
  '\u001dV\u0000',
  '\ud800',
  '🥐👨‍👩‍👧',
  '\u202etxt',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '01a200d7-1fce-70ef-96e0-582a9be8b93',
  '9'.repeat(40),
  'x'.repeat(2_000),
  'é'.repeat(130),
  '1e999',
  '2026-02-30',
  '25:99 PM - 1:00 AM',
  '__proto__',
  'constructor',
  '\r\nSet-Cookie: a=b',
  0,
  -0,
  -1,
  0.1,
  1.005,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [[[[]]]],
  { id: 1 },
  { toString: 'x' },
  { length: 5 },
  ['a', 1, null],
];

export function hostile(chance: Chance): unknown {
  return chance.pick(HOSTILE);
}

/** As text, where only text goes. */
export function spelled(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The part of JSON Schema the product writes. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: boolean | JsonSchema;
}

/** Values that exist, by the names they go under; what is asked for under such a name is often one of them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** A value for a schema: mostly one it allows, sometimes one fault away, sometimes hostile. */
export function valueFor(schema: JsonSchema, chance: Chance, known: Known, name = ''): unknown {
  if (chance.happens(0.12)) return hostile(chance);
  const real = known[name];
  if (real && chance.happens(0.75)) return chance.pick(real);
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.anyOf) return valueFor(chance.pick(schema.anyOf), chance, known, name);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'string':
      return text(chance, schema);
    case 'integer':
    case 'number':
      return number(chance, schema, type);
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    case 'array': {
      const length = chance.pick([0, 1, 1, 2, 3, (schema.maxItems ?? 3) + 1]);
      return Array.from({ length }, () => valueFor(schema.items ?? {}, chance, known, name));
    }
    case 'object':
      return objectFor(schema, chance, known);
    default:
      return hostile(chance);
  }
}

function objectFor(schema: JsonSchema, chance: Chance, known: Known): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const included = Object.entries(schema.properties ?? {}).filter(([name]) =>
    chance.happens(required.has(name) ? 0.93 : 0.6),
  );
  // A schema that says nothing is filled with the words of the specification.
  const more =
    schema.additionalProperties === true && included.length === 0
      ? Object.keys(known).filter(() => chance.happens(0.35))
      : [];
  return Object.fromEntries([
    ...included.map(([name, inner]): [string, unknown] => [name, valueFor(inner, chance, known, name)]),
    ...more.map((name): [string, unknown] => [
      name,
      chance.happens(0.8) ? chance.pick(known[name] ?? []) : hostile(chance),
    ]),
    ...(chance.happens(0.05) ? [[spelled(hostile(chance)), hostile(chance)] as [string, unknown]] : []),
  ]);
}

function text(chance: Chance, { minLength = 0, maxLength = 40 }: JsonSchema): string {
  const length = chance.pick([minLength, minLength + 1, 8, Math.min(maxLength, 60), maxLength, maxLength + 1]);
  return chance.pick(['a', 'É', '🥐', '7', ' ']).repeat(Math.max(0, length)).slice(0, 5_000);
}

function number(chance: Chance, { minimum = 0, maximum = 1000 }: JsonSchema, type: 'integer' | 'number'): number {
  const value = chance.pick([minimum, minimum - 1, maximum, maximum + 1, 1, 2, 650, 4.5, 6.5, chance.next() * maximum]);
  return type === 'integer' && chance.happens(0.9) ? Math.round(value) : value;
}
