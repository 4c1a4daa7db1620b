import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Cancellation } from '../orders/cancellation.entity';
import { leftToGiveBack } from '../orders/left-to-give-back';
import { OrderStatus } from '../orders/order-status';
import { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { enqueue, type Jobs } from '../queue';
import { arrivalHeardWords, arrivingWords, cancelledWords, placedWords, readyWords } from './order-news-words';

/** Notifications about orders. News that are no longer true when their job runs are dropped. */
export class OrderNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** An order taken at the counter has nobody to notify. */
  async tell({ orderId, what }: Jobs['orderNews']): Promise<void> {
    await inOneStep(this.em.fork(), async (em) => {
      const order = await em.findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window'] });
      const { customer, shop, status } = order;
      if (!customer) return;
      const toCustomer = { accountIds: [customer.id], event: `${what.toLowerCase()}:${orderId}` };
      switch (what) {
        case 'PLACED':
          if (isOpen(status)) await enqueue(em, 'push', { ...toCustomer, ...placedWords(order) });
          return;
        case 'READY':
          return status === OrderStatus.READY ? this.tellReady(em, order, toCustomer) : undefined;
        case 'CANCELLED': {
          const { by } = await em.findOneOrFail(Cancellation, { order: orderId });
          const refundCents = await leftToGiveBack(em, order);
          return enqueue(em, 'push', { ...toCustomer, ...cancelledWords(order, by, refundCents) });
        }
        case 'ARRIVING':
          await enqueue(em, 'push', { accountIds: [shop.id], event: `arriving:${orderId}`, ...arrivingWords(order) });
          return enqueue(em, 'push', { ...toCustomer, event: `heard:${orderId}`, ...arrivalHeardWords(order) });
      }
    });
  }

  /** Ready, undone and ready again is one notification, once the last step cannot be undone. */
  private async tellReady(em: EntityManager, order: Order, to: { accountIds: string[]; event: string }): Promise<void> {
    const until = this.orders.undoableUntil(order);
    if (until) {
      const delay = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
      return enqueue(em, 'orderNews', { orderId: order.id, what: 'READY' }, { delay });
    }
    await enqueue(em, 'push', { ...to, ...readyWords(order) });
  }
}
