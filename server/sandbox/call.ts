import type { PoolClient } from 'pg';
import type { FormFields } from './form-body';

/** One request to the sandbox within its own transaction. */
export interface Call {
  db: PoolClient;
  /** Current time in Unix seconds of the product's clock. */
  now: number;
  /** Body of a POST or query string of a GET. */
  fields: FormFields;
  /** Id in the path; empty when the path has none. */
  id: string;
  /** Which API key the request carries. */
  by: 'secret' | 'publishable';
  /** Records an event, which is delivered only if the transaction commits. */
  emit(type: string, subject: object, account?: string): Promise<void>;
}

export interface Answer {
  status: number;
  body: object;
}

/**
 * Handles a request: a returned answer commits the transaction whatever its status; a thrown `ApiError` rolls it back.
 */
export type Handler = (call: Call) => Promise<Answer>;

export function ok(body: object): Answer {
  return { status: 200, body };
}
