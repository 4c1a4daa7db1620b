import { z } from 'zod';
import { Fault, invalid } from '../../errors';
import { fromEuros } from '../../money';
import { OWNER, route } from '../../rest-route';
import { decimalIn } from '../../text';
import * as t from './own-menu.texts';

/** Parses euros sent as a number or text and returns cents; undefined when empty. Throws BAD_USER_INPUT. */
export function centsIn(value: unknown): number | undefined {
  const euros = numberIn(value);
  return euros === undefined ? undefined : fromEuros(euros);
}

/** Parses a number, also as text with a point or a comma; undefined when empty. Throws BAD_USER_INPUT. */
export function numberIn(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = decimalIn(value);
  if (!Number.isFinite(number)) throw new Fault('BAD_USER_INPUT', t.numberUnreadable());
  return number;
}

/** Parses a boolean or « true » / « false »; undefined when empty. Throws BAD_USER_INPUT for anything else. */
export function flagIn(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid();
}

/** Throws BAD_USER_INPUT when all values are missing, because they would otherwise be read as « false ». */
export function requireValues(...values: unknown[]): void {
  if (values.every((value) => value === undefined || value === null)) throw invalid();
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(objectIn);
}

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const readAs = <R>(reader: (sent: unknown) => R, type: string | string[], description?: string) =>
  z
    .unknown()
    .optional()
    .transform(reader)
    .meta({ type, ...(description !== undefined && { description }) });

export const word = readAs(wordIn, 'string');
export const wordSent = readAs((sent) => (sent === undefined ? undefined : wordIn(sent)), 'string');
export const cents = readAs(centsIn, ['number', 'string', 'null'], 'Euros, or their text.');
export const count = readAs(numberIn, ['number', 'string', 'null'], 'A number, or its text.');
export const flag = readAs(flagIn, ['boolean', 'string', 'null'], 'Yes or no, or « true » or « false ».');
/** Schema of the shop id in a request; undefined when it is missing, which means the caller's own shop. */
export const shopNamed = readAs(
  (sent) => wordIn(sent) || undefined,
  'string',
  'The caller’s own shop where it is missing.',
);
export const words = z
  .unknown()
  .optional()
  .transform((sent) => (Array.isArray(sent) ? sent.map(wordIn) : []))
  .meta({ type: 'array', items: { type: 'string' } });
export const form = <S extends z.ZodRawShape>(shape: S) => z.preprocess(objectIn, z.object(shape));
export const forms = <S extends z.ZodRawShape>(shape: S) => z.preprocess(objectsIn, z.array(z.object(shape)));

type Fields = Readonly<Record<string, unknown>>;
/** Preprocesses a body that is an object; the schema refuses anything else. */
const moved = (move: (sent: Fields) => object) => (sent: unknown) =>
  objectIn(sent) === sent ? move(objectIn(sent)) : sent;

export const formsUnder = <S extends z.ZodRawShape>(name: string, shape: S) =>
  z.preprocess(
    moved((sent) => ({ ...sent, [name]: sent[name] ?? sent })),
    z.object({ restaurantId: shopNamed, [name]: forms(shape) }),
  );

/** Schema of fields at the top level or in an object with this name, plus the shop id; one of `said` is required. */
export const formUnder = <S extends z.ZodRawShape>(
  name: string,
  said: readonly string[],
  shape: S,
  tidy = (fields: Fields) => fields,
) =>
  z.preprocess(
    moved(({ restaurantId, [name]: inner, ...sent }) => {
      const fields = objectIn(inner ?? sent);
      requireValues(...said.map((one) => (fields[one] === '' ? undefined : fields[one])));
      return { ...tidy(fields), restaurantId };
    }),
    z.object({ restaurantId: shopNamed, ...shape }),
  );

export const ofOwner = <Body extends z.ZodType, Answers extends object>(
  summary: string,
  body: Body,
  answers: Answers,
) => route(summary, { security: OWNER, body }, answers);
