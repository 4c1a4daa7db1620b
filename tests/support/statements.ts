import { createRequire } from 'node:module';
import type pg from 'pg';

// MikroORM has a copy of its own.
const { Query } = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof pg;
export interface Sent {
  /** Of a prepared one. */
  name?: string;
  text: string;
  /** None where the text has no places for them. */
  values?: unknown[];
}
/** Every query of the product's pool passes here. */
const sent = Query.prototype as unknown as {
  submit: (this: Sent, connection: unknown) => unknown;
};

/** What a call sends to PostgreSQL, the payment stand-in apart: its statements, BEGIN and COMMIT included. For one call at a time. */
export async function statementsOf(call: () => Promise<unknown>): Promise<Sent[]> {
  const all: Sent[] = [];
  const { submit } = sent;
  sent.submit = function (connection) {
    all.push({ name: this.name, text: this.text, values: this.values });
    return submit.call(this, connection);
  };
  try {
    await call();
  } finally {
    sent.submit = submit;
  }
  return all.filter(({ text }) => !/"graphile_worker"|payment_sandbox|^select 1$/.test(text));
}
