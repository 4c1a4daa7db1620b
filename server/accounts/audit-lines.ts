import type { Pool } from 'pg';
import type { Clock } from '../clock';
import { askTogether } from '../database/ask-together';
import { newId } from '../identifiers';
import { factsIn } from './audit-facts';
import type { Principal } from './principal';

/** Operations not recorded: they change no money, status or menu, or leave rows that say who and when, as an order does. */
const NOT_KEPT =
  /^(Mutation\.(addToCart|setCartLineQuantity|orderAgain|startCheckout|placeOrder|markOrdersSeen|printTicket|login|register|resend|request).*|POST \/api\/(cart\/(add|place-order)|payment-page\/create-intent|print|user\/|owner\/(login|register)|google-login|notifications\/|stripe\/).*)$/;

/**
 * The record of changes (audit-line.entity.ts). Each is written down before it is made, so that none is made unrecorded,
 * and marked once it is done; what was refused is taken off again.
 */
export interface AuditLines {
  /** Writes and answers the line of a change that is about to be made; null for operations not recorded. */
  begin(principal: Principal, what: string, sent: unknown): Promise<string | null>;
  done(line: string | null): Promise<void>;
  refused(line: string | null): Promise<void>;
}

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

export function auditLines(pool: Pool, clock: Clock): AuditLines {
  /** Writes for all who come at the same moment. */
  const together = <Sent>(name: string, text: string, valueOf: (sent: readonly Sent[]) => unknown) =>
    askTogether(async (sent: readonly Sent[]) => {
      await pool.query({ name, text, values: [valueOf(sent)] });
      return sent.map(() => undefined);
    });
  const write = together<Begun>('audit-begun', BEGUN, (begun) => JSON.stringify(begun));
  const mark = together<string>('audit-done', DONE, (lines) => lines);
  const take = together<string>('audit-refused', REFUSED, (lines) => lines);
  return {
    async begin(principal, what, sent) {
      if (!principal || NOT_KEPT.test(what)) return null;
      const id = newId(clock.now());
      await write({ id, at: clock.now(), account_id: principal.id, what, named: factsIn(sent) });
      return id;
    },
    async done(line) {
      if (line) await mark(line);
    },
    async refused(line) {
      if (line) await take(line);
    },
  };
}
