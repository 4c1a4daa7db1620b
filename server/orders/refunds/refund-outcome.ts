import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import { type Dispute, disputeOf } from '../../payments/disputes';
import { leftToRefund } from '../../payments/enqueue-refund';
import type { MadeRefund, RefundView } from '../../payments/stripe/gateway';
import { Payment } from '../../payments/payment.entity';
import { Refund, RefundCause, RefundState, ShopShare } from '../../payments/refund.entity';
import { shopsShareOf } from '../../payments/refund-rules';
import { enqueue } from '../../queue';
import { codedReason } from '../stored-reasons';
import { announcePayment } from '../order-changes';
import * as t from './refund.texts';
import type { Order } from '../order.entity';

const KEY = /^refund:([0-9a-f-]{36})(?::(\d{1,3}))?$/;
/** A bank that could not take the money may do so an hour later; after that a person has to find another way. */
export const MOST_ATTEMPTS = 2;
const AGAIN_AFTER_SECONDS = 3600;

/** Returns the idempotency key of one attempt of a refund, the same on every call. */
export function refundKey({ id, attempt }: Pick<Refund, 'id' | 'attempt'>): string {
  return attempt === 0 ? `refund:${id}` : `refund:${id}:${attempt}`;
}

/** Parses an idempotency key into the refund and attempt it was made for; returns null for a key not made here. */
function refundOfRequest(request: string | null): { id: string; attempt: number } | null {
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
 * Locks a payment, before its order, and only FOR NO KEY UPDATE: a transaction that holds the order and inserts a refund
 * must not wait for this one. Returns false for a payment that is not ours.
 */
export async function lockPayment(em: EntityManager, intentId: string | null): Promise<boolean> {
  const held = await em.execute<unknown[]>('select 1 from payment where intent_id = ? for no key update', [intentId]);
  return held.length > 0;
}

/** Mails a refund's new state, a failure also to shop and operator, and announces it to the order's readers. */
async function reportRefund(
  em: EntityManager,
  intentId: string,
  refundId: string,
  news: 'DONE' | 'FAILED' | 'SETTLED',
): Promise<void> {
  const readers = news === 'FAILED' ? (['CUSTOMER', 'SHOP', 'OPERATOR'] as const) : (['CUSTOMER'] as const);
  for (const to of readers) await enqueue(em, 'refundMail', { refundId, news, to });
  await announcePayment(em, intentId);
}

/** Marks a refund as accepted by the provider, unless its failure was reported first. */
export function markRefunded(em: EntityManager, { id, payment }: Refund, made: RefundView): Promise<void> {
  return transaction(em, async (tx) => {
    const done = await tx.execute<unknown[]>(
      `update refund set state = 'DONE', provider_id = ?, ${TAKE_SHARE} where id = ? and state = 'PENDING' returning id`,
      [made.id, id],
    );
    if (done.length > 0) await reportRefund(tx, payment.intentId, id, 'DONE');
  });
}

/** Marks one of our refunds as failed and enqueues one retry; ignores refunds that are not ours. */
export function markRefundFailed(em: EntityManager, { id, request }: RefundView): Promise<void> {
  const ours = refundOfRequest(request);
  return transaction(em, async (tx) => {
    const failed = await tx.execute<(Pick<Refund, 'id' | 'attempt'> & { intentId: string })[]>(
      `update refund set state = 'FAILED', provider_id = ?, ${TAKE_SHARE} where state in ('PENDING', 'DONE')
         and (provider_id = ? or (id = ?::uuid and attempt = ? and provider_id is null))
       returning id, attempt, intent_id as "intentId"`,
      [id, id, ours?.id ?? null, ours?.attempt ?? 0],
    );
    for (const { id: refundId, attempt, intentId } of failed) {
      if (comesAgain({ state: RefundState.FAILED, attempt }))
        await enqueue(tx, 'refund', { refundId, again: attempt + 1 }, { delay: AGAIN_AFTER_SECONDS });
      await reportRefund(tx, intentId, refundId, 'FAILED');
    }
  });
}

/**
 * Imports a refund made in the provider's dashboard; returns false when it is known, has failed, or is of a payment
 * that is not ours. It reduces what is left to refund; when nothing is left, it counts against one of our pending or
 * failed refunds. Throws CONFLICT when there is none.
 */
export async function importExternalRefund(em: EntityManager, made: MadeRefund, at: Date): Promise<boolean> {
  const { id: providerId, intentId, request, amountCents, isFromShop } = made;
  if (!intentId || hasFailed(made)) return false;
  return transaction(em, async (tx) => {
    if (!(await lockPayment(tx, intentId))) return false;
    await tx.execute('select 1 from orders where payment_intent_id = ? for update', [intentId]);
    const refunds = await tx.find(
      Refund,
      { payment: intentId },
      { orderBy: { createdAt: 'desc', id: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const asked = refundOfRequest(request)?.id;
    if (refunds.some((known) => known.providerId === providerId || known.id === asked)) return false;

    const payment = await tx.findOneOrFail(Payment, { intentId }, { refresh: true });
    const excess = amountCents - (await leftToRefund(tx, payment));
    const open = refunds.find((refund) => excess > 0 && isOpen(refund) && refund.amountCents >= excess);
    if (excess > 0 && !open) throw new Fault('CONFLICT', t.moreThanLeft());
    const share = isFromShop || open?.share === ShopShare.TAKEN ? ShopShare.TAKEN : ShopShare.OWED;
    const shopOwesCents = (isFromShop ? 0 : amountCents) - (open?.share === ShopShare.TAKEN ? amountCents : 0);
    const facts = { providerId, amountCents, share, shopOwesCents, state: RefundState.DONE };
    const part = { payment, ...codedReason('ELSEWHERE'), cause: RefundCause.ELSEWHERE, createdAt: at, ...facts };
    const written =
      open?.amountCents === excess ? Object.assign(open, facts) : tx.create(Refund, { id: newId(at), ...part });
    if (open && open !== written) reduce(open, excess);
    await tx.flush();
    await reportRefund(tx, intentId, written.id, 'DONE');
    return true;
  });
}

function isOpen({ state }: Refund): boolean {
  return state === RefundState.PENDING || state === RefundState.FAILED;
}

/** Takes off a refund what was given another way; a changed amount needs a new idempotency key. */
function reduce(refund: Refund, cents: number): void {
  refund.amountCents -= cents;
  if (refund.share === ShopShare.OWED) refund.shopOwesCents -= cents;
  if (refund.state === RefundState.PENDING) refund.attempt += 1;
}

/**
 * Settles a refund as far as the bank has returned its money; a part becomes a refund of its own. Returns true when
 * nothing of the refund is left to be made. Lines refunded after the dispute was lost are due in addition to what the
 * bank returned.
 */
export function settleReturnedByBank(em: EntityManager, { id, payment }: Refund, at: Date): Promise<boolean> {
  const { intentId } = payment;
  return transaction(em, async (tx) => {
    await lockPayment(tx, intentId);
    const refund = await tx.findOneOrFail(Refund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!isOpen(refund)) return true;
    const { returnedCents, lostAt } = await disputeOf(tx, intentId);
    if (refund.cause === RefundCause.LINES && lostAt !== null && refund.createdAt > lostAt) return false;
    const amountCents = Math.min(refund.amountCents, returnedCents);
    if (amountCents <= 0) return false;
    const { reason: settledHow, reasonCode: settledHowCode } = codedReason('BY_BANK');
    const facts = { state: RefundState.SETTLED, settledHow, settledHowCode, settledAt: at, shopOwesCents: 0 };
    const { share, createdAt } = refund;
    const part = { payment: refund.payment, amountCents, cause: RefundCause.ELSEWHERE, share, createdAt, ...facts };
    const isWhole = amountCents === refund.amountCents;
    if (!isWhole) reduce(refund, amountCents);
    const returned = isWhole
      ? Object.assign(refund, facts)
      : tx.create(Refund, { id: newId(at), ...codedReason('BY_BANK'), ...part });
    await tx.flush();
    await reportRefund(tx, intentId, returned.id, 'SETTLED');
    return isWhole;
  });
}

/** Reopens refunds settled by the bank, which has taken that money back. The caller enqueues them. */
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

/** Leaves a refund refused for good to a person; false when it or its dispute has changed meanwhile. */
export function markRefundRefused(
  em: EntityManager,
  { id, attempt, amountCents, payment: { intentId } }: Refund,
  asked: Dispute,
): Promise<boolean> {
  return transaction(em, async (tx) => {
    await lockPayment(tx, intentId);
    if (!isDeepStrictEqual(await disputeOf(tx, intentId), asked)) return false;
    const refused = await tx.execute<unknown[]>(
      `update refund set state = 'FAILED', attempt = greatest(attempt, ?)
       where id = ? and state = 'PENDING' and attempt = ? and amount_cents = ? returning id`,
      [MOST_ATTEMPTS - 1, id, attempt, amountCents],
    );
    if (refused.length > 0) await reportRefund(tx, intentId, id, 'FAILED');
    return refused.length > 0;
  });
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

interface Settling {
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
export function settleOtherwise(em: EntityManager, { refundId, how, at, shopId }: Settling): Promise<void> {
  return transaction(em, async (tx) => {
    const refund = isUuid(refundId)
      ? await tx.findOne(
          Refund,
          { id: refundId },
          { populate: ['payment.checkout'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['r0'] },
        )
      : null;
    const checkout = refund?.payment.checkout;
    if (!refund || !checkout || (shopId !== null && checkout.shop.id !== shopId))
      throw new Fault('NOT_FOUND', t.unknown());
    if (refund.state === RefundState.SETTLED) return;
    if (refund.state !== RefundState.FAILED) throw new Fault('CONFLICT', t.notFailed());
    const share = shopsShareOf(refund, checkout);
    const isTaken = refund.share === ShopShare.TAKEN;
    // The shop bears its share exactly once, no matter who gave the money.
    refund.shopOwesCents = (shopId === null ? share : share - refund.amountCents) - (isTaken ? share : 0);
    Object.assign(refund, { state: RefundState.SETTLED, settledHow: how, settledHowCode: null, settledAt: at });
    await tx.flush();
    await reportRefund(tx, refund.payment.intentId, refundId, 'SETTLED');
  });
}

/** SQL on the order `o`: what its cancellation refunds, in cents; 0 for counter orders. */
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
