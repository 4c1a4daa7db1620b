import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Cancellation } from '../orders/cancellation.entity';
import { leftToGiveBack } from '../orders/left-to-give-back';
import { OrderStatus } from '../orders/order-status';
import { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { enqueue, type Jobs } from '../queue';
import { arrivalHeardWords, arrivingWords, cancelledWords, placedWords, readyWords } from './order-news-words';

type Words = Omit<Jobs['push'], 'accountIds' | 'event'>;

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
      const order = await em.findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window', 'customer'] });
      const { customer, shop, status } = order;
      if (!customer) return;
      const push = (to: Account, event: string, words: () => Words) =>
        enqueue(em, 'push', { accountIds: [to.id], event, ...inLanguageOf(to, words) });
      const toThem = (words: () => Words) => push(customer, `${what.toLowerCase()}:${orderId}`, words);
      switch (what) {
        case 'PLACED':
          if (isOpen(status)) await toThem(() => placedWords(order));
          return;
        case 'READY':
          return status === OrderStatus.READY
            ? this.tellReady(em, order, () => toThem(() => readyWords(order)))
            : undefined;
        case 'CANCELLED': {
          const { by } = await em.findOneOrFail(Cancellation, { order: orderId });
          const refundCents = await leftToGiveBack(em, order);
          return toThem(() => cancelledWords(order, by, refundCents));
        }
        case 'ARRIVING': {
          const owner = await em.findOneOrFail(Account, { id: shop.id });
          await push(owner, `arriving:${orderId}`, () => arrivingWords(order));
          return push(customer, `heard:${orderId}`, () => arrivalHeardWords(order));
        }
      }
    });
  }

  /** Ready, undone and ready again is one notification, once the last step cannot be undone. */
  private async tellReady(em: EntityManager, order: Order, tell: () => Promise<void>): Promise<void> {
    const until = this.orders.undoableUntil(order);
    if (until) {
      const delay = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
      return enqueue(em, 'orderNews', { orderId: order.id, what: 'READY' }, { delay });
    }
    await tell();
  }
}
