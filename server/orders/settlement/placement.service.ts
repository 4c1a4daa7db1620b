import { LoadStrategy } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { Cart } from '../../carts/cart.entity';
import { queryIn, rowsOf, preparedQuery } from '../../database/query';
import { Fault } from '../../errors';
import { isUuid } from '../../identifiers';
import { Item } from '../../menus/item.entity';
import { NotOnThatDay } from '../../menus/menu.types';
import { CartEmpty } from '../../payments/checkout/checkout.results';
import { unavailableAt } from '../../pickup/chosen-window';
import type { PaymentGateway } from '../../payments/stripe/stripe-gateway';
import { Payment } from '../../payments/payment.entity';
import { findWindow, type PickupWindow, type WindowName } from '../../pickup/pickup-windows';
import { WindowInvalid } from '../../pickup/pickup.types';
import { windowRow } from '../../pickup/holds';
import type { PickupService } from '../../pickup/pickup.service';
import { Shop } from '../../shops/shop.entity';
import type { ShopService } from '../../shops/shop.service';
import { Order } from '../order.entity';
import { PaymentPending, PaymentRefunded } from '../order.types';
import type { SettlementService } from './settlement.service';
import * as t from './settlement.texts';

export interface PlaceRequest {
  shopId: string;
  /** Window named by the client; only read when the payment was opened without one. */
  window: WindowName | null;
  intentId: string | null;
}

interface PaymentRow {
  intentId: string;
  hasWindow: boolean;
  /** Whether the payment belongs to an earlier order and the cart was filled again since. */
  isHistory: boolean;
}

// Searches the customer's 20 latest checkouts in the shop, and of older ones only that of the named payment.
const PAYMENT = preparedQuery(
  'payment-to-place',
  `select p.intent_id as "intentId", c.window_id is not null as "hasWindow",
     exists (select from cart where cart.customer_id = c.customer_id and cart.shop_id = c.shop_id and exists (select from cart_line
       where cart_id = cart.id) and touched_at > (select created_at from orders where payment_intent_id = p.intent_id)) as "isHistory"
   from checkout c join payment p on p.checkout_id = c.id where c.id in (
     (select id from checkout where customer_id = ? and shop_id = ? order by created_at desc limit 20)
     union select checkout_id from payment where intent_id = ?)
   and c.customer_id = ? and c.shop_id = ? and (?::text is null or p.intent_id = ?::text) order by p.created_at desc limit 1`,
);

/** Handles the customer's place-order call: finds the payment, queries the provider and settles it. */
export class PlacementService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shops: ShopService,
    private readonly pickup: PickupService,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
  ) {}

  /** Returns the one order of the payment. Idempotent, also under concurrent calls. */
  async place(customerId: string, { shopId, window, intentId }: PlaceRequest) {
    const asked = [customerId, shopId, intentId];
    const [payment] = isUuid(shopId) ? await rowsOf<PaymentRow>(this.em, PAYMENT, [...asked, ...asked, intentId]) : [];
    if (!payment) {
      await this.shops.shown(shopId);
      if (intentId !== null) throw new Fault('NOT_FOUND', t.unknown());
      const cart = await this.em.count(Cart, { customer: customerId, shop: shopId, lines: { $some: {} } });
      return cart > 0 ? new PaymentPending() : new CartEmpty();
    }
    if (intentId === null && payment.isHistory) return new PaymentPending();
    const intent = await this.gateway.retrieveIntent(payment.intentId);
    if (intent?.status !== 'succeeded') return new PaymentPending();

    let chosen = null;
    if (window && !payment.hasWindow) {
      // A paid order is placed even if the shop was hidden meanwhile.
      const shop = await this.em.findOneOrFail(Shop, { id: shopId });
      const windows = await this.pickup.windows(shop);
      const offered = findWindow(windows, window);
      const unavailable = offered && (await this.unavailableReason(payment.intentId, shop, offered, windows));
      if (unavailable) return unavailable;
      chosen = offered ? await windowRow(queryIn(this.em), shop, offered, this.clock.now()) : null;
    }
    const settled = await this.settlement.settle(intent, chosen);
    if ('waiting' in settled) return new WindowInvalid();
    if ('refunded' in settled) return new PaymentRefunded();
    // In a fork, which has read none of them: to refresh them takes a statement each.
    const populate = ['lines', 'shop', 'window'] as const;
    return this.em.fork().findOneOrFail(Order, { id: settled.orderId }, { populate, strategy: LoadStrategy.JOINED });
  }

  /** Returns why a window chosen after paying does not fit what was paid for, as of the hold; null when it fits. */
  private async unavailableReason(
    intentId: string,
    shop: Shop,
    offered: PickupWindow,
    windows: readonly PickupWindow[],
  ) {
    const { checkout } = await this.em.findOneOrFail(Payment, { intentId }, { populate: ['checkout'] });
    const { lines, createdAt } = checkout;
    const items = await this.em.find(Item, { id: lines.map(({ itemId }) => itemId) }, { populate: ['category'] });
    const views = items.map((item) => ({ view: { item } }));
    const unavailable = unavailableAt({ offered, windows, shop }, views, createdAt);
    if (unavailable instanceof NotOnThatDay) return new WindowInvalid(unavailable.message);
    // The held pieces count for one business day, so counted items cannot be moved to another.
    const { laterDay } = await this.pickup.dayOf(shop, offered.startsAt, createdAt);
    const isOther = laterDay !== checkout.aheadDay;
    const isCounted = items.some(
      ({ stock, stockDay, orderRules }) => (stock ?? stockDay ?? orderRules?.dayCapacity ?? null) !== null,
    );
    return isOther && isCounted ? new WindowInvalid() : unavailable;
  }

  /** Returns true once, for the call that first hands the order to its customer (201, then 200; specification 4.7). */
  async claim(order: Order): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(Order, { id: order.id, claimedAt: null }, { claimedAt: this.clock.now() })) === 1
    );
  }
}
