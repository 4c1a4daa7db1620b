import type { EntityManager } from '@mikro-orm/postgresql';
import type { IntentView, PaymentGateway } from './gateway';
import { Payment, PaymentState } from './payment.entity';

/**
 * Ends a payment before what it pays for is given away, by whoever wants to give it away: that may go once the answer is
 * `canceled`. One that is still under way at the bank may yet succeed: it stays open, and its hold stays with it.
 * Throws UNAVAILABLE when the provider does not say, by `answerBy` where that is given.
 */
export async function endPayment(
  em: EntityManager,
  gateway: PaymentGateway,
  intentId: string,
  answerBy?: number,
): Promise<IntentView> {
  const intent = await gateway.cancelIntent(intentId, answerBy);
  if (intent.status === 'canceled') await writeDownEnd(em, intentId);
  return intent;
}

/** Writes down that a payment was cancelled, where nothing else has become of it. */
export async function writeDownEnd(em: EntityManager, intentId: string): Promise<void> {
  await em.nativeUpdate(Payment, { intentId, state: PaymentState.OPEN }, { state: PaymentState.CANCELLED });
}
