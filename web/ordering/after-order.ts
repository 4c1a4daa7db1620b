import type { AfterOrderFragment, AwaitedOrderFragment } from '../../graphql/generated/shared/after-order.fragments';
import type { OrderAgainMutation } from '../../graphql/generated/customer/after-order';
import { formatEuros } from '../../ui/base/price/format-euros';
import { formatTime } from '../page/formatting';

export const REFUND_DELAY = 'sous 5 à 10 jours';

type Order = Pick<AfterOrderFragment, 'status' | 'isMine' | 'cancellableUntil' | 'cancellation'>;

/** Whether the order can be called off, in the words of its row; null where that makes no sense (any more). */
export function cancelling({ status, isMine, cancellableUntil }: Order) {
  if (!isMine || status !== 'PREPARING') return null;
  return cancellableUntil === null
    ? { closedText: 'La préparation a commencé : pour tout changement, appelez la boutique.' }
    : { untilText: `jusqu’à ${formatTime(cancellableUntil)}` };
}

/** Nobody at the shop has seen the customer’s paid order, and nobody watches its board at the moment. */
export function waitsUnseen({ status, isMine, seenAt, shop }: AwaitedOrderFragment): boolean {
  return isMine && status === 'PREPARING' && seenAt === null && shop.slowConfirmation;
}

export function sayCancelled({ cancellation, isMine }: Order): string | undefined {
  if (!cancellation) return undefined;
  const { byShop, reason, refundCents, refundState } = cancellation;
  const who = byShop
    ? `La boutique a annulé cette commande : ${withFullStop(reason)}`
    : isMine
      ? 'Vous avez annulé cette commande.'
      : 'Le client a annulé cette commande.';
  const refund = refundCents > 0 && sayRefund({ cents: refundCents, state: refundState }, isMine);
  return `${who} ${refund || 'Rien n’a été payé, rien n’est à rembourser.'}`;
}

type RefundState = NonNullable<Order['cancellation']>['refundState'];

/** How far money is on its way back, to the customer it belongs to or to the shop. */
export function sayRefund({ cents, state }: { cents: number; state: RefundState }, isMine: boolean): string {
  const amount = formatEuros(cents);
  switch (state) {
    case 'PENDING':
      return `Remboursement de ${amount} demandé${isMine ? ` : il arrive sur votre carte ${REFUND_DELAY}` : ''}.`;
    case 'DONE':
      return isMine
        ? `${amount} versés sur votre carte : votre banque les affiche ${REFUND_DELAY}.`
        : `${amount} versés sur la carte du client.`;
    case 'FAILED':
      return `Le remboursement de ${amount} n’est pas arrivé${isMine ? ' : nous vous avons écrit' : ' au client'}.`;
    case 'SETTLED':
      return isMine ? `${amount} vous ont été rendus autrement.` : `${amount} rendus au client autrement.`;
  }
}

export function refundOf({ cancellation }: Pick<Order, 'cancellation'>): number | undefined {
  return cancellation && cancellation.refundCents > 0 ? cancellation.refundCents : undefined;
}

interface Given {
  cents: number;
  state: RefundState;
  lines: readonly { lineId: string; quantity: number }[];
}

/** What was given back of an order without calling it off: cents in all, and pieces of a line; what failed was not. */
export function givenBack(refunds: readonly Given[]) {
  const given = refunds.filter(({ state }) => state !== 'FAILED');
  const lines = given.flatMap((refund) => refund.lines);
  return {
    refundedCents: given.reduce((sum, { cents }) => sum + cents, 0),
    piecesOf: (id: string) => lines.reduce((sum, { lineId, quantity }) => (lineId === id ? sum + quantity : sum), 0),
  };
}

function withFullStop(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

type Change = Extract<OrderAgainMutation['orderAgain'], { __typename: 'OrderedAgain' }>['changes'][number];

/** What is not in the cart as it was once ordered. */
export function sayChange({ name, reason, quantity }: Change): string {
  switch (reason) {
    case 'WITHDRAWN':
      return `${name} : n’est plus à la carte.`;
    case 'SOLD_OUT':
      return `${name} : épuisé pour aujourd’hui.`;
    case 'CHOICE_UNAVAILABLE':
      return `${name} : un de vos choix n’est plus proposé, composez-le à nouveau.`;
    case 'FEWER':
      return `${name} : il n’en reste que ${quantity}.`;
    case 'CART_FULL':
      return `${name} : votre panier est plein.`;
  }
}

export interface OrderedAgainState {
  orderedAgain: string[];
}

export function readOrderedAgain(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('orderedAgain' in state)) return [];
  const { orderedAgain } = state;
  return Array.isArray(orderedAgain) ? orderedAgain.filter((one): one is string => typeof one === 'string') : [];
}
