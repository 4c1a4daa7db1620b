import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Cancellation } from '../orders/cancellation.entity';
import { refundableCents } from '../orders/refund-outcome';
import { OrderStatus } from '../orders/order-status';
import { Order, type StepAuthor } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { enqueue, type Jobs } from '../queue';
import { language } from '../../texts/language.texts';
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
            ? this.notifyReady(em, order, () => toThem(() => readyWords(order)))
            : undefined;
        case 'CANCELLED': {
          const { by } = await em.findOneOrFail(Cancellation, { order: orderId });
          const refundCents = await refundableCents(em, order);
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

  /** Waits until the step can no longer be undone, so that ready, undone and ready again cause one notification. */
  private async notifyReady(em: EntityManager, order: Order, notify: () => Promise<void>): Promise<void> {
    const until = this.orders.undoableUntil(order);
    if (until) {
      const delay = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
      return enqueue(em, 'orderNews', { orderId: order.id, what: 'READY' }, { delay });
    }
    await notify();
  }
}

/** Data of an order that a lock screen may show: shop, order number, window. */
interface NewsOrder {
  token: string;
  window: { startsAt: Date; endsAt: Date; shownFrom: Date; day?: string | null };
  /** The shop's name and IANA time zone. */
  shop: { name: string; zone: string };
}

type OrderNewsTexts = Pick<Jobs['push'], 'title' | 'body' | 'url'>;

/** Texts for a placed order, with the pickup day when it is not the day of the order. */
function placedWords(order: NewsOrder & { createdAt: Date }): OrderNewsTexts {
  const { createdAt, shop, window } = order;
  const day = isAhead({ createdAt, window }) ? ` · ${pickupDayText(window, shop.zone)}` : '';
  return { title: t.placed(), body: `${whereAndWhen(order)}${day}`, url: trackingOf(order) };
}

export function readyWords(order: NewsOrder): OrderNewsTexts {
  return { title: t.ready(), body: whereAndWhen(order), url: trackingOf(order) };
}

/**
 * Texts for a cancelled order. `refundCents` is 0 when nothing was paid. The reason is omitted, because the shop may
 * have written anything.
 */
function cancelledWords(order: NewsOrder, by: StepAuthor, refundCents: number): OrderNewsTexts {
  const { token, shop } = order;
  const who = { CUSTOMER: t.cancelledByCustomer, OWNER: t.cancelledByShop, SYSTEM: t.notConfirmed }[by];
  const said = who({ token, shop: shop.name });
  const body = refundCents > 0 ? `${said} ${t.refunded(refundCents)}` : said;
  return { title: t.cancelled(), body, url: trackingOf(order) };
}

/** Texts that notify the customer that the shop has received their « J’arrive ». */
function arrivalHeardWords(order: NewsOrder): OrderNewsTexts {
  const { token, shop } = order;
  return { title: t.arrivalHeard(), body: `${shop.name} · ${token}`, url: trackingOf(order) };
}

/** Texts for the owner's devices when a customer is arriving. */
function arrivingWords(order: NewsOrder): OrderNewsTexts {
  return { title: t.arriving(), body: `${order.token} · ${windowOf(order)}`, url: '/ownerorders' };
}

function whereAndWhen(order: NewsOrder): string {
  return `${order.shop.name} · ${order.token} · ${windowOf(order)}`;
}

/** Formats the window in the shop's local time, « retrait de 12:15 à 12:30 ». */
function windowOf({ window, shop }: NewsOrder): string {
  const clock = new Intl.DateTimeFormat(language(), { timeZone: shop.zone, hour: '2-digit', minute: '2-digit' });
  return t.pickup({ from: clock.format(window.startsAt), until: clock.format(window.endsAt) });
}

function trackingOf({ token }: NewsOrder): string {
  return `/tokenDetails/${token}`;
}
