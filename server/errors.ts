import * as t from './errors.texts';

const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

/** Code of a fault: `extensions.code` in GraphQL, `code` in REST. */
export type FaultCode = keyof typeof STATUS;

/**
 * Error for what should not happen or is not allowed; an expected refusal is a result type instead. The message is for
 * people (in their language, or the specification's text), never for code; `details` are data for the client.
 */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly code: FaultCode,
    message: string,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }

  /** Status over HTTP. */
  get status(): number {
    return STATUS[this.code];
  }
}

/** Returns the fault for input that cannot be parsed. */
export const invalid = () => new Fault('BAD_USER_INPUT', t.invalid());

/** Returns the error code of Node.js, PostgreSQL or a library; empty when the error has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Formats an error and its causes in one line, for logs and tables, never for a response. */
export function withCauses(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : `${String(error)} ← ${withCauses(cause)}`;
}
