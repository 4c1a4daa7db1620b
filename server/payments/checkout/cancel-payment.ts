import type { EntityManager } from '@mikro-orm/postgresql';
import type { IntentView } from '../stripe/gateway';
import type { PaymentGateway } from '../stripe/stripe-gateway';
import { Payment, PaymentState } from '../payment.entity';

/**
 * Cancels a payment before its hold is released or replaced, which is safe once the returned status is `canceled`. A
 * payment that the bank is still processing may yet succeed: it stays open and keeps its hold. Throws UNAVAILABLE when
 * the provider does not answer, by `answerBy` when given.
 */
export async function cancelPayment(
  em: EntityManager,
  gateway: PaymentGateway,
  intentId: string,
  answerBy?: number,
): Promise<IntentView> {
  const intent = await gateway.cancelIntent(intentId, answerBy);
  if (intent.status === 'canceled') await markCancelled(em, intentId);
  return intent;
}

/** Marks an open payment as cancelled; any other state is left unchanged. */
export async function markCancelled(em: EntityManager, intentId: string): Promise<void> {
  await em.nativeUpdate(Payment, { intentId, state: PaymentState.OPEN }, { state: PaymentState.CANCELLED });
}
