import { language } from '../../texts/language.texts';
import { isAhead, pickupDayText } from '../orders/order-day';
import type { StepAuthor } from '../orders/order-step.entity';
import type { Jobs } from '../queue';
import * as t from './order-news.texts';

/** What a lock screen may show of an order: shop, token, window. */
export interface NewsOrder {
  token: string;
  window: { startsAt: Date; endsAt: Date; shownFrom: Date; day?: string | null };
  /** Name and IANA zone. */
  shop: { name: string; zone: string };
}

type Words = Pick<Jobs['push'], 'title' | 'body' | 'url'>;

/** With its day, where that is not the one it was placed on. */
export function placedWords(order: NewsOrder & { createdAt: Date }): Words {
  const { createdAt, shop, window } = order;
  const day = isAhead({ createdAt, window }) ? ` · ${pickupDayText(window, shop.zone)}` : '';
  return { title: t.placed(), body: `${whereAndWhen(order)}${day}`, url: trackingOf(order) };
}

export function readyWords(order: NewsOrder): Words {
  return { title: t.ready(), body: whereAndWhen(order), url: trackingOf(order) };
}

/** `refundCents` is 0 where nothing was paid. The reason is not said: the shop may have written anything. */
export function cancelledWords(order: NewsOrder, by: StepAuthor, refundCents: number): Words {
  const { token, shop } = order;
  const who = { CUSTOMER: t.cancelledByCustomer, OWNER: t.cancelledByShop, SYSTEM: t.notConfirmed }[by];
  const said = who({ token, shop: shop.name });
  const body = refundCents > 0 ? `${said} ${t.givenBack(refundCents)}` : said;
  return { title: t.cancelled(), body, url: trackingOf(order) };
}

/** « J’arrive » acknowledged: for who pressed it. */
export function arrivalHeardWords(order: NewsOrder): Words {
  const { token, shop } = order;
  return { title: t.arrivalHeard(), body: `${shop.name} · ${token}`, url: trackingOf(order) };
}

/** For the owner’s devices. */
export function arrivingWords(order: NewsOrder): Words {
  return { title: t.arriving(), body: `${order.token} · ${windowOf(order)}`, url: '/ownerorders' };
}

function whereAndWhen(order: NewsOrder): string {
  return `${order.shop.name} · ${order.token} · ${windowOf(order)}`;
}

/** « retrait de 12:15 à 12:30 », by the clock of the shop. */
function windowOf({ window, shop }: NewsOrder): string {
  const clock = new Intl.DateTimeFormat(language(), { timeZone: shop.zone, hour: '2-digit', minute: '2-digit' });
  return t.pickup({ from: clock.format(window.startsAt), until: clock.format(window.endsAt) });
}

function trackingOf({ token }: NewsOrder): string {
  return `/tokenDetails/${token}`;
}
