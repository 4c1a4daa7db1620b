import type { EntityManager } from '@mikro-orm/postgresql';
import { registerEnumType } from 'type-graphql';

export enum DisputeState {
  INQUIRY = 'INQUIRY',
  OPEN = 'OPEN',
  WON = 'WON',
  LOST = 'LOST',
}
registerEnumType(DisputeState, {
  name: 'DisputeState',
  description: 'Where the dispute of a payment stands at the customer’s bank.',
  valuesConfig: {
    INQUIRY: { description: 'The bank asks a question; the money is still there and may be refunded.' },
    OPEN: { description: 'The bank holds the money and decides; nothing is refunded meanwhile.' },
    WON: { description: 'The bank decided for the shop; what is owed is refunded.' },
    LOST: { description: 'The bank has returned the money to the customer; nothing more is refunded.' },
  },
});

/** SQL expression: the `DisputeState` of one payment's disputes, from the rows `i` of `incident`; null without any. */
export const DISPUTE_STATE = `case
  when bool_or(i.closed_at is null and i.status not like 'warning_%') then 'OPEN'
  when bool_or(i.status = 'lost') then 'LOST'
  when bool_or(i.closed_at is null) then 'INQUIRY'
  when bool_or(i.status = 'won') then 'WON' end`;

export interface Dispute {
  state: DisputeState | null;
  /** Cents the bank has returned that settle no refund yet; negative when it took some of them back. */
  returnedCents: number;
  /** Whether the bank has returned the whole payment. */
  isReturned: boolean;
  /** When the latest lost dispute was closed. */
  lostAt: Date | null;
  /** Whether the shop's share was taken back for the disputes, and paid again for those that were won. */
  isSettled: boolean;
  /** Ids of the disputes that were won. */
  won: string[];
}

/** Returns the disputes of a payment, as far as our tables know them. */
export async function disputeOf(em: EntityManager, intentId: string): Promise<Dispute> {
  const [row] = await em.execute<Dispute[]>(
    `select ${DISPUTE_STATE} as state,
       (coalesce(sum(i.amount_cents) filter (where i.status = 'lost'), 0) - (select coalesce(sum(r.amount_cents), 0) from refund r
         where r.intent_id = ? and r.state = 'SETTLED' and r.settled_how_code = 'BY_BANK'))::int as "returnedCents",
       coalesce(sum(i.amount_cents) filter (where i.status = 'lost') >= (select amount_cents from payment where intent_id = ?), false)
         as "isReturned", max(i.closed_at) filter (where i.status = 'lost') as "lostAt",
       coalesce(bool_and(i.share is distinct from 'DUE' and i.shop_owes_cents >= 0), true) as "isSettled",
       coalesce(json_agg(i.id order by i.id) filter (where i.status = 'won'), '[]') as won
     from incident i where i.kind = 'DISPUTE' and i.intent_id = ?`,
    [intentId, intentId, intentId],
  );
  if (!row) return { state: null, returnedCents: 0, isReturned: false, lostAt: null, isSettled: true, won: [] };
  return { ...row, lostAt: row.lostAt && new Date(row.lostAt) };
}
