import type { EntityManager } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { enqueue } from '../queue';
import type { Payment } from './payment.entity';
import * as t from './payment.texts';
import { disputeOf, DisputeState } from './disputes';
import { Refund, type RefundCause, RefundState } from './refund.entity';

interface RefundRequest {
  cause: RefundCause;
  /** Reason and code, as in the columns of `Refund`. */
  reason: string;
  reasonCode: string | null;
  at: Date;
  /** Cents to refund; absent: all that is left. */
  amountCents?: number;
  /** The caller's own id, so that a repeated call is the same refund. */
  id?: string;
}

/** Returns the part of a payment, in cents, for which no refund was requested yet. */
export async function leftToRefund(em: EntityManager, payment: Payment): Promise<number> {
  const before = await em.find(Refund, { payment: payment.intentId }, { disableIdentityMap: true });
  return payment.amountCents - before.reduce((sum, refund) => sum + refund.amountCents, 0);
}

/**
 * Records a refund and enqueues its execution within the caller's transaction, which must hold the lock of the payment
 * or order. Without an amount and with nothing left, as after refunds made elsewhere, it returns the latest refund.
 * Throws CONFLICT when the amount exceeds what is left.
 */
export async function enqueueRefund(em: EntityManager, payment: Payment, request: RefundRequest): Promise<Refund> {
  const { cause, reason, reasonCode, at, id = newId(at) } = request;
  const left = await leftToRefund(em, payment);
  if (left === 0 && request.amountCents === undefined)
    return em.findOneOrFail(Refund, { payment: payment.intentId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const amountCents = request.amountCents ?? left;
  if (amountCents < 1 || amountCents > left) throw new Fault('CONFLICT', t.amountRefunded());
  const facts = { id, payment, amountCents, reason, reasonCode, cause, createdAt: at };
  const refund = em.create(Refund, { ...facts, state: RefundState.PENDING });
  await em.flush();
  await enqueue(em, 'refund', { refundId: refund.id });
  return refund;
}

/** Enqueues the refunds of a payment that are not made yet, because its dispute has changed. */
export async function enqueueOpenRefunds(em: EntityManager, intentId: string): Promise<void> {
  const open = { payment: intentId, state: [RefundState.PENDING, RefundState.FAILED] };
  for (const { id: refundId } of await em.find(Refund, open, { disableIdentityMap: true }))
    await enqueue(em, 'refund', { refundId });
}

/** Returns whether the bank is deciding about a payment's money, or has returned all of it. */
export async function isHeldByBank(em: EntityManager, intentId: string | null): Promise<boolean> {
  if (intentId === null) return false;
  const { state, isReturned } = await disputeOf(em, intentId);
  return state === DisputeState.OPEN || isReturned;
}
