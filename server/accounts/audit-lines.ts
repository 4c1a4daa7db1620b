import type { Pool } from 'pg';
import type { Clock } from '../clock';
import { batchLoader } from '../database/batch-loader';
import { newId } from '../identifiers';
import type { Principal } from './principal';

/** Not recorded: no change of money, status or menu, or its own rows name account and time, as an order's do. */
const NOT_KEPT =
  /^(Mutation\.(addToCart|setCartLineQuantity|orderAgain|startCheckout|placeOrder|markOrdersSeen|printTicket|login|register|resend|request).*|POST \/api\/(cart\/(add|place-order)|payment-page\/create-intent|print|user\/|owner\/(login|register)|google-login|notifications\/|stripe\/).*)$/;

interface Begun {
  id: string;
  at: Date;
  account_id: string;
  what: string;
  named: object;
}

const BEGUN = `insert into audit_line (id, at, account_id, what, named, done)
  select id, at, account_id, what, named, false from jsonb_to_recordset($1)
  as line (id uuid, at timestamptz, account_id uuid, what text, named jsonb)`;
const DONE = 'update audit_line set done = true where id = any($1::uuid[])';
const REFUSED = 'delete from audit_line where id = any($1::uuid[])';

/** A line is written before the change, so that none is unrecorded; marked when done, deleted when refused. */
export function auditLines(pool: Pool, clock: Clock) {
  /** Batches concurrent writes into one statement. */
  const together = <Sent>(name: string, text: string, valueOf: (sent: readonly Sent[]) => unknown) =>
    batchLoader(async (sent: readonly Sent[]) => {
      await pool.query({ name, text, values: [valueOf(sent)] });
      return sent.map(() => undefined);
    });
  const write = together<Begun>('audit-begun', BEGUN, (begun) => JSON.stringify(begun));
  const mark = together<string>('audit-done', DONE, (lines) => lines);
  const take = together<string>('audit-refused', REFUSED, (lines) => lines);
  return {
    /** Returns the line's id; null for operations that are not recorded. */
    async begin(principal: Principal, what: string, sent: unknown): Promise<string | null> {
      if (!principal || NOT_KEPT.test(what)) return null;
      const id = newId(clock.now());
      await write({ id, at: clock.now(), account_id: principal.id, what, named: factsIn(sent) });
      return id;
    },
    async done(line: string | null) {
      if (line) await mark(line);
    },
    async refused(line: string | null) {
      if (line) await take(line);
    },
  };
}

/** Names of the fields recorded in the audit log: ids, amounts, times and new states. All other fields are dropped. */
const FACTS =
  /^(_?id|.*Ids?|reference|from|to|.*Cents|price|regularPrice|supplementPrice|amount|totalPrice|stock|quantity|published|soldOut|outOfStock|available|freshlyBaked|windowStartsAt|pickupDate|pickupWindow|length|kind|stars|wanted|day|weekday|opensAt|closesAt)$/;
const MOST_LISTED = 50;
const LONGEST = 120;

/** Returns the recordable fields of an input in its own structure, without free text, passwords and tokens. */
export function factsIn(sent: unknown): Record<string, unknown> {
  const facts = partOf(sent);
  return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Record<string, unknown>) : {};
}

function partOf(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.slice(0, MOST_LISTED).map(partOf).filter(isSomething);
  if (typeof sent !== 'object' || sent === null) return undefined;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]: [string, unknown]) => {
      const part = FACTS.test(name) && isPlain(value) ? plain(value) : partOf(value);
      return isSomething(part) ? [[name, part]] : [];
    }),
  );
}

const isSingle = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function isPlain(value: unknown): boolean {
  return isSingle(value) || value instanceof Date || (Array.isArray(value) && value.every(isSingle));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST).toWellFormed().replaceAll('\0', '');
  return Array.isArray(value) ? value.slice(0, MOST_LISTED).map(plain) : value;
}

function isSomething(part: unknown): boolean {
  return (
    part !== undefined &&
    (typeof part !== 'object' || part === null || part instanceof Date || Object.keys(part).length > 0)
  );
}
