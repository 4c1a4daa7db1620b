import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttemptLimiter } from '../accounts/sign-in/attempt-limiter';
import type { PaymentGateway } from './stripe/stripe-gateway';

/** Stops trying one card after another: cancels the payment, and none can be opened for an hour (limits.ts). */
export class FailedCardsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: AttemptLimiter,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Counts a declined card for the customer of the payment, once per event, however often the event is applied. */
  async count(intentId: string, newsId: string): Promise<void> {
    const [row] = await this.em.execute<{ customer_id: string }[]>(
      'select c.customer_id from payment p join checkout c on c.id = p.checkout_id where p.intent_id = ?',
      [intentId],
    );
    if (!row) return;
    const isNew = (await this.limiter.refuse('failedCardNews', newsId, '')) === null;
    if (isNew) await this.limiter.refuse('failedCard', row.customer_id, '');
    if ((await this.limiter.pause('failedCard', row.customer_id)) === null) return;
    await this.gateway.cancelIntent(intentId);
  }
}
