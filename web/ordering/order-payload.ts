import { fieldsOf } from '../page/untyped';

/** Order data from the cart to the payment page (specification 4.2); `totalPrice` in euros, with service charge. */
export interface OrderPayload {
  customerId: string;
  restaurantId: string;
  /** In shop time, formatted for the reader's locale. */
  pickupWindow: string;
  /** In shop time, 'M/D/YYYY'. */
  pickupDate: string;
  totalPrice: number;
}

/** Navigation state of /payment, which survives a reload of the page. */
export interface PaymentHandover {
  orderPayload: OrderPayload;
  /** Start of the chosen window as an instant, because the label is ambiguous on the night the clocks go back. */
  windowStartsAt: string;
  windowEndsAt?: string;
  /** « samedi 28 novembre » for a later day; omitted for today. */
  day?: string;
  /** Id of the payment opened for this order; its state is checked before anything is charged again. */
  intentId?: string;
  /** The provider confirmed the payment, so only the order is missing. */
  paid?: true;
}

/** Builds the navigation state for /payment (specification 4.2). */
export function orderState(
  { totalCents, shop }: { totalCents: number; shop: { id: string } },
  window: { pickupWindow: string; date: string; day?: string | null; startsAt: string; endsAt?: string },
  customerId: string,
): PaymentHandover {
  const { pickupWindow, date, day, startsAt, endsAt } = window;
  const totalPrice = totalCents / 100;
  return {
    orderPayload: { customerId, restaurantId: shop.id, pickupWindow, pickupDate: date, totalPrice },
    windowStartsAt: startsAt,
    ...(endsAt && { windowEndsAt: endsAt }),
    ...(day && { day }),
  };
}

/** Validates a navigation state; null when it is not ours, because a browser's history may contain anything. */
export function readPaymentHandover(state: unknown): PaymentHandover | null {
  const { orderPayload, windowStartsAt, windowEndsAt, day, intentId, paid } = fieldsOf(state);
  const { customerId, restaurantId, pickupWindow, pickupDate, totalPrice } = fieldsOf(orderPayload);
  if (!isText(customerId) || !isText(restaurantId) || !isText(pickupWindow) || !isText(pickupDate)) return null;
  if (!isText(windowStartsAt) || typeof totalPrice !== 'number' || !(totalPrice > 0)) return null;
  return {
    orderPayload: { customerId, restaurantId, pickupWindow, pickupDate, totalPrice },
    windowStartsAt,
    ...(isText(windowEndsAt) && { windowEndsAt }),
    ...(isText(day) && { day }),
    ...(isText(intentId) && { intentId, ...(paid === true && { paid }) }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
