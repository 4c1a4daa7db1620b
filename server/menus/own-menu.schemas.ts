import { z } from 'zod';
import { Fault, invalid } from '../errors';
import { fromEuros } from '../money';
import { failures, OWNER } from '../rest-route';
import { decimalIn } from '../text';
import * as t from './own-menu.texts';

/** Euros as forms send them, a number or its text → cents; undefined where nothing was sent. Throws BAD_USER_INPUT. */
export function centsIn(value: unknown): number | undefined {
  const euros = numberIn(value);
  return euros === undefined ? undefined : fromEuros(euros);
}

/** A number or its text, with a point or a comma; undefined where nothing was sent. Throws BAD_USER_INPUT. */
export function numberIn(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = decimalIn(value);
  if (!Number.isFinite(number)) throw new Fault('BAD_USER_INPUT', t.numberUnreadable());
  return number;
}

/** Yes or no, or its word as forms send it; undefined where nothing was sent. Throws BAD_USER_INPUT for anything else. */
export function flagIn(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalid();
}

/** Refuses a body without any of the expected values, which would else be read as « false ». */
export function insistOn(...values: unknown[]): void {
  if (values.every((value) => value === undefined || value === null)) throw invalid();
}

/** A plain object of a body; empty for anything else. */
function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The objects of a list; a single object counts as a list of one. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(objectIn);
}

/** A text of a body; empty for anything else. */
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
/** Undefined where it is missing. */
export const wordSent = readAs((sent) => (sent === undefined ? undefined : wordIn(sent)), 'string');
export const cents = readAs(centsIn, ['number', 'string', 'null'], 'Euros, or their text.');
export const count = readAs(numberIn, ['number', 'string', 'null'], 'A number, or its text.');
export const flag = readAs(flagIn, ['boolean', 'string', 'null'], 'Yes or no, or « true » or « false ».');
/** The shop a call names; undefined where it names none, and the caller’s own is meant. */
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
/** A list of forms, or a single one. */
export const forms = <S extends z.ZodRawShape>(shape: S) => z.preprocess(objectsIn, z.array(z.object(shape)));

type Fields = Readonly<Record<string, unknown>>;
/** Preprocesses a body into the described shape, which refuses anything but an object. */
const moved = (move: (sent: Fields) => object) => (sent: unknown) =>
  objectIn(sent) === sent ? move(objectIn(sent)) : sent;

/** Forms under the name of their list, or one of them alone, beside the shop. */
export const formsUnder = <S extends z.ZodRawShape>(name: string, shape: S) =>
  z.preprocess(
    moved((sent) => ({ ...sent, [name]: sent[name] ?? sent })),
    z.object({ restaurantId: shopNamed, [name]: forms(shape) }),
  );

/** Fields beside the shop, or in an object of that name; one of those `said` must be. */
export const formUnder = <S extends z.ZodRawShape>(
  name: string,
  said: readonly string[],
  shape: S,
  tidy = (fields: Fields) => fields,
) =>
  z.preprocess(
    moved(({ restaurantId, [name]: inner, ...sent }) => {
      const fields = objectIn(inner ?? sent);
      insistOn(...said.map((one) => (fields[one] === '' ? undefined : fields[one])));
      return { ...tidy(fields), restaurantId };
    }),
    z.object({ restaurantId: shopNamed, ...shape }),
  );

/** A path for what an owner sends about the own shop. */
export const ofOwner = <Body extends z.ZodType, Answers extends object>(
  summary: string,
  body: Body,
  answers: Answers,
) => ({ schema: { summary, security: OWNER, body, response: { ...answers, ...failures } } });
