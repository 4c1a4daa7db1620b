import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../../graphql/rules/order-status';
import { refundTotals, type OrderRefund } from '../../../graphql/rules/refunds';
import type { Clock } from '../../clock';
import { queryIn } from '../../database/query';
import { transaction } from '../../database/transaction';
import { enqueue } from '../../queue';
import type { CancellationService } from '../cancellation/cancellation.service';
import type { ClosedDaysService } from './closed-days.service';
import { announce, lockOrder } from '../order-changes';
import { isOfFormerDay, pickupDay } from '../order-day';
import { OPEN_STATUSES } from '../order-status';
import { Order } from '../order.entity';
import { refundsOf } from '../refunds/refund.service';
import { Field, ID, Int, ObjectType } from 'type-graphql';

/** Lists a shop's orders for later days and starts such a day. */
export class OrdersAheadService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly closedDays: ClosedDaysService,
    private readonly cancellations: CancellationService,
  ) {}

  /** Returns a shop's open orders for later days, grouped by day, with the quantities to make. */
  async calendar(shopId: string): Promise<DayToCome[]> {
    const orders = await this.em.find(
      Order,
      { shop: shopId, status: OPEN_STATUSES, window: { shownFrom: { $gt: this.clock.now() } } },
      { populate: ['lines', 'shop', 'window'], orderBy: { window: { startsAt: 'asc' }, createdAt: 'asc' } },
    );
    const of = refundsOf(queryIn(this.em));
    const refunds = await Promise.all(orders.flatMap(({ paymentIntentId: id }) => (id === null ? [] : [of(id)])));
    const byDay = Map.groupBy(orders, ({ window, shop }) => pickupDay(window, shop.zone));
    return [...byDay].map(([day, orders]) =>
      Object.assign(new DayToCome(), { day, orders, items: toMake(orders, refunds.flat()) }),
    );
  }

  /** Starts the day of an order: announces it, or cancels it when the shop is closed; true when it is to be made. */
  async begin(orderId: string, movedAt?: string): Promise<boolean> {
    const before = await this.em.fork().findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window'] });
    const isShut = await this.closedDays.isAsked(before);
    return transaction(this.em, async (em) => {
      const order = await lockOrder(em, orderId);
      if (isOfFormerDay(order, movedAt)) return false;
      const early = order.window.shownFrom.getTime() - this.clock.now().getTime();
      if (early > 0) await enqueue(em, 'orderDay', { orderId, ...(movedAt && { movedAt }) }, { delay: early / 1000 });
      else if (isShut && (await this.cancellations.forGood(em, order, 'DAY_CLOSED'))) return false;
      else await announce(em, orderId);
      return early <= 0 && isOpen(order.status);
    });
  }
}

function toMake(orders: readonly Order[], refunds: readonly OrderRefund[]): DayToCome['items'] {
  const { piecesOf } = refundTotals(refunds);
  const byItem = Map.groupBy(
    orders.flatMap(({ lines }) => lines.getItems()),
    ({ itemId }) => itemId,
  );
  const items = [...byItem].map(([itemId, lines]) => ({
    itemId,
    name: lines[0]?.name ?? '',
    quantity: lines.reduce((sum, { id, quantity }) => sum + quantity - piecesOf(id), 0),
  }));
  return items.filter(({ quantity }) => quantity > 0);
}

@ObjectType()
class ItemToMake {
  @Field(() => ID) itemId!: string;
  @Field(() => String, { description: 'As it was ordered.' }) name!: string;
  @Field(() => Int, { description: 'In all orders of the day, less what was given back.' }) quantity!: number;
}

@ObjectType({ description: 'A day after today with what was ordered for it.' })
export class DayToCome {
  @Field(() => String, { description: 'YYYY-MM-DD, shop-local.' }) day!: string;
  @Field(() => [Order], { description: 'Open ones, by window.' }) orders!: Order[];
  @Field(() => [ItemToMake]) items!: ItemToMake[];
}
