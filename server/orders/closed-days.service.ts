import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { enqueue } from '../queue';
import { isShut } from '../shops/opening-hours';
import { Shop } from '../shops/shop.entity';
import type { HoursOf } from '../shops/shop-hours';
import { dayBegins, nextDayBegins } from './order-day';
import { OrderStatus } from './order-status';
import { Order, OrderSource } from './order.entity';

const ASKED = `update orders set day_closed_asked_at = ?, changed_in = pg_current_xact_id()
  where id = ? and window_id = ? and status = 'PREPARING' and day_closed_asked_at is null returning id`;

/** Paid orders of later days at times at which their shop does not open any more. */
export class ClosedDaysService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hours: HoursOf,
  ) {}

  /** Asks each customer once what to do: another day, or the money back. */
  async ask(shopId: string): Promise<void> {
    const em = this.em.fork();
    const { zone } = await em.findOneOrFail(Shop, { id: shopId });
    const now = this.clock.now();
    const open = { shop: shopId, status: OrderStatus.PREPARING, source: OrderSource.ONLINE, dayClosedAskedAt: null };
    const orders = await em.find(
      Order,
      { ...open, window: { startsAt: { $gte: nextDayBegins(zone, now) } } },
      { populate: ['window'], orderBy: { id: 'asc' } },
    );
    const rules = { zone, ...(await this.hours(shopId)) };
    const shut = orders.filter(({ window }) => isShut(rules, window));
    await inOneStep(em, async (em) => {
      for (const { id: orderId, window } of shut)
        if ((await em.execute<unknown[]>(ASKED, [now, orderId, window.id])).length > 0)
          await enqueue(em, 'dayClosedMail', { orderId });
    });
  }

  /** It opened again before anybody was written to: closed once more, it asks anew. */
  forget({ id, shop }: Order): Promise<void> {
    return inOneStep(this.em.fork(), async (em) => {
      await em.nativeUpdate(Order, { id }, { dayClosedAskedAt: null });
      await enqueue(em, 'closedDays', { shopId: shop.id });
    });
  }

  /** Whether its customer was asked, and the shop still does not open then. */
  async isAsked({ dayClosedAskedAt, status, shop, window }: Order): Promise<boolean> {
    if (dayClosedAskedAt === null || status !== OrderStatus.PREPARING) return false;
    return isShut({ zone: shop.zone, ...(await this.hours(shop.id)) }, window);
  }

  /** Until when its customer may choose: at the beginning of the day it is called off; null where nothing is to be chosen. */
  async until(order: Order): Promise<Date | null> {
    const until = dayBegins(order.shop.zone, order.window.startsAt);
    return until > this.clock.now() && (await this.isAsked(order)) ? until : null;
  }
}
