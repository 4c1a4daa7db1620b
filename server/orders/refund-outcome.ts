import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { retrying } from '../database/retry';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { type Dispute, disputeOf } from '../payments/disputes';
import type { RefundView } from '../payments/gateway';
import { Refund, RefundCause, RefundState, ShopShare } from '../payments/refund.entity';
import { shopsShareOf } from '../payments/refund-rules';
import { enqueue } from '../queue';
import { codedReason } from './stored-reasons';
import { announceRefund } from './order-changes';
import * as t from './refund.texts';
import type { Order } from './order.entity';

const KEY = /^refund:([0-9a-f-]{36})(?::(\d{1,3}))?$/;
/**
 * Maximum attempts of a refund: a bank that could not take the money may do so an hour later; after that a person has
 * to find another way.
 */
export const MOST_ATTEMPTS = 2;
const AGAIN_AFTER_SECONDS = 3600;

/** Returns the idempotency key of one attempt of a refund, the same on every call. */
export function refundKey({ id, attempt }: Pick<Refund, 'id' | 'attempt'>): string {
  return attempt === 0 ? `refund:${id}` : `refund:${id}:${attempt}`;
}

/** Parses an idempotency key into the refund and attempt it was made for; returns null for a key not made here. */
export function refundOfRequest(request: string | null): { id: string; attempt: number } | null {
  const [, id = '', attempt = '0'] = KEY.exec(request ?? '') ?? [];
  return isUuid(id) ? { id, attempt: Number(attempt) } : null;
}

/** Returns whether the refund failed for good, so that the money stays where it is. */
export function hasFailed({ status }: Pick<RefundView, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}

/** Returns whether a failed refund will be retried automatically. */
export function comesAgain({ state, attempt }: Pick<Refund, 'state' | 'attempt'>): boolean {
  return state === RefundState.FAILED && attempt + 1 < MOST_ATTEMPTS;
}

const TAKE_SHARE = `share = case share when 'DUE' then 'TAKEN' else share end`;

/**
 * Marks a refund as accepted by the provider and mails the customer; does nothing when its failure was reported first.
 */
export async function markRefunded(em: EntityManager, { id }: Refund, made: RefundView): Promise<void> {
  await within(em, async (tx) => {
    const done = await tx.execute<unknown[]>(
      `update refund set state = 'DONE', provider_id = ?, ${TAKE_SHARE} where id = ? and state = 'PENDING' returning id`,
      [made.id, id],
    );
    if (done.length === 0) return;
    await enqueue(tx, 'refundMail', { refundId: id, news: 'DONE', to: 'CUSTOMER' });
    await announceRefund(tx, id);
  });
}

/**
 * Marks one of our refunds as failed, mails customer, shop and operator, and enqueues one retry; ignores refunds that
 * are not ours.
 */
export async function markRefundFailed(em: EntityManager, { id, request }: RefundView): Promise<void> {
  const ours = refundOfRequest(request);
  await within(em, async (tx) => {
    const failed = await tx.execute<Pick<Refund, 'id' | 'attempt'>[]>(
      `update refund set state = 'FAILED', provider_id = ?, ${TAKE_SHARE} where state in ('PENDING', 'DONE')
         and (provider_id = ? or (id = ?::uuid and attempt = ? and provider_id is null)) returning id, attempt`,
      [id, id, ours?.id ?? null, ours?.attempt ?? 0],
    );
    for (const { id: refundId, attempt } of failed) {
      for (const to of ['CUSTOMER', 'SHOP', 'OPERATOR'] as const)
        await enqueue(tx, 'refundMail', { refundId, news: 'FAILED', to });
      if (comesAgain({ state: RefundState.FAILED, attempt }))
        await enqueue(tx, 'refund', { refundId, again: attempt + 1 }, { delay: AGAIN_AFTER_SECONDS });
      await announceRefund(tx, refundId);
    }
  });
}

/**
 * Settles a refund as far as the bank has returned its money; a part becomes a refund of its own. Returns true when
 * nothing of the refund is left to be made. Lines refunded after the dispute was lost are due in addition to what the
 * bank returned.
 */
export async function settleReturnedByBank(em: EntityManager, { id, payment }: Refund, at: Date): Promise<boolean> {
  const { intentId } = payment;
  return retrying(() =>
    em.fork().transactional(async (tx) => {
      await tx.execute('select 1 from payment where intent_id = ? for no key update', [intentId]);
      const refund = await tx.findOneOrFail(Refund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (refund.state !== RefundState.PENDING && refund.state !== RefundState.FAILED) return true;
      const { returnedCents, lostAt } = await disputeOf(tx, intentId);
      if (refund.cause === RefundCause.LINES && lostAt !== null && refund.createdAt > lostAt) return false;
      const cents = Math.min(refund.amountCents, returnedCents);
      if (cents <= 0) return false;
      const { reason: settledHow, reasonCode: settledHowCode } = codedReason('BY_BANK');
      const facts = { state: RefundState.SETTLED, settledHow, settledHowCode, settledAt: at, shopOwesCents: 0 };
      const { share, amountCents, createdAt } = refund;
      const isWhole = cents === amountCents;
      if (!isWhole) {
        refund.amountCents -= cents;
        if (share === ShopShare.OWED) refund.shopOwesCents -= cents;
        // A changed amount needs a new idempotency key.
        if (refund.state === RefundState.PENDING) refund.attempt += 1;
      }
      const returned = isWhole
        ? Object.assign(refund, facts)
        : tx.create(Refund, {
            id: newId(at),
            ...{ payment: refund.payment, amountCents: cents, cause: RefundCause.ELSEWHERE, share, createdAt },
            ...codedReason('BY_BANK'),
            ...facts,
          });
      await tx.flush();
      await enqueue(tx, 'refundMail', { refundId: returned.id, news: 'SETTLED', to: 'CUSTOMER' });
      await announceRefund(tx, returned.id);
      return isWhole;
    }),
  );
}

/**
 * Reopens refunds that the bank's return had settled, because the bank has taken that money back. The caller enqueues
 * them.
 */
export async function reopenReturned(em: EntityManager, intentId: string): Promise<void> {
  if ((await disputeOf(em, intentId)).returnedCents >= 0) return;
  await em.execute(
    `update refund set state = 'PENDING', attempt = attempt + 1, provider_id = null, settled_how = null, settled_how_code = '',
       settled_at = null, share = case share when 'OWED' then 'DUE' else share end
     where intent_id = ? and state = 'SETTLED' and settled_how_code = 'BY_BANK'`,
    [intentId],
  );
}

/**
 * Reopens refunds that the provider refused before the bank's decision was known here: after a win more is left, after
 * a loss `settleReturnedByBank` asks for less. The caller enqueues them.
 */
export async function reopenRefused(em: EntityManager, intentId: string): Promise<void> {
  await em.execute(
    `update refund set state = 'PENDING', attempt = attempt + 1
     where intent_id = ? and state = 'FAILED' and provider_id is null`,
    [intentId],
  );
}

/**
 * Marks a refund that the provider refuses for good as failed and leaves it to a person; returns false when the refund
 * or its dispute has changed meanwhile.
 */
export async function markRefundRefused(
  em: EntityManager,
  { id, attempt, amountCents, payment: { intentId } }: Refund,
  asked: Dispute,
): Promise<boolean> {
  let isRefused = false;
  await within(em, async (tx) => {
    await tx.execute('select 1 from payment where intent_id = ? for no key update', [intentId]);
    if (!isDeepStrictEqual(await disputeOf(tx, intentId), asked)) return;
    const refused = await tx.execute<unknown[]>(
      `update refund set state = 'FAILED', attempt = greatest(attempt, ?)
       where id = ? and state = 'PENDING' and attempt = ? and amount_cents = ? returning id`,
      [MOST_ATTEMPTS - 1, id, attempt, amountCents],
    );
    isRefused = refused.length > 0;
    if (!isRefused) return;
    for (const to of ['CUSTOMER', 'SHOP', 'OPERATOR'] as const)
      await enqueue(tx, 'refundMail', { refundId: id, news: 'FAILED', to });
    await announceRefund(tx, id);
  });
  return isRefused;
}

/** Makes the platform advance the shop's share of a refund when the shop's balance does not cover it. */
export async function advance(em: EntityManager, refund: Refund): Promise<void> {
  const { id, attempt } = refund;
  await em.nativeUpdate(
    Refund,
    { id, attempt, state: RefundState.PENDING, share: ShopShare.DUE },
    { attempt: attempt + 1, share: ShopShare.OWED, shopOwesCents: shopsShareOf(refund, refund.payment.checkout) },
  );
}

export interface Settling {
  refundId: string;
  /** Text for the customer: « en espèces au comptoir ». */
  how: string;
  at: Date;
  /** Id of the shop whose owner gave the money; null when the platform did. */
  shopId: string | null;
}

/**
 * Records that a person gave the money of a failed refund another way. Idempotent. Throws NOT_FOUND when there is no
 * such refund (of that shop), CONFLICT while it has not failed.
 */
export async function settleOtherwise(em: EntityManager, { refundId, how, at, shopId }: Settling): Promise<void> {
  await within(em, async (tx) => {
    const [row] = isUuid(refundId)
      ? await tx.execute<{ state: string; shop: string }[]>(
          `select r.state, c.shop_id as shop from refund r join payment p on p.intent_id = r.intent_id
             join checkout c on c.id = p.checkout_id where r.id = ? for update of r`,
          [refundId],
        )
      : [];
    if (!row || (shopId !== null && row.shop !== shopId)) throw new Fault('NOT_FOUND', t.unknown());
    if (row.state === 'SETTLED') return;
    if (row.state !== 'FAILED') throw new Fault('CONFLICT', t.notFailed());
    const refund = await tx.findOneOrFail(Refund, { id: refundId }, { populate: ['payment.checkout'], refresh: true });
    const share = shopsShareOf(refund, refund.payment.checkout);
    const isTaken = refund.share === ShopShare.TAKEN;
    // The shop bears its share exactly once, no matter who gave the money.
    refund.shopOwesCents = (shopId === null ? share : share - refund.amountCents) - (isTaken ? share : 0);
    Object.assign(refund, { state: RefundState.SETTLED, settledHow: how, settledHowCode: null, settledAt: at });
    await tx.flush();
    await enqueue(tx, 'refundMail', { refundId, news: 'SETTLED', to: 'CUSTOMER' });
    await announceRefund(tx, refundId);
  });
}

function within(em: EntityManager, work: (tx: EntityManager) => Promise<void>): Promise<void> {
  return retrying(() => em.fork().transactional(work));
}

/**
 * SQL expression on the order `o`: the refund of a cancellation in cents, which is the amount paid less earlier
 * refunds; 0 for counter orders.
 */
export const REFUNDABLE_CENTS = `case when o.payment_intent_id is null then 0 else o.total_cents - coalesce(
  (select sum(amount_cents) from refund where intent_id = o.payment_intent_id and cause in ('LINES', 'ELSEWHERE')), 0)::int end`;

/** Returns the value of `REFUNDABLE_CENTS` for one order, in cents. */
export async function refundableCents(em: EntityManager, { id }: Order): Promise<number> {
  const [row] = await em.execute<{ cents: number }[]>(
    `select ${REFUNDABLE_CENTS} as cents from orders o where id = ?`,
    [id],
  );
  return row?.cents ?? 0;
}
