import {
  CartMeanwhileDocument,
  PaymentPageDocument,
  PlaceOrderDocument,
  StartCheckoutDocument,
} from '../../graphql/generated/customer/payment';
import { SavedCardsDocument } from '../../graphql/generated/customer/saved-cards';
import type { Checkout, CheckoutRefusal } from '../../web/customer/payment/checkout-steps';
import type { PaymentHandover } from '../../web/ordering/order-payload';
import { answer, type Answers } from '../mocked-answers';
import { cart } from './cart';
import { order } from './orders';

/** What the cart hands to the payment page. */
export const handover: PaymentHandover = {
  orderPayload: {
    customerId: 'camille',
    restaurantId: 'levain',
    pickupWindow: '12:15 PM - 12:30 PM',
    pickupDate: '6/12/2026',
    totalPrice: 13.69,
  },
  windowStartsAt: '2026-06-12T12:15:00+02:00',
};

/** The window after the one that was chosen. */
export const nextWindow = {
  __typename: 'PickupWindow',
  ...{ id: 'next', date: '6/12/2026', day: null, pickupWindow: '12:30 PM - 12:45 PM' },
  ...{ startsAt: '2026-06-12T12:30:00+02:00', endsAt: '2026-06-12T12:45:00+02:00' },
} as const;
export const windowFull: CheckoutRefusal = {
  __typename: 'WindowFull',
  message: 'Ce créneau vient de se remplir.',
  next: nextWindow,
};

const line = (id: string, quantity: number, name: string, lineCents: number) => ({
  __typename: 'CheckoutLine' as const,
  id,
  quantity,
  name,
  nameLang: null,
  lineCents,
});

export const checkout: Checkout = {
  __typename: 'Checkout',
  id: 'checkout',
  intentId: 'pi_workbench',
  clientSecret: 'pi_workbench_secret',
  totalCents: 1369,
  feeCents: 29,
  lines: [line('l-1', 3, 'Croissant au beurre', 390), line('l-2', 1, 'Kebab du chef', 950)],
  mealDeals: [],
  holdSeconds: 600,
  paid: false,
};

export const payment: Answers = {
  ...answer(PaymentPageDocument, {
    paymentSettings: { __typename: 'PaymentSettings', publishableKey: 'pk_workbench', sandbox: true },
    shop: { ...order.shop, noShowGraceMinutes: 10 },
  }),
  ...answer(CartMeanwhileDocument, {
    cart: { ...cart, id: 'cart', mealDeals: [] },
  }),
  ...answer(SavedCardsDocument, { savedCards: [] }),
  ...answer(StartCheckoutDocument, { startCheckout: checkout }),
  ...answer(PlaceOrderDocument, { placeOrder: { __typename: 'Order', version: 1, id: order.id } }),
};
