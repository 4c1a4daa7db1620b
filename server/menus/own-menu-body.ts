import { Fault } from '../errors';
import { fromEuros } from '../money';

/** Euros as forms send them, a number or its text → cents; undefined where nothing was sent. Throws BAD_USER_INPUT. */
export function centsIn(value: unknown): number | undefined {
  const euros = numberIn(value);
  return euros === undefined ? undefined : fromEuros(euros);
}

/** A number or its text, with a point or a comma; undefined where nothing was sent. Throws BAD_USER_INPUT. */
export function numberIn(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new Fault('BAD_USER_INPUT', 'Un nombre est illisible.');
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
export function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The objects of a list, or the one that came alone. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(objectIn);
}

/** A text of a body; empty for anything else. */
export function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const invalid = () => new Fault('BAD_USER_INPUT', 'Données invalides. Veuillez vérifier les informations saisies.');
