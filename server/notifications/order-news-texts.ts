import { formatEuros } from '../money';
import type { StepAuthor } from '../orders/order-step.entity';
import type { Jobs } from '../queue';

/** What a lock screen may show of an order: shop, token, window. */
export interface NewsOrder {
  token: string;
  window: { startsAt: Date; endsAt: Date };
  /** Name and IANA zone. */
  shop: { name: string; zone: string };
}

type Words = Pick<Jobs['push'], 'title' | 'body' | 'url'>;

export function placedWords(order: NewsOrder): Words {
  return { title: 'Commande confirmée', body: whereAndWhen(order), url: trackingOf(order) };
}

export function readyWords(order: NewsOrder): Words {
  return { title: 'Votre commande est prête', body: whereAndWhen(order), url: trackingOf(order) };
}

/** `refundCents` is 0 where nothing was paid. The reason is not said: the shop may have written anything. */
export function cancelledWords(order: NewsOrder, by: StepAuthor, refundCents: number): Words {
  const { token, shop } = order;
  const who = {
    CUSTOMER: `Vous avez annulé votre commande ${token} chez ${shop.name}.`,
    OWNER: `${shop.name} a dû annuler votre commande ${token}.`,
    SYSTEM: `${shop.name} n’a pas confirmé votre commande ${token} à temps.`,
  }[by];
  const refund = refundCents > 0 ? ` ${formatEuros(refundCents)} vous sont rendus.` : '';
  return { title: 'Commande annulée', body: `${who}${refund}`, url: trackingOf(order) };
}

/** « J’arrive » acknowledged: for who pressed it. */
export function arrivalHeardWords(order: NewsOrder): Words {
  const { token, shop } = order;
  return { title: 'La boutique sait que vous arrivez', body: `${shop.name} · ${token}`, url: trackingOf(order) };
}

/** For the owner’s devices. */
export function arrivingWords(order: NewsOrder): Words {
  return { title: 'Un client arrive', body: `${order.token} · ${windowOf(order)}`, url: '/ownerorders' };
}

function whereAndWhen(order: NewsOrder): string {
  return `${order.shop.name} · ${order.token} · ${windowOf(order)}`;
}

/** « retrait de 12:15 à 12:30 », by the clock of the shop. */
function windowOf({ window, shop }: NewsOrder): string {
  const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: shop.zone, hour: '2-digit', minute: '2-digit' });
  return `retrait de ${clock.format(window.startsAt)} à ${clock.format(window.endsAt)}`;
}

function trackingOf({ token }: NewsOrder): string {
  return `/tokenDetails/${token}`;
}
