import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import type { PaymentEvent, PaymentGateway } from '../payments/gateway';
import { Payment, PaymentState } from '../payments/payment.entity';
import type { PayoutService } from '../payments/payout.service';
import { StripeEvent } from '../payments/stripe-event.entity';
import type { SettlementService } from './settlement.service';

/** What verified events of the provider change here. Their order and repetition do not matter. */
export class PaymentNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly payouts: PayoutService,
  ) {}

  /**
   * Verifies and takes one event. It takes effect, then is written down: a crash in between repeats an effect that is
   * harmless to repeat. Throws BAD_USER_INPUT for a signature that is not the provider's.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.gateway.verifyEvent(rawBody, signature);
    if ((await this.em.count(StripeEvent, { id: event.id })) > 0) return;
    await this.take(event);
    await this.em.execute('insert into stripe_event (id, type, received_at) values (?, ?, ?) on conflict do nothing', [
      event.id,
      event.type,
      this.clock.now(),
    ]);
  }

  private async take({ type, intent, account, raw }: PaymentEvent): Promise<void> {
    if (type === 'payment_intent.succeeded' && intent) {
      await this.settlement.settle(intent).catch(unlessUnknown);
    } else if (type === 'payment_intent.canceled' && intent) {
      await this.em.nativeUpdate(
        Payment,
        { intentId: intent.id, state: PaymentState.OPEN },
        { state: PaymentState.CANCELED },
      );
    } else if (type === 'account.updated' || type === 'account.application.deauthorized') {
      const id = account ?? accountIdIn(raw);
      if (id !== null) await this.payouts.follow(id);
    }
  }
}

function accountIdIn(raw: object): string | null {
  const { data } = raw as { data?: { object?: { id?: unknown } } };
  return typeof data?.object?.id === 'string' ? data.object.id : null;
}

/** A payment that is not ours: the provider's account may serve others, and would repeat its news for days. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof Fault && error.code === 'NOT_FOUND')) throw error;
}
