import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import type { CancellationService } from '../orders/cancellation/cancellation.service';
import { Order } from '../orders/order.entity';
import { toBeSeenFrom } from '../orders/order-day';
import { dueIn, isUnseen, mailWait, type UnseenStep } from '../orders/board/unseen';
import { OrderStatus } from '../orders/order-status';
import { enqueue, type Jobs } from '../queue';
import { endOfToday } from '../shops/hours/business-day';
import type { Shop } from '../shops/shop.entity';
import { openingRulesOf } from '../shops/hours/shop-hours';
import type { BoardPresenceService } from './board-presence.service';
import * as t from './unseen.texts';

const BOARD = '/ownerorders';

/**
 * Escalates an unseen order step by step. A step runs when it is due by the product's clock, the order is still unseen
 * and the shop has it switched on. It is recorded in the same transaction, so that it runs once however often it is
 * checked.
 */
export class EscalationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cancellations: CancellationService,
    private readonly boards: BoardPresenceService,
  ) {}

  /** Runs a step of an order when it is due and still needed; enqueues it again when it is too early. */
  async take({ orderId, step }: Jobs['unseenOrder']): Promise<void> {
    await transaction(this.em, (em) => this.takeIn(em, orderId, step));
  }

  private async takeIn(em: EntityManager, orderId: string, step: UnseenStep): Promise<void> {
    // Locked before the order, because the mail of one order also records the other unseen orders.
    if (step === 'MAIL') await lockShopMails(em, orderId);
    const order = await em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return;
    await em.populate(order, ['shop', 'window']);
    const now = this.clock.now();
    const wait = dueIn(step, order, order.shop, now);
    if (wait === null) return;
    const held = step === 'MAIL' ? mailWait(await lastMailAt(em, order), now) : 0;
    if (wait > 0 || held > 0)
      return enqueue(em, 'unseenOrder', { orderId, step }, { delay: Math.max(wait, held) / 1000 });
    const taken = await em.execute<unknown[]>(
      'insert into order_alert (order_id, step, at) values (?, ?, ?) on conflict do nothing returning step',
      [orderId, step, now],
    );
    if (taken.length === 0) return;
    switch (step) {
      case 'PUSH':
        return this.tellDevices(em, order);
      case 'MAIL':
        await recordNeighbours(em, order, now);
        if (order.shop.alertMail) await enqueue(em, 'unseenMail', { orderId, step });
        if (order.shop.alertSms) await enqueue(em, 'unseenSms', { orderId });
        return;
      case 'CANCEL':
        return this.callOff(em, order, now);
    }
  }

  private async tellDevices(em: EntityManager, { id, shop, token }: Order): Promise<void> {
    const away = await this.boards.isAway(shop.id);
    await this.push(em, shop, `unseen:${id}`, () => ({
      title: t.notSeenYet(token),
      body: away ? t.ringsNowhere() : t.ringsOnBoard(),
    }));
  }

  /** Cancels an unseen order with a refund and pauses the shop, so that no other customer orders in vain today. */
  private async callOff(em: EntityManager, { id, shop, token }: Order, now: Date): Promise<void> {
    if (!(await this.cancellations.whenUnseen(em, id))) return;
    await pauseToday(em, shop, now);
    await enqueue(em, 'unseenMail', { orderId: id, step: 'CANCEL' });
    await this.push(em, shop, `unseenCancelled:${id}`, () => ({ title: t.orderCancelled(token), body: t.nobodySaw() }));
  }

  private async push(em: EntityManager, { id }: Shop, event: string, words: () => { title: string; body: string }) {
    const owner = await em.findOneOrFail(Account, { id });
    await enqueue(em, 'push', { accountIds: [id], event, ...inLanguageOf(owner, words), url: BOARD });
  }
}

async function lockShopMails(em: EntityManager, orderId: string): Promise<void> {
  await em.execute(
    "select pg_advisory_xact_lock(hashtextextended('unseenMail:' || shop_id::text, 0)) from orders where id = ?",
    [orderId],
  );
}

/** Returns when the order's shop was last mailed about another unseen order; null when never. */
async function lastMailAt(em: EntityManager, { id, shop }: Order): Promise<Date | null> {
  const [row] = await em.execute<{ at: string | Date | null }[]>(
    `select max(a.at) as at from order_alert a join orders o on o.id = a.order_id
     where o.shop_id = ? and a.step = 'MAIL' and not exists (select 1 from order_alert where order_id = ? and step = 'MAIL')`,
    [shop.id, id],
  );
  return row?.at == null ? null : new Date(row.at);
}

/** Records the other unseen orders of the shop with the same time, because one mail lists them all. */
async function recordNeighbours(em: EntityManager, { id, shop }: Order, now: Date): Promise<void> {
  const where = { shop: shop.id, status: OrderStatus.PREPARING, seenAt: null, id: { $ne: id } };
  const others = await em.find(Order, where, { populate: ['window'] });
  for (const other of others.filter((one) => isUnseen(one) && toBeSeenFrom(one, shop) <= now))
    await em.execute("insert into order_alert (order_id, step, at) values (?, 'MAIL', ?) on conflict do nothing", [
      other.id,
      now,
    ]);
}

/** Pauses the shop for today; a longer pause set by the owner stays. */
async function pauseToday(em: EntityManager, { id }: Shop, now: Date): Promise<void> {
  const until = endOfToday(await openingRulesOf(em, id), now);
  await em.execute('update shop set paused_until = greatest(paused_until, ?) where id = ?', [until, id]);
}
