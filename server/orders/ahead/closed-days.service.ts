import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { enqueue } from '../../queue';
import { isShut } from '../../shops/hours/opening-hours';
import { Shop } from '../../shops/shop.entity';
import type { HoursOf } from '../../shops/hours/shop-hours';
import { OrderStatus } from '../order-status';
import { Order, OrderSource } from '../order.entity';

const ASKED = `update orders set day_closed_asked_at = ?, changed_in = pg_current_xact_id()
  where id = ? and window_id = ? and status = 'PREPARING' and day_closed_asked_at is not distinct from ? returning id`;

/** Handles paid orders of later days at times when their shop no longer opens. */
export class ClosedDaysService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hours: HoursOf,
  ) {}

  /** Asks each customer once for another day or a refund; notifies those asked when the shop opens after all. */
  async ask(shopId: string): Promise<void> {
    const em = this.em.fork();
    const { zone } = await em.findOneOrFail(Shop, { id: shopId });
    const now = this.clock.now();
    const open = { shop: shopId, status: OrderStatus.PREPARING, source: OrderSource.ONLINE };
    const where = { ...open, window: { shownFrom: { $gt: now } } };
    const orders = await em.find(Order, where, { populate: ['window'], orderBy: { id: 'asc' } });
    const rules = { zone, ...(await this.hours(shopId)) };
    const changed = orders.filter((one) => isShut(rules, one.window) !== (one.dayClosedAskedAt !== null));
    await transaction(this.em, async (em) => {
      for (const { id: orderId, window, dayClosedAskedAt: before } of changed) {
        const after = before === null ? now : null;
        if ((await em.execute<unknown[]>(ASKED, [after, orderId, window.id, before])).length === 0) continue;
        if (before === null) await enqueue(em, 'dayClosedMail', { orderId });
        else await enqueue(em, 'dayReopenedMail', { orderId, requestedAt: before.toISOString() });
      }
    });
  }

  /** Clears the question when the day reopened before its mail was sent, so that closing the day again asks anew. */
  forget({ id, shop }: Order): Promise<void> {
    return transaction(this.em, async (em) => {
      await em.nativeUpdate(Order, { id }, { dayClosedAskedAt: null });
      await enqueue(em, 'closedDays', { shopId: shop.id });
    });
  }

  /** Returns whether the customer was asked about their closed day and the shop is still closed at that time. */
  async isAsked({ dayClosedAskedAt, status, shop, window }: Order): Promise<boolean> {
    if (dayClosedAskedAt === null || status !== OrderStatus.PREPARING) return false;
    return isShut({ zone: shop.zone, ...(await this.hours(shop.id)) }, window);
  }

  /** Returns until when the customer may choose: until the day begins; null when there is nothing to choose. */
  async until(order: Order): Promise<Date | null> {
    const until = order.window.shownFrom;
    return until > this.clock.now() && (await this.isAsked(order)) ? until : null;
  }
}
