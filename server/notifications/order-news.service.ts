import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import { Cancellation } from '../orders/cancellation/cancellation.entity';
import { refundableCents } from '../orders/refunds/refund-outcome';
import { OrderStatus } from '../orders/order-status';
import { Order, type StepAuthor } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { enqueue, type Jobs } from '../queue';
import { language } from '../../graphql/texts/language.texts';
import { isAhead, pickupDayText } from '../orders/order-day';
import * as t from './order-news.texts';

type Words = Omit<Jobs['push'], 'accountIds' | 'event'>;

/** Notifications about orders. A placed or ready notification that no longer applies when its job runs is dropped. */
export class OrderNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Notifies about an order; does nothing for a counter order, which has no customer account. */
  async notify({ orderId, what }: Jobs['orderNews']): Promise<void> {
    await transaction(this.em, async (em) => {
      const order = await em.findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window', 'customer'] });
      const { customer, shop, status } = order;
      if (!customer) return;
      const push = (to: Account, event: string, words: () => Words) =>
        enqueue(em, 'push', { accountIds: [to.id], event, ...inLanguageOf(to, words) });
      const toThem = (words: () => Words) => push(customer, `${what.toLowerCase()}:${orderId}`, words);
      const url = `/tokenDetails/${order.token}`;
      switch (what) {
        case 'PLACED':
          if (isOpen(status)) await toThem(() => ({ title: t.placed(), body: placedBody(order), url }));
          return;
        case 'READY': {
          if (status !== OrderStatus.READY) return;
          const until = this.orders.undoableUntil(order);
          if (!until) return toThem(() => readyWords(order));
          // Ready, undone and ready again is one notification.
          const delay = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
          return enqueue(em, 'orderNews', { orderId, what }, { delay });
        }
        case 'CANCELLED': {
          const { by } = await em.findOneOrFail(Cancellation, { order: orderId });
          const refundCents = await refundableCents(em, order);
          return toThem(() => ({ title: t.cancelled(), body: cancelledBody(order, by, refundCents), url }));
        }
        case 'ARRIVING': {
          const owner = await em.findOneOrFail(Account, { id: shop.id });
          const body = () => `${order.token} · ${windowOf(order)}`;
          await push(owner, `arriving:${orderId}`, () => ({ title: t.arriving(), body: body(), url: '/ownerorders' }));
          const heard = () => ({ title: t.arrivalHeard(), body: `${shop.name} · ${order.token}`, url });
          return push(customer, `heard:${orderId}`, heard);
        }
      }
    });
  }
}

/** Data of an order that a lock screen may show: shop, order number, window. */
interface NewsOrder {
  token: string;
  window: { startsAt: Date; endsAt: Date; shownFrom: Date; day?: string | null };
  /** The shop's name and IANA time zone. */
  shop: { name: string; zone: string };
}

/** With the pickup day when it is not the day of the order. */
function placedBody(order: NewsOrder & { createdAt: Date }): string {
  const { createdAt, shop, window } = order;
  const day = isAhead({ createdAt, window }) ? ` · ${pickupDayText(window, shop.zone)}` : '';
  return `${whereAndWhen(order)}${day}`;
}

export function readyWords(order: NewsOrder): Words {
  return { title: t.ready(), body: whereAndWhen(order), url: `/tokenDetails/${order.token}` };
}

/** Without the reason, because the shop may have written anything; `refundCents` is 0 when nothing was paid. */
function cancelledBody({ token, shop }: NewsOrder, by: StepAuthor, refundCents: number): string {
  const who = { CUSTOMER: t.cancelledByCustomer, OWNER: t.cancelledByShop, SYSTEM: t.notConfirmed }[by];
  const said = who({ token, shop: shop.name });
  return refundCents > 0 ? `${said} ${t.refunded(refundCents)}` : said;
}

function whereAndWhen(order: NewsOrder): string {
  return `${order.shop.name} · ${order.token} · ${windowOf(order)}`;
}

/** Formats the window in the shop's local time, « retrait de 12:15 à 12:30 ». */
function windowOf({ window, shop }: NewsOrder): string {
  const clock = new Intl.DateTimeFormat(language(), { timeZone: shop.zone, hour: '2-digit', minute: '2-digit' });
  return t.pickup({ from: clock.format(window.startsAt), until: clock.format(window.endsAt) });
}
