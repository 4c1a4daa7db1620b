import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { enqueue } from '../queue';
import { RefundState } from '../payments/refund.entity';
import { Shop } from '../shops/shop.entity';
import { dayIn } from '../shops/wall-clock';
import type { CancellationService } from './cancellation.service';
import type { ClosedDaysService } from './closed-days.service';
import { announce } from './order-changes';
import { dayBegins, isOfFormerDay, nextDayBegins } from './order-day';
import { OPEN_STATUSES } from './order-status';
import { Order } from './order.entity';
import { RefundLine } from './refund-line.entity';
import { DayToCome } from './orders-ahead.results';

/** Orders for the days after today. */
export class OrdersAheadService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly closedDays: ClosedDaysService,
    private readonly cancellations: CancellationService,
  ) {}

  /** The open ones of a shop, day by day, with what is to be made for each. */
  async calendar(shopId: string): Promise<DayToCome[]> {
    const { zone } = await this.em.findOneOrFail(Shop, { id: shopId });
    const tomorrow = nextDayBegins(zone, this.clock.now());
    const orders = await this.em.find(
      Order,
      { shop: shopId, status: OPEN_STATUSES, window: { startsAt: { $gte: tomorrow } } },
      { populate: ['lines', 'shop', 'window'], orderBy: { window: { startsAt: 'asc' }, createdAt: 'asc' } },
    );
    const given = await this.em.find(RefundLine, {
      line: { order: orders.map(({ id }) => id) },
      refund: { state: { $ne: RefundState.FAILED } },
    });
    const byDay = Map.groupBy(orders, ({ window }) => dayIn(zone, window.startsAt));
    return [...byDay].map(([day, orders]) =>
      Object.assign(new DayToCome(), { day, orders, items: toMake(orders, given) }),
    );
  }

  /** The day of an order begins: boards get it. True when it is to be made. */
  async begin(orderId: string, movedAt?: string): Promise<boolean> {
    const before = await this.em.fork().findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window'] });
    const isShut = await this.closedDays.isAsked(before);
    return inOneStep(this.em.fork(), async (em) => {
      const order = await em.findOneOrFail(
        Order,
        { id: orderId },
        { populate: ['shop', 'window'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['o0'] },
      );
      if (isOfFormerDay(order, movedAt)) return false;
      const early = dayBegins(order.shop.zone, order.window.startsAt).getTime() - this.clock.now().getTime();
      if (early > 0) await enqueue(em, 'orderDay', { orderId, ...(movedAt && { movedAt }) }, { delay: early / 1000 });
      else if (isShut && (await this.cancellations.whenDayClosed(em, order))) return false;
      else await announce(em, orderId);
      return early <= 0 && isOpen(order.status);
    });
  }
}

/** What was given back is not made. */
function toMake(orders: readonly Order[], given: readonly RefundLine[]): DayToCome['items'] {
  const back = Map.groupBy(given, ({ line }) => line.id);
  const byItem = Map.groupBy(
    orders.flatMap(({ lines }) => lines.getItems()),
    ({ itemId }) => itemId,
  );
  const items = [...byItem].map(([itemId, lines]) => ({
    itemId,
    name: lines[0]?.name ?? '',
    quantity: sum(lines) - sum(lines.flatMap(({ id }) => back.get(id) ?? [])),
  }));
  return items.filter(({ quantity }) => quantity > 0);
}

const sum = (parts: readonly { quantity: number }[]) => parts.reduce((all, { quantity }) => all + quantity, 0);
