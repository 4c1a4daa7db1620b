import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Cart } from '../carts/cart.entity';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { CartEmpty } from '../payments/checkout.results';
import type { PaymentGateway } from '../payments/gateway';
import { Payment } from '../payments/payment.entity';
import { findWindow, type WindowName } from '../pickup/pickup-windows';
import { WindowInvalid } from '../pickup/pickup.results';
import type { PickupService } from '../pickup/pickup.service';
import type { ShopService } from '../shops/shop.service';
import { Order } from './order.entity';
import { PaymentPending, PaymentRefunded } from './order.results';
import type { SettlementService } from './settlement.service';

export interface PlaceRequest {
  shopId: string;
  /** Only read when the payment was opened without a window. */
  window: WindowName | null;
  intentId: string | null;
}

/** The customer's own « place order »: finds the payment, asks the provider and settles it. */
export class PlacementService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shops: ShopService,
    private readonly pickup: PickupService,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
  ) {}

  /** Idempotent: answers the one order of the payment, also under concurrent calls. */
  async place(customerId: string, { shopId, window, intentId }: PlaceRequest) {
    const payment = await this.paymentOf(customerId, shopId, intentId);
    // A paid order is placed even if the shop was hidden meanwhile.
    const shop = payment?.checkout.shop ?? (await this.shops.visible(shopId));
    if (!payment && intentId !== null) throw new Fault('NOT_FOUND', 'Paiement introuvable.');
    const cart = await this.em.findOne(Cart, { customer: customerId, shop: shop.id, lines: { $some: {} } });
    if (!payment) return cart ? new PaymentPending() : new CartEmpty();
    if (intentId === null && cart && (await this.isHistory(payment, cart))) return new PaymentPending();
    const intent = await this.gateway.retrieveIntent(payment.intentId);
    if (intent?.status !== 'succeeded') return new PaymentPending();

    let chosen = null;
    if (!payment.checkout.window) {
      const offered = window && findWindow(await this.pickup.windows(shop), window);
      chosen = offered ? await this.pickup.windowRow(this.em, shop, offered) : null;
    }
    const settled = await this.settlement.settle(intent, chosen);
    if ('waiting' in settled) return new WindowInvalid();
    return 'order' in settled
      ? this.em.findOneOrFail(Order, { id: settled.order.id }, { populate: ['lines', 'shop', 'window'], refresh: true })
      : new PaymentRefunded();
  }

  private async paymentOf(customerId: string, shopId: string, intentId: string | null): Promise<Payment | null> {
    if (!isUuid(shopId)) return null;
    return this.em.findOne(
      Payment,
      { checkout: { customer: customerId, shop: shopId }, ...(intentId !== null && { intentId }) },
      { populate: ['checkout.shop'], orderBy: { createdAt: 'desc' } },
    );
  }

  /** Whether a payment belongs to an earlier order and the cart was filled again since. */
  private async isHistory(payment: Payment, cart: Cart): Promise<boolean> {
    return (await this.em.count(Order, { paymentIntentId: payment.intentId, createdAt: { $lt: cart.touchedAt } })) > 0;
  }

  /** True once: for the call that first hands the order to its customer (201, then 200; specification 4.7). */
  async claim(order: Order): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(Order, { id: order.id, claimedAt: null }, { claimedAt: this.clock.now() })) === 1
    );
  }
}
