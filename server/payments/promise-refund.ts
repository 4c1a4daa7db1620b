import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import type { Payment } from './payment.entity';
import { Refund, RefundState } from './refund.entity';

/** Promises a payment's whole amount back, within the caller's transaction; a job keeps the promise, once. `reason` is French. */
export async function promiseRefund(em: EntityManager, payment: Payment, reason: string, now: Date): Promise<Refund> {
  const refund = em.create(Refund, {
    id: newId(),
    payment,
    amountCents: payment.amountCents,
    reason,
    state: RefundState.PENDING,
    createdAt: now,
  });
  await em.flush();
  await em.execute(
    `select graphile_worker.add_job('refund', json_build_object('refundId', ?::text), max_attempts => 25)`,
    [refund.id],
  );
  return refund;
}
