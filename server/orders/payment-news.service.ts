import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import type { PaymentEvent, PaymentGateway } from '../payments/gateway';
import { Payment, PaymentState } from '../payments/payment.entity';
import { StripeEvent } from '../payments/stripe-event.entity';
import { Shop } from '../shops/shop.entity';
import { openWhenReady } from '../shops/shop-opening';
import type { SettlementService } from './settlement.service';

/** What verified events of the provider change here. Their order and repetition do not matter. */
export class PaymentNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
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
    } else if (type === 'account.updated') {
      const id = account ?? accountIdIn(raw);
      if (id !== null) await this.refreshAccount(id);
    }
  }

  /** The account itself is asked, because an older event may come after a newer one. */
  private async refreshAccount(id: string): Promise<void> {
    const { chargesEnabled } = await this.gateway.retrieveAccount(id);
    await this.em.nativeUpdate(Shop, { paymentAccountId: id }, { chargesEnabled });
    const shop = await this.em.findOne(Shop, { paymentAccountId: id });
    if (shop) await openWhenReady(this.em, shop.id, this.clock.now());
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
