import { expect, test } from 'vitest';
import { chooseLocale } from '../../../texts/text';
import type { TrackedOrderFragment } from '../../../graphql/generated/customer/tracking';
import { timeline, toTrackedOrder } from './tracking-view';

function anOrder(fields: Partial<TrackedOrderFragment> = {}): TrackedOrderFragment {
  return {
    __typename: 'Order',
    version: 1,
    id: 'o-1',
    token: 'K7MQ3X',
    status: 'PREPARING',
    isMine: true,
    cancellableUntil: null,
    seenAt: null,
    cancellation: null,
    dispute: null,
    dayClosedUntil: null,
    heldUntil: '2026-11-24T11:40:00Z',
    mayReview: false,
    review: null,
    printsItself: false,
    ...{ contestableUntil: null, noShowContest: null },
    arrivingAt: null,
    feeCents: 29,
    totalCents: 1629,
    refunds: [],
    window: {
      __typename: 'OrderWindow',
      day: null,
      date: '11/21/2026',
      pickupWindow: '12:15 PM - 12:30 PM',
      startsAt: '2026-11-21T11:15:00.000Z',
      shownFrom: '2026-11-21T03:00:00.000Z',
      endsAt: '2026-11-21T11:30:00.000Z',
    },
    shop: {
      __typename: 'Shop',
      id: 's-1',
      zone: 'Europe/Paris',
      name: 'Au Bon Pain',
      address: '12 Rue des Rosiers',
      postcode: '75004',
      city: 'Paris',
      phone: null,
      slowConfirmation: false,
    },
    lines: [],
    ...fields,
  };
}

const onTheWay = '2026-11-21T11:05:00.000Z';
const tracked = (order: TrackedOrderFragment) => toTrackedOrder(order, Date.parse(onTheWay));

test('a paid order is tracked as being prepared', () => {
  expect(timeline(anOrder())).toEqual({ current: 'PREPARING' });
});

test('the step « En chemin » means that the order is ready or that its customer announced their arrival', () => {
  expect(timeline(anOrder({ arrivingAt: onTheWay }))).toEqual({ current: 'ON_THE_WAY', stillPreparing: true });
  expect(timeline(anOrder({ status: 'READY', arrivingAt: onTheWay }))).toEqual({ current: 'ON_THE_WAY' });
  expect(timeline(anOrder({ status: 'READY' }))).toEqual({ current: 'ON_THE_WAY' });
});

test.each(['fr', 'en'] as const)(
  'in language %s an order is shown as ready only once the shop has marked it',
  (locale) => {
    const before = chooseLocale(() => locale);
    expect(timeline(anOrder({ arrivingAt: onTheWay }))).toEqual({ current: 'PREPARING' });
    expect(timeline(anOrder({ status: 'READY' }))).toEqual({ current: 'ON_THE_WAY' });
    chooseLocale(before);
  },
);

test.each(['fr', 'en'] as const)(
  'in language %s an order is shown as being prepared only once the shop has seen it',
  (locale) => {
    const before = chooseLocale(() => locale);
    const told = {
      timeline: { current: 'CONFIRMED' },
      tag: locale === 'fr' ? 'Transmise à la boutique' : 'Sent to the shop',
    };
    expect(tracked(anOrder())).toMatchObject(told);
    expect(tracked(anOrder({ seenAt: onTheWay }))).toMatchObject({
      timeline: { current: 'PREPARING' },
      tag: undefined,
    });
    chooseLocale(before);
  },
);

test('a collected order is tracked as delivered', () => {
  expect(timeline(anOrder({ status: 'COLLECTED' }))).toEqual({ current: 'DELIVERED' });
});

test('a cancelled or missed order shows only the steps that certainly happened', () => {
  const cancelled = { current: 'CONFIRMED', outcome: 'CANCELLED' };
  expect(timeline(anOrder({ status: 'CANCELLED' }))).toEqual(cancelled);
  expect(timeline(anOrder({ status: 'CANCELLED', arrivingAt: onTheWay }))).toEqual(cancelled);
  expect(timeline(anOrder({ status: 'NO_SHOW' }))).toEqual({ current: 'PREPARING', outcome: 'NO_SHOW' });
});

test('« J’arrive » can be announced once, while the order is open', () => {
  expect(tracked(anOrder()).arrival).toBe('possible');
  expect(tracked(anOrder({ arrivingAt: onTheWay })).arrival).toBe('announced');
  expect(tracked(anOrder({ status: 'COLLECTED', arrivingAt: onTheWay })).arrival).toBe('over');
});

test('the tracking page shows the refunded amount, and nothing when it is zero', () => {
  const cancellation = (refundCents: number) =>
    ({ __typename: 'Cancellation', byShop: false, reason: '', refundCents, refundState: 'PENDING' }) as const;
  expect(tracked(anOrder({ status: 'CANCELLED', cancellation: cancellation(1629) })).refundCents).toBe(1629);
  expect(tracked(anOrder({ status: 'CANCELLED', cancellation: cancellation(0) })).refundCents).toBeUndefined();
  const refunds = [{ __typename: 'OrderRefund' as const, id: 'r-1', cents: 260, state: 'DONE' as const, lines: [] }];
  expect(tracked(anOrder({ refunds })).refundCents).toBe(260);
});

test('an order for a later day is tracked as confirmed, and arrival cannot be announced before that day', () => {
  const window = { ...anOrder().window, day: 'samedi 21 novembre' };
  const ahead = anOrder({ window, shop: { ...anOrder().shop, slowConfirmation: true } });
  expect(toTrackedOrder(ahead, Date.parse('2026-11-20T22:30:00Z'))).toMatchObject({
    pickupWindow: 'samedi 21 novembre, 12:15 PM - 12:30 PM',
    timeline: { current: 'CONFIRMED' },
    tag: 'Prévue samedi 21 novembre',
    news: 'Elle sera prête samedi 21 novembre à 12:15.',
    arrival: 'early',
    slow: false,
  });
  // Its business day has begun in Paris.
  expect(toTrackedOrder(ahead, Date.parse('2026-11-21T03:00:00Z'))).toMatchObject({
    timeline: { current: 'PREPARING' },
    arrival: 'possible',
    slow: true,
  });
});
