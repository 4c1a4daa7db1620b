import {
  CancelMyOrderDocument,
  OrderAgainDocument,
  ReviewOrderDocument,
} from '../../graphql/generated/customer/after-order';
import { RunningOrdersDocument } from '../../graphql/generated/customer/running-orders';
import { FavouritesDocument, WatchesDocument } from '../../graphql/generated/customer/favourites';
import {
  ReturningCustomerDocument,
  type ReturningCustomerQuery,
} from '../../graphql/generated/customer/returning-customer';
import {
  GuestOtherDaysDocument,
  MoveGuestOrderDocument,
  MoveOrderDocument,
  OtherDaysDocument,
} from '../../graphql/generated/customer/moving';
import { OrderPageDocument, type OrderPageQuery } from '../../graphql/generated/customer/order';
import { OrdersPageDocument } from '../../graphql/generated/customer/orders';
import {
  CancelGuestOrderDocument,
  GuestOrderPageDocument,
  TrackingPageDocument,
  type TrackingPageQuery,
} from '../../graphql/generated/customer/tracking';
import { PrintingPageDocument } from '../../graphql/generated/owner/printing';
import { answer, type Answers } from '../mocked-answers';
import { cart, onMonday, sandwichChoices } from './cart';
import { windowAt } from './shops';

type Order = OrderPageQuery['order'];
type Tracked = TrackingPageQuery['order'];

const shop: Order['shop'] = {
  __typename: 'Shop',
  id: 'levain',
  zone: 'Europe/Paris',
  name: 'Maison Levain',
  address: '12 rue des Archives',
  postcode: '75004',
  city: 'Paris',
  phone: '01 42 72 00 00',
  receiptText: '',
  slowConfirmation: false,
};

const croissants: Order['lines'][number] = {
  __typename: 'OrderLine',
  id: 'o-1',
  kind: 'SIMPLE',
  name: 'Croissant au beurre',
  nameLang: null,
  choicesLang: null,
  description: '',
  quantity: 3,
  unitCents: 130,
  lineCents: 390,
  vatRate: 55,
  note: '',
  allergens: ['GLUTEN', 'MILK'],
  allergensDeclared: true,
  choices: [],
};

export const order: Order = {
  __typename: 'Order',
  version: 1,
  id: '0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d',
  status: 'PREPARING',
  isMine: true,
  seenAt: null,
  cancellableUntil: '2026-06-12T10:05:00Z',
  cancellation: null,
  dispute: null,
  dayClosedUntil: null,
  ...{ mayReview: false, review: null, refunds: [] },
  ...{ contestableUntil: null, heldUntil: '2026-06-12T12:40:00+02:00', noShowContest: null },
  token: 'K7M4PX',
  createdAt: '2026-06-12T09:36:00Z',
  customerName: 'Camille Durand',
  customerPhone: '06 12 34 56 78',
  source: 'ONLINE',
  mealDeals: [],
  feeCents: 29,
  totalCents: 1369,
  shop,
  window: {
    __typename: 'OrderWindow',
    day: null,
    pickupWindow: '12:15 PM - 12:30 PM',
    startsAt: '2026-06-12T12:15:00+02:00',
    endsAt: '2026-06-12T12:30:00+02:00',
    shownFrom: '2026-06-12T04:00:00+02:00',
  },
  lines: [
    croissants,
    {
      ...croissants,
      id: 'o-2',
      kind: 'SANDWICH',
      name: 'Sandwich du chef',
      description: 'Pain au levain toasté, à composer selon votre faim.',
      quantity: 1,
      unitCents: 950,
      lineCents: 950,
      vatRate: 100,
      note: 'Bien toasté, merci',
      allergens: ['GLUTEN'],
      allergensDeclared: false,
      choices: sandwichChoices,
    },
  ],
};

/** The sandwich and one of the croissants for 8,80 € instead of 9,80 €. */
export const orderWithMealDeal: Order = {
  ...order,
  mealDeals: [
    {
      __typename: 'AppliedMealDeal',
      ...{ mealDealId: 'midi', name: 'Formule Midi', nameLang: null, quantity: 1, cents: 100 },
    },
  ],
  totalCents: 1269,
  lines: order.lines.map((line) => ({ ...line, lineCents: line.id === 'o-1' ? 377 : 863 })),
};

/** Called off by its shop, and paid back. */
export const cancelled: Order = {
  ...order,
  status: 'CANCELLED',
  cancellableUntil: null,
  cancellation: {
    __typename: 'Cancellation',
    byShop: true,
    reason: 'Le four est en panne, nous en sommes désolés.',
    refundCents: 1369,
    refundState: 'PENDING',
  },
};

/** In the customer’s hands, who may say how it was. */
export const collected: Order = { ...order, status: 'COLLECTED', cancellableUntil: null, mayReview: true };

export const tracked: Tracked = {
  ...order,
  printsItself: false,
  arrivingAt: null,
  window: { ...order.window, date: '6/12/2026' },
};

const older = [{ ...collected, id: 'd', token: 'B2XN4K', createdAt: '2026-03-14T11:30:00Z' }];
const newest = [
  order,
  { ...collected, id: 'a', token: '9TQ2WE', createdAt: '2026-06-09T10:04:00Z' },
  { ...order, id: 'b', token: 'H3RB8N', status: 'NO_SHOW' as const, createdAt: '2026-05-30T16:20:00Z' },
  { ...cancelled, id: 'c', token: 'V5CZ6A', createdAt: '2026-05-02T09:15:00Z' },
];

/** The last order can be had once more, and its shop’s cart is not empty. */
export const returningCustomer: ReturningCustomerQuery = {
  sameAgain: {
    __typename: 'SameAgain',
    totalCents: 1369,
    changes: [],
    order: { ...order, shop: { ...shop, earliestPickup: windowAt('12:00', 6) } },
  },
  carts: [cart],
};

const calledOff = {
  ...cancelled,
  cancellation: {
    __typename: 'Cancellation' as const,
    byShop: false,
    reason: 'Annulée par le client.',
    refundCents: 1369,
    refundState: 'DONE' as const,
  },
};

const monday = [onMonday('ten', '10:00 AM - 10:15 AM', 10)];
const otherDays = [{ __typename: 'DayWithWindows' as const, day: '2026-06-15', windows: monday }];
const laterWindow = (day: string, startsAt: string) => ({ ...tracked.window, day, startsAt, shownFrom: startsAt });
const moved = { ...tracked, window: laterWindow('lundi 15 juin', '2026-06-15T10:00:00+02:00') };

/** For Saturday, on which the shop does not open after all. */
export const dayClosed: Tracked = {
  ...tracked,
  dayClosedUntil: '2026-06-12T22:00:00Z',
  window: laterWindow('samedi 13 juin', '2026-06-13T12:15:00+02:00'),
};

export const orders: Answers = {
  ...answer(OtherDaysDocument, { order: { ...order, otherDays } }),
  ...answer(GuestOtherDaysDocument, { guestOrder: { ...order, otherDays } }),
  ...answer(MoveOrderDocument, { moveOrder: moved }),
  ...answer(MoveGuestOrderDocument, { moveGuestOrder: moved }),
  ...answer(OrderAgainDocument, { orderAgain: { __typename: 'OrderedAgain', cart, changes: [] } }),
  ...answer(ReturningCustomerDocument, returningCustomer),
  ...answer(RunningOrdersDocument, { openOrders: [] }),
  ...answer(FavouritesDocument, { favourites: [] }),
  ...answer(WatchesDocument, { watches: [] }),
  ...answer(CancelMyOrderDocument, { cancelMyOrder: calledOff }),
  ...answer(CancelGuestOrderDocument, { cancelGuestOrder: calledOff }),
  ...answer(GuestOrderPageDocument, { guestOrder: tracked }),
  ...answer(ReviewOrderDocument, ({ input }) => ({
    reviewOrder: {
      ...collected,
      review: { __typename: 'OrderReview' as const, stars: input.stars, text: input.text ?? '' },
    },
  })),
  ...answer(OrderPageDocument, { order }),
  ...answer(TrackingPageDocument, { order: tracked }),
  ...answer(OrdersPageDocument, ({ after }) => ({
    orderHistory: { __typename: 'OrderHistoryPage' as const, orders: after ? older : newest, next: after ? null : 'c' },
  })),
  ...answer(PrintingPageDocument, {
    order: {
      ...order,
      kitchenTicket: {
        __typename: 'KitchenTicket' as const,
        day: null,
        shopName: shop.name,
        token: order.token,
        from: '12:15 PM',
        until: '12:30 PM',
        customerName: order.customerName,
        orderedAt: '12/06/2026 11:36',
        count: 5,
        duplicate: false,
        cancelled: [],
        portions: [
          {
            __typename: 'TicketPortion' as const,
            title: 'Sandwich poulet',
            rows: [
              { __typename: 'TicketRow' as const, label: 'Crudités', text: 'Salade, Tomate' },
              { __typename: 'TicketRow' as const, label: 'Sauces', text: 'Algérienne' },
            ],
            allergens: 'Gluten, Lait',
          },
          {
            __typename: 'TicketPortion' as const,
            title: '4 x Croissant au beurre',
            rows: [],
            allergens: 'Gluten, Lait',
          },
        ],
      },
    },
  }),
};
