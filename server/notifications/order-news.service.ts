import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Cancellation } from '../orders/cancellation.entity';
import { leftToGiveBack } from '../orders/left-to-give-back';
import { type OrderNews, promiseOrderNews } from '../orders/order-news';
import { isOpen, OrderStatus } from '../orders/order-status';
import { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { arrivalHeardWords, arrivingWords, cancelledWords, placedWords, readyWords } from './order-news-texts';
import { promisePush } from './push.service';

/** Says who hears of what happens to an order. What was true when it was promised and no longer is, nobody hears. */
export class OrderNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Carries one promise of news out; an order of the counter has nobody to tell. */
  async tell({ orderId, what }: OrderNews): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const order = await em.findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window'] });
      const { customer, shop, status } = order;
      if (!customer) return;
      const toCustomer = { accountIds: [customer.id], event: `${what.toLowerCase()}:${orderId}` };
      switch (what) {
        case 'PLACED':
          if (isOpen(status)) await promisePush(em, { ...toCustomer, ...placedWords(order) });
          return;
        case 'READY':
          return status === OrderStatus.READY ? this.tellReady(em, order, toCustomer) : undefined;
        case 'CANCELLED': {
          const { by } = await em.findOneOrFail(Cancellation, { order: orderId });
          const refundCents = await leftToGiveBack(em, order);
          return promisePush(em, { ...toCustomer, ...cancelledWords(order, by, refundCents) });
        }
        case 'ARRIVING':
          await promisePush(em, { accountIds: [shop.id], event: `arriving:${orderId}`, ...arrivingWords(order) });
          return promisePush(em, { ...toCustomer, event: `heard:${orderId}`, ...arrivalHeardWords(order) });
      }
    });
  }

  /** Ready, not ready after all, and ready again: told once, when the last of it cannot be taken back any more. */
  private async tellReady(em: EntityManager, order: Order, to: { accountIds: string[]; event: string }): Promise<void> {
    const until = this.orders.undoableUntil(order);
    if (until) {
      const seconds = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
      return promiseOrderNews(em, { orderId: order.id, what: 'READY' }, seconds);
    }
    await promisePush(em, { ...to, ...readyWords(order) });
  }
}
