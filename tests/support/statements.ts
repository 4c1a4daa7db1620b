import { createRequire } from 'node:module';
import type pg from 'pg';

// MikroORM has a copy of its own.
const { Query } = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof pg;
/** Every query of the product's pool passes here. */
const sent = Query.prototype as unknown as {
  submit: (this: { text: string }, connection: unknown) => unknown;
};

/** What a call sends to PostgreSQL: the texts of its statements, BEGIN and COMMIT included. For one call at a time. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { submit } = sent;
  sent.submit = function (connection) {
    texts.push(this.text);
    return submit.call(this, connection);
  };
  try {
    await call();
  } finally {
    sent.submit = submit;
  }
  return texts.filter((text) => !/graphile_worker|^select 1$/.test(text));
}
