import type { Pool } from 'pg';
import { onConnection } from '../database/transaction';

// Id of the advisory lock for creating the schema; any number that no other lock of this database uses.
const STARTING = 7_352_014_462;

/**
 * Creates the sandbox's own schema, which is not in the product's migrations because it stands in for an external
 * service. Safe when several processes start at once. `created` is in Unix seconds of the product's clock, which a
 * restart may set back; delivery times use the database's clock and are compared only there.
 */
export async function ensureSchema(pool: Pool): Promise<void> {
  await onConnection(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [STARTING]);
    await db.query(`
      create schema if not exists payment_sandbox;
      create table if not exists payment_sandbox.objects (
        id text primary key,
        type text not null,
        created integer not null,
        seq bigint generated always as identity,
        data jsonb not null
      );
      create index if not exists objects_newest on payment_sandbox.objects (type, created desc, seq desc);
      create index if not exists objects_of_intent on payment_sandbox.objects ((data->>'payment_intent'))
        where data ? 'payment_intent';
      create index if not exists cards_of_customer on payment_sandbox.objects ((data->>'customer'), created desc, seq desc)
        where type = 'payment_method';
      create table if not exists payment_sandbox.idempotency (
        key text primary key,
        fingerprint text not null,
        status integer,
        answer jsonb,
        used_at timestamptz not null default clock_timestamp()
      );
      create table if not exists payment_sandbox.events (
        id text primary key,
        type text not null,
        created integer not null,
        seq bigint generated always as identity,
        data jsonb not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        delivered_at timestamptz
      );
      create index if not exists events_due on payment_sandbox.events (next_attempt_at) where delivered_at is null;
      delete from payment_sandbox.idempotency where used_at < clock_timestamp() - interval '7 days';
    `);
  });
}
