import { isOpen, type OrderStatus } from '../../graphql/rules/order-status';
import { formatTime } from '../page/moments';
import * as t from './held-until.texts';

/** Text that says until when the shop keeps an open order; undefined once the order has ended. */
export function heldUntilText(order: {
  status: OrderStatus;
  heldUntil: string;
  shop: { zone: string };
}): string | undefined {
  return isOpen(order.status) ? t.kept(formatTime(order.heldUntil, order.shop.zone)) : undefined;
}

/** Text that says how long an order is kept (specification 5.4): « Commande gardée jusqu’à 12:25 ». */
export function heldAfterText(
  { endsAt }: { endsAt: string },
  { noShowGraceMinutes, zone }: { noShowGraceMinutes: number; zone: string },
): string {
  return t.kept(formatTime(Date.parse(endsAt) + noShowGraceMinutes * 60_000, zone));
}
