import { ConnectionException, DriverException } from '@mikro-orm/core';
import { codeOf, Fault, invalid } from '../errors';
import { shown } from '../shown';
import * as t from './platform.texts';

// PostgreSQL shutting down, refusing or losing connections, cancelling what took too long, deadlocked again and again, out
// of disk or memory, or a standby; and this machine's own disk full, read-only or broken.
const OUT_OF_ORDER =
  /^(57P0[123]|57014|53\w{3}|08(?!P01)\w{3}|55P03|40P01|40001|25006|58030|ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

// A character that PostgreSQL does not take, written so that no input check saw it (in GraphQL: an escape within the query).
const NO_TEXT = /^(22021|22P05|08P01)$/;

/** Any thrown error as a Fault; unknown ones become INTERNAL without details. */
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

/** Logs what an answer does not say: a failure that is not the caller’s fault, with its causes. */
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
