import type { IncomingHttpHeaders } from 'node:http';
import { Fault, invalid } from '../errors';
import * as t from './platform.texts';

// Control characters except tab and line ends (C0 and C1), because they control printers and terminals.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Maximum length of a list in any input (a menu file has 1000 lines). */
const LONGEST_LIST = 1_000;
const DEEPEST = 32;

/**
 * Whether an input contains what no person types: control characters, lone surrogates or overlong lists. Such input is
 * rejected as a whole, so that none of it reaches a page, a log or a printer.
 */
function isUnfit(value: unknown): boolean {
  if (typeof value === 'string') return CONTROLS.test(value) || !value.isWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (value instanceof FormData) return [...value].some(([name, part]) => isUnfit(name) || isUnfit(part));
  if (Array.isArray(value)) return value.length > LONGEST_LIST || value.some(isUnfit);
  return Object.entries(value).some(([key, inner]) => isUnfit(key) || isUnfit(inner));
}

/** Throws BAD_USER_INPUT for input that `isUnfit` finds, or that is nested too deeply. */
export function requireText(value: unknown): void {
  requireShallow(value);
  if (isUnfit(value)) throw new Fault('BAD_USER_INPUT', t.unfitText());
}

/** Throws BAD_USER_INPUT for bodies nested deeper than 32 levels. */
export function requireShallow(value: unknown): void {
  if (isDeep(value, DEEPEST)) throw invalid();
}

function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1));
}

/** Throws UNSUPPORTED_TYPE for a compressed body, or a charset other than UTF-8. */
export function requireReadable(headers: IncomingHttpHeaders): void {
  const { 'content-encoding': packed = 'identity', 'content-type': type = '' } = headers;
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (packed.toLowerCase() !== 'identity' || !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Fault('UNSUPPORTED_TYPE', t.unsupportedType());
}
