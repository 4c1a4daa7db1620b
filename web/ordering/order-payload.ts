/** What the cart hands to the payment in the navigation state (specification 4.2); `totalPrice` in euros, service charge included. */
export interface OrderPayload {
  customerId: string;
  restaurantId: string;
  /** Shop-local, as its reader’s locale writes it. */
  pickupWindow: string;
  /** Shop-local 'M/D/YYYY'. */
  pickupDate: string;
  totalPrice: number;
}

/** The navigation state of /payment. It survives a reload of the page. */
export interface HandedOver {
  orderPayload: OrderPayload;
  /** Start of the chosen window, an instant: the label alone is ambiguous on the night the clocks go back. */
  windowStartsAt: string;
  /** Its end. */
  windowEndsAt?: string;
  /** « samedi 28 novembre », where it is of another day than today. */
  day?: string;
  /** The payment that was opened for it; asked about before anything is paid again. */
  intentId?: string;
  /** The provider said that it was paid: only the order is missing. */
  paid?: true;
}

/** The navigation state for /payment (specification 4.2). */
export function orderState(
  { totalCents, shop }: { totalCents: number; shop: { id: string } },
  window: { pickupWindow: string; date: string; day?: string | null; startsAt: string; endsAt?: string },
  customerId: string,
): HandedOver {
  const { pickupWindow, date, day, startsAt, endsAt } = window;
  const totalPrice = totalCents / 100;
  return {
    orderPayload: { customerId, restaurantId: shop.id, pickupWindow, pickupDate: date, totalPrice },
    windowStartsAt: startsAt,
    ...(endsAt && { windowEndsAt: endsAt }),
    ...(day && { day }),
  };
}

/** The navigation state if it is one of ours, else null: anything may stand in a browser's history. */
export function readHandedOver(state: unknown): HandedOver | null {
  if (!isRecord(state) || !isRecord(state['orderPayload'])) return null;
  const { customerId, restaurantId, pickupWindow, pickupDate, totalPrice } = state['orderPayload'];
  const { windowStartsAt, windowEndsAt, day, intentId, paid } = state;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
