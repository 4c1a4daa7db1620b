import {
  BoardPageDocument,
  DelayPreparationDocument,
  FoundOrdersDocument,
  BoardReceiptDocument,
  MarkOrdersSeenDocument,
  type BoardOrderFragment,
  type BoardPageQuery,
} from '../../graphql/generated/owner/board';
import { DaysCountDocument, DaysPageDocument, type DaysPageQuery } from '../../graphql/generated/owner/days';
import { answer, type Answers } from '../mocked-answers';
import { order } from './orders';
import { ownShop } from './own-shop';

const NOW = '2026-06-12T09:40:00Z';

export function boardOrder(
  facts: Pick<BoardOrderFragment, 'id' | 'token'> & Partial<BoardOrderFragment>,
): BoardOrderFragment {
  return {
    __typename: 'Order' as const,
    version: 1,
    status: 'PREPARING',
    source: 'ONLINE',
    customerName: 'Camille Durand',
    totalCents: 1369,
    createdAt: '2026-06-12T09:20:00Z',
    seenAt: '2026-06-12T09:21:00Z',
    arrivingAt: null,
    undoableUntil: null,
    noShowFrom: '2026-06-12T10:30:00Z',
    dispute: null,
    noShowContest: null,
    refunds: [],
    window: quarter('12:15', '12:30'),
    lines: order.lines.map((line, at) => ({
      ...line,
      id: `${facts.id}-${at}`,
      itemId: at === 0 ? 'croissant' : 'sandwich',
    })),
    ...facts,
  };
}

function quarter(from: string, to: string): BoardOrderFragment['window'] {
  const at = (time: string) => `2026-06-12T${time}:00+02:00`;
  return { __typename: 'OrderWindow', startsAt: at(from), endsAt: at(to), pickupWindow: `${from} - ${to}` };
}

const shop: BoardPageQuery['ownShop'] = {
  __typename: 'OwnShop',
  id: ownShop.id,
  zone: 'Europe/Paris',
  today: '2026-06-12',
  todayEndsAt: '2026-06-13T02:00:00Z',
  preparationMinutes: 20,
  delayMinutes: 0,
  delayUntil: null,
  opening: { __typename: 'Opening', closesAt: null, pausedUntil: null },
  alerts: ownShop.alerts,
};

/** The rush: one late, one new, one whose customer is on the way, one ready, one handed over a moment ago. */
const rush: BoardPageQuery = {
  now: NOW,
  ownShop: shop,
  ownSoldOut: [],
  boardOrders: [
    boardOrder({ id: '1', token: 'K7M4PX', window: quarter('11:15', '11:30'), noShowFrom: '2026-06-12T09:30:00Z' }),
    boardOrder({ id: '2', token: '9TQ2WE', customerName: 'Jean-Baptiste de La Rochefoucauld', seenAt: null }),
    boardOrder({ id: '3', token: 'H3RB8N', customerName: 'Awa Traoré', arrivingAt: '2026-06-12T09:38:00Z' }),
    boardOrder({ id: '4', token: 'V5CZ6A', customerName: 'Lucas Martin', window: quarter('12:45', '13:00') }),
    boardOrder({
      id: '5',
      token: 'D2XJ7T',
      status: 'READY',
      customerName: 'Inès Bernard',
      window: quarter('11:30', '11:45'),
      undoableUntil: '2026-06-12T09:40:20Z',
    }),
    boardOrder({ id: '6', token: 'B8WQ3F', status: 'COLLECTED', customerName: 'Paul Nguyen' }),
  ],
};

const names = ['Awa Traoré', 'Lucas Martin', 'Inès Bernard', 'Paul Nguyen', 'Chloé Petit', 'Hugo Moreau'];

const croissants = boardOrder({ id: 'c', token: '' }).lines.slice(0, 1);

const QUARTERS = ['11:30', '11:45', '12:00', '12:15', '12:30', '12:45'].map((from, at, all) =>
  quarter(from, all[at + 1] ?? '13:00'),
);

/** Sixty orders at once. */
export const crowd: BoardPageQuery = {
  now: NOW,
  ownShop: shop,
  ownSoldOut: [],
  boardOrders: Array.from({ length: 60 }, (_, at) =>
    boardOrder({
      id: `c${at}`,
      // Now and then as wide as they come.
      token: at % 7 === 0 ? `WWMW${String(at).padStart(2, '0')}` : `C${String(at).padStart(2, '0')}XYT`,
      customerName: names[at % names.length] ?? 'Camille Durand',
      status: at % 6 === 2 ? 'READY' : at % 15 === 4 ? 'CANCELLED' : 'PREPARING',
      ...(at % 4 > 0 && { lines: croissants }),
      seenAt: at % 20 === 19 ? null : '2026-06-12T09:21:00Z',
      window: QUARTERS[Math.floor(at / 12)],
    }),
  ),
};

function dayToCome(day: string, ...tokens: string[]): DaysPageQuery['ordersAhead'][number] {
  const orders = tokens.map((token, at) => ({
    ...boardOrder({
      id: token,
      token,
      customerName: names[at] ?? '',
      window: QUARTERS[at] ?? quarter('08:00', '08:15'),
    }),
    dayClosedUntil: token === 'P2AINS' ? '2026-06-13T22:00:00Z' : null,
  }));
  const item = (itemId: string, name: string, quantity: number) => ({
    __typename: 'ItemToMake' as const,
    ...{ itemId, name, quantity },
  });
  const items = [
    item('sandwich', 'Sandwich du chef', orders.length),
    item('croissant', 'Croissant au beurre', 3 * orders.length),
  ];
  return { __typename: 'DayToCome', day, orders, items };
}

export const daysToCome: DaysPageQuery = {
  ordersAhead: [dayToCome('2026-06-13', 'G4ALET', 'B5UCHE'), dayToCome('2026-06-14', 'P2AINS')],
  ownShop: { __typename: 'OwnShop', id: ownShop.id, daysAhead: 7 },
};

/** Of the day before. */
const otherDays = [
  boardOrder({ id: 'y1', token: 'E6YST2', status: 'COLLECTED', window: dayBefore(quarter('08:00', '08:15')) }),
  boardOrder({
    id: 'y2',
    token: 'Q2NSH7',
    status: 'NO_SHOW',
    customerName: 'Inès Camille Bernard',
    window: dayBefore(quarter('18:30', '18:45')),
  }),
];

function dayBefore(window: BoardOrderFragment['window']): BoardOrderFragment['window'] {
  const at = (instant: string) => instant.replace('2026-06-12', '2026-06-11');
  return { ...window, startsAt: at(window.startsAt), endsAt: at(window.endsAt) };
}

export const board: Answers = {
  ...answer(BoardPageDocument, rush),
  ...answer(DaysCountDocument, daysToCome),
  ...answer(DaysPageDocument, daysToCome),
  ...answer(BoardReceiptDocument, { order }),
  ...answer(MarkOrdersSeenDocument, { markOrdersSeen: true }),
  ...answer(FoundOrdersDocument, ({ text }) => ({
    ownOrders: {
      __typename: 'OrderListPage' as const,
      orders: [...rush.boardOrders.slice(0, 1), ...otherDays]
        .filter(({ token, customerName }) => `${token} ${customerName}`.toLowerCase().includes(text.toLowerCase()))
        .map((one) => ({ ...one, shop: { __typename: 'Shop' as const, id: ownShop.id, zone: shop.zone } })),
    },
  })),
  ...answer(DelayPreparationDocument, ({ minutes: delayMinutes }) => ({
    delayPreparation: {
      __typename: 'OwnShop',
      id: ownShop.id,
      delayMinutes,
      delayUntil: delayMinutes === 0 ? null : '2026-06-12T10:40:00Z',
    },
  })),
};

/** The kitchen takes ten minutes more until twenty to one. */
export const delayed: Answers = {
  ...answer(BoardPageDocument, {
    ...rush,
    ownShop: { ...shop, delayMinutes: 10, delayUntil: '2026-06-12T10:40:00Z' },
  }),
};

/** Orders are held off until half past twelve, and taken up again by a press. */
export const paused: Answers = {
  ...answer(BoardPageDocument, {
    ...rush,
    boardOrders: rush.boardOrders.slice(0, 1),
    ownShop: { ...shop, opening: { ...shop.opening, pausedUntil: '2026-06-12T10:30:00Z' } },
  }),
};
