import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { retrying } from '../database/retry';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { leftToRefund } from '../payments/enqueue-refund';
import type { MadeRefund } from '../payments/gateway';
import { Payment } from '../payments/payment.entity';
import { Refund, RefundCause, RefundState, ShopShare } from '../payments/refund.entity';
import { enqueue } from '../queue';
import { codedReason } from './stored-reasons';
import { announceRefund } from './order-changes';
import { hasFailed, refundOfRequest } from './refund-outcome';
import * as t from './refund.texts';

/**
 * Imports a refund made in the provider's dashboard; returns false when it is known, has failed, or is of a payment
 * that is not ours. It reduces what is left to refund; when nothing is left, it counts against one of our pending or
 * failed refunds. Throws CONFLICT when there is none.
 */
export async function importExternalRefund(em: EntityManager, made: MadeRefund, at: Date): Promise<boolean> {
  const { intentId } = made;
  if (!intentId || hasFailed(made)) return false;
  return retrying(() => em.fork().transactional((tx) => importInTransaction(tx, intentId, made, at)));
}

async function importInTransaction(em: EntityManager, intentId: string, made: MadeRefund, at: Date): Promise<boolean> {
  const { id: providerId, request, amountCents, isFromShop } = made;
  // Lock the payment before the order, and only FOR NO KEY UPDATE: a transaction that holds the order and inserts a
  // refund must not wait for this one.
  const held = await em.execute<unknown[]>('select 1 from payment where intent_id = ? for no key update', [intentId]);
  if (held.length === 0) return false;
  await em.execute('select 1 from orders where payment_intent_id = ? for update', [intentId]);
  const refunds = await em.find(
    Refund,
    { payment: intentId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const asked = refundOfRequest(request)?.id;
  if (refunds.some((known) => known.providerId === providerId || known.id === asked)) return false;

  const payment = await em.findOneOrFail(Payment, { intentId }, { refresh: true });
  const excess = amountCents - (await leftToRefund(em, payment));
  const open = refunds.find(
    ({ state, amountCents: cents }) =>
      excess > 0 && (state === RefundState.PENDING || state === RefundState.FAILED) && cents >= excess,
  );
  if (excess > 0 && !open) throw new Fault('CONFLICT', t.moreThanLeft());
  const share = isFromShop || open?.share === ShopShare.TAKEN ? ShopShare.TAKEN : ShopShare.OWED;
  const shopOwesCents = (isFromShop ? 0 : amountCents) - (open?.share === ShopShare.TAKEN ? amountCents : 0);
  const facts = { providerId, amountCents, share, shopOwesCents, state: RefundState.DONE };
  if (open && open.amountCents > excess) {
    open.amountCents -= excess;
    if (open.share === ShopShare.OWED) open.shopOwesCents -= excess;
    // A changed amount needs a new idempotency key.
    if (open.state === RefundState.PENDING) open.attempt += 1;
  }
  const written =
    open?.amountCents === excess
      ? Object.assign(open, facts)
      : em.create(Refund, {
          id: newId(at),
          payment,
          ...codedReason('ELSEWHERE'),
          cause: RefundCause.ELSEWHERE,
          createdAt: at,
          ...facts,
        });
  await em.flush();
  await enqueue(em, 'refundMail', { refundId: written.id, news: 'DONE', to: 'CUSTOMER' });
  await announceRefund(em, written.id);
  return true;
}
