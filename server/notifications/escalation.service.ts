import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import type { CancellationService } from '../orders/cancellation.service';
import { Order } from '../orders/order.entity';
import { dueIn, type UnseenStep } from '../orders/unseen';
import { enqueue, type Jobs } from '../queue';
import { nextMorning } from '../shops/business-day';
import type { Shop } from '../shops/shop.entity';
import type { BoardPresenceService } from './board-presence.service';
import * as t from './unseen.texts';

const BOARD = '/ownerorders';

/**
 * An order nobody has seen gets louder by steps. Each is looked at when it is due by the product's clock, is taken only
 * while the order is still unseen and the shop wants it, and is recorded in the same transaction: once, however often
 * it is looked at.
 */
export class EscalationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cancellations: CancellationService,
    private readonly boards: BoardPresenceService,
  ) {}

  /** Takes a step of an order if it is due and still needed; enqueues it again when early. */
  async take({ orderId, step }: Jobs['unseenOrder']): Promise<void> {
    await inOneStep(this.em.fork(), (em) => this.takeIn(em, orderId, step));
  }

  private async takeIn(em: EntityManager, orderId: string, step: UnseenStep): Promise<void> {
    const order = await em.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return;
    await em.populate(order, ['shop', 'window']);
    const now = this.clock.now();
    const wait = dueIn(step, order, order.shop, now);
    if (wait === null) return;
    if (wait > 0) return enqueue(em, 'unseenOrder', { orderId, step }, { delay: wait / 1000 });
    const taken = await em.execute<unknown[]>(
      'insert into order_alert (order_id, step, at) values (?, ?, ?) on conflict do nothing returning step',
      [orderId, step, now],
    );
    if (taken.length === 0) return;
    switch (step) {
      case 'PUSH':
        return this.tellDevices(em, order);
      case 'MAIL':
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

  /** Nobody is at the counter: cancels with a refund and pauses the shop, so that no further customer orders in vain today. */
  private async callOff(em: EntityManager, { id, shop, token }: Order, now: Date): Promise<void> {
    if (!(await this.cancellations.whenUnseen(em, id))) return;
    await pauseUntilMorning(em, shop, now);
    await enqueue(em, 'unseenMail', { orderId: id, step: 'CANCEL' });
    await this.push(em, shop, `unseenCancelled:${id}`, () => ({ title: t.orderCancelled(token), body: t.nobodySaw() }));
  }

  private async push(em: EntityManager, { id }: Shop, event: string, words: () => { title: string; body: string }) {
    const owner = await em.findOneOrFail(Account, { id });
    await enqueue(em, 'push', { accountIds: [id], event, ...inLanguageOf(owner, words), url: BOARD });
  }
}

/** A longer pause the owner chose stays. */
async function pauseUntilMorning(em: EntityManager, { id, zone }: Shop, now: Date): Promise<void> {
  const until = nextMorning(zone, now);
  await em.execute('update shop set paused_until = greatest(paused_until, ?) where id = ?', [until, id]);
}
