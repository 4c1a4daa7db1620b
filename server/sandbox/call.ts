import type { PoolClient } from 'pg';
import type { FormFields } from './form-body';

/** One request to the sandbox, inside its one transaction. */
export interface Call {
  db: PoolClient;
  /** Unix seconds of the product's clock. */
  now: number;
  /** Body of a POST, query of a GET. */
  fields: FormFields;
  /** The id in the path, if the path has one. */
  id: string;
  /** Which key it carries: the secret one or the publishable one. */
  by: 'secret' | 'publishable';
  /** Records an event that is delivered if, and only if, the transaction succeeds. */
  emit(type: string, subject: object, account?: string): Promise<void>;
}

export interface Answer {
  status: number;
  body: object;
}

/** A returned answer commits the transaction whatever its status; a thrown `ApiError` rolls it back. */
export type Handler = (call: Call) => Promise<Answer>;

export function ok(body: object): Answer {
  return { status: 200, body };
}
