import { ConnectionException, DriverException } from '@mikro-orm/core';
import { codeOf, Fault, invalid } from '../errors';
import { shown } from '../shown';
import * as t from './platform.texts';

// PostgreSQL errors of shutdown, refused or lost connections, timeouts, repeated deadlocks, full disk or memory and
// read-only standby, and system errors of a full, read-only or broken local disk.
const OUT_OF_ORDER =
  /^(57P0[123]|57014|53\w{3}|08(?!P01)\w{3}|55P03|40P01|40001|25006|58030|ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

// PostgreSQL errors for a character it cannot store that passed the input checks in an escape sequence (in GraphQL:
// within the query text).
const NO_TEXT = /^(22021|22P05|08P01)$/;

/** Converts any thrown error to a Fault; unknown errors become INTERNAL without details. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (NO_TEXT.test(codeOf(error))) return invalid();
  if (error instanceof ConnectionException || isOutOfOrder(error)) return new Fault('UNAVAILABLE', t.unavailable());
  return new Fault('INTERNAL', t.unexpected());
}

interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Logs failures that are not the caller’s fault with their causes, which the answer does not contain. */
export function logFault(log: Log, { code }: Fault, error: unknown): void {
  if (code === 'INTERNAL') log.error({ err: shown('fault', error) }, 'unexpected');
  if (code === 'UNAVAILABLE') log.warn({ err: shown('fault', error) }, 'unavailable');
}

function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const lost = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;
  return (
    OUT_OF_ORDER.test(codeOf(error)) ||
    lost.test(error.message) ||
    (error instanceof DriverException && isOutOfOrder(error.cause))
  );
}
