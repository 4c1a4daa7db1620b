import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  MoveGuestOrderDocument,
  MoveOrderDocument,
  OtherDaysDocument,
} from '../../../graphql/generated/customer/moving';
import { CancelGuestOrderDocument, GuestOrderPageDocument } from '../../../graphql/generated/customer/tracking';
import {
  AddExceptionalDaysDocument,
  RemoveExceptionalDaysDocument,
  SaveOpeningHoursDocument,
  SavePaceDocument,
} from '../../../graphql/generated/owner/settings';
import { mailsIn, mailsTo, tokenIn } from '../../support/mailbox';
import { moneyBack } from '../../support/money-back';
import { cancelByShop, cancelMine, orderSeenBy } from '../../support/order-steps';
import { at, FRIDAY, hold, orderAhead, windowsOn } from '../../support/ordering-ahead';
import { payByCard, placeOrder } from '../../support/ordering';
import { aCustomer, aGuest, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const NOW = '2026-11-24T10:05:00Z';
/** When Friday begins in a shop that is open around the clock. */
const FOUR = '2026-11-27T03:00:00Z';
const SATURDAY = '2026-11-28';

let shop: Somebody;
let customer: Somebody;
let itemId: string;
beforeEach(async () => {
  shop = await aShop(fixtures, { daysAhead: 7 });
  customer = await aCustomer(fixtures);
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1, orderRules: { dayCapacity: 9 } });
});
afterEach(async () => {
  expect(await moneyBack(fixtures).broken()).toEqual([]);
});

const close = async (from = FRIDAY, to = from) => {
  const input = { kind: 'CLOSED' as const, from, to, reason: 'Congés' };
  const { addExceptionalDays } = await graphql(fixtures, shop.token, AddExceptionalDaysDocument, { input });
  await at(NOW).closedDays.ask(shop.id);
  return addExceptionalDays.exceptionalDays.find((days) => days.from === from)?.id ?? '';
};
const reopen = async (id: string) => {
  await graphql(fixtures, shop.token, RemoveExceptionalDaysDocument, { id });
  await at(NOW).closedDays.ask(shop.id);
};
const isAsked = async (id: string) =>
  (await rowsOf('select 1 from orders where id = $1 and day_closed_asked_at is not null', [id])).length === 1;
const questions = (to: Somebody) =>
  mailsIn(fixtures.dataDir).filter((mail) => mail.to === to.email && mail.subject.includes('un autre jour'));
const windowOf = async (day: string, index = 24) => (await windowsOn(shop.id, day))[index]?.id ?? '';
const move = async (reference: string, windowStartsAt: string, who = customer) =>
  (await graphql(fixtures, who.token, MoveOrderDocument, { reference, windowStartsAt })).moveOrder;
const daysFor = async (reference: string) =>
  (await graphql(fixtures, customer.token, OtherDaysDocument, { reference })).order.otherDays;
const taken = async (day: string) =>
  (await rowsOf('select taken from item_ahead where item_id = $1 and day = $2', [itemId, day]))[0];

describe('closing a day that has orders', () => {
  test('closing a day asks only its own customers and guests, once, to choose another day', async () => {
    const guest = await aGuest(fixtures);
    const [id, ofGuest] = [await orderAhead(shop, customer, itemId), await orderAhead(shop, guest, itemId)];
    await close(SATURDAY);
    expect(questions(customer)).toEqual([]);
    await close();
    const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /un autre jour/);
    expect(mail?.text).toContain('n’ouvre finalement pas vendredi 27 novembre, de 10:00 à 10:15');
    const { token } = await orderSeenBy(fixtures, customer, id);
    expect(mail?.text).toContain(`/order/${token}`);
    const [toGuest] = await mailsTo(fixtures.dataDir, guest.email, 1, /un autre jour/);
    const key = toGuest ? tokenIn(toGuest, '/commande/') : '';
    const { guestOrder } = await graphql(fixtures, null, GuestOrderPageDocument, { key });
    expect(guestOrder).toMatchObject({ id: ofGuest, dayClosedUntil: '2026-11-27T03:00:00.000Z' });
    const windowStartsAt = await windowOf('2026-11-25');
    expect(
      (await graphql(fixtures, null, MoveGuestOrderDocument, { key, windowStartsAt })).moveGuestOrder,
    ).toMatchObject({
      id: ofGuest,
      dayClosedUntil: null,
      window: { startsAt: windowStartsAt },
    });
    expect(await graphql(fixtures, shop.token, '{ ordersAhead { day orders { id dayClosedUntil } } }')).toEqual({
      ordersAhead: [
        { day: '2026-11-25', orders: [{ id: ofGuest, dayClosedUntil: null }] },
        { day: FRIDAY, orders: [{ id, dayClosedUntil: '2026-11-27T03:00:00.000Z' }] },
      ],
    });
  });

  test('closing a day asks a customer once, reopening notifies them, and closing it or the day they moved to asks again', async () => {
    const id = await orderAhead(shop, customer, itemId);
    const closure = await close();
    await mailsTo(fixtures.dataDir, customer.email, 1, /un autre jour/);
    await at(NOW).closedDays.ask(shop.id);
    await reopen(closure);
    const [stands] = await mailsTo(fixtures.dataDir, customer.email, 1, /ouvre finalement/);
    expect(stands?.text).toContain('vous y attendra, comme prévu');
    expect(questions(customer)).toHaveLength(1);
    expect(await orderSeenBy(fixtures, customer, id)).toMatchObject({ dayClosedUntil: null });
    expect(await daysFor(id)).toEqual([]);
    await close();
    expect(await orderSeenBy(fixtures, customer, id)).toMatchObject({ dayClosedUntil: '2026-11-27T03:00:00.000Z' });
    expect(await mailsTo(fixtures.dataDir, customer.email, 2, /un autre jour/)).toHaveLength(2);
    await move(id, await windowOf(SATURDAY));
    await close(SATURDAY);
    expect(await mailsTo(fixtures.dataDir, customer.email, 3, /un autre jour/)).toHaveLength(3);
  });

  test('a customer is asked when a day closes although an earlier question was dropped because the day had reopened', async () => {
    const id = await orderAhead(shop, customer, itemId);
    await rowsOf('update orders set day_closed_asked_at = now() where id = $1', [id]);
    await at(NOW).orderMails.dayClosed(id);
    await close();
    expect(await mailsTo(fixtures.dataDir, customer.email, 1, /un autre jour/)).toHaveLength(1);
  });

  test('a window outside changed weekly hours counts as closed, unlike one beyond a shorter ordering period', async () => {
    const id = await orderAhead(shop, customer, itemId);
    const asks = async () => {
      await at(NOW).closedDays.ask(shop.id);
      return isAsked(id);
    };
    const fridays = (closesAt: number) =>
      graphql(fixtures, shop.token, SaveOpeningHoursDocument, { hours: [{ weekday: 5, opensAt: 0, closesAt }] });
    await graphql(fixtures, shop.token, SavePaceDocument, { input: { preparationMinutes: 15, daysAhead: 0 } });
    expect(await asks()).toBe(false);
    await fridays(610);
    expect(await asks()).toBe(false);
    await fridays(600);
    expect(await asks()).toBe(true);
  });

  test('a customer who pays for a held order after the day was closed is asked to choose another day', async () => {
    const { clientSecret } = await hold(shop, customer, itemId);
    await close();
    await payByCard(fixtures, clientSecret);
    const { id = '' } = await placeOrder(fixtures, customer, shop.id);
    await mailsTo(fixtures.dataDir, customer.email, 1, /un autre jour/);
    expect(await isAsked(id)).toBe(true);
  });
});

describe('moving an order from a closed day to another day', () => {
  test('moving an order takes window and pieces of the new day and releases those of the closed one, at the price paid', async () => {
    const id = await orderAhead(shop, customer, itemId, 3);
    const before = await orderSeenBy(fixtures, customer, id);
    const [friday, saturday] = [await windowsOn(shop.id, FRIDAY), await windowOf(SATURDAY)];
    await close();
    await rowsOf('update item set price_cents = 990 where id = $1', [itemId]);
    const moved = await Promise.all([move(id, saturday), move(id, saturday)]);
    for (const answer of [...moved, await move(id, saturday)])
      expect(answer).toMatchObject({ id, dayClosedUntil: null, window: { startsAt: saturday } });
    expect([await taken(FRIDAY), await taken(SATURDAY)]).toEqual([{ taken: 0 }, { taken: 3 }]);
    const booked = 'select booked_units from booked_window where shop_id = $1 and starts_at = $2';
    expect(await rowsOf(booked, [shop.id, friday[24]?.id])).toEqual([{ booked_units: 0 }]);
    expect(await rowsOf(booked, [shop.id, saturday])).toEqual([{ booked_units: 3 }]);
    const after = await orderSeenBy(fixtures, customer, id);
    expect([after.token, after.totalCents]).toEqual([before.token, 1979]);
    await cancelMine(fixtures, customer, id);
    expect(await taken(SATURDAY)).toEqual({ taken: 0 });
  });

  test('a moved order’s reminder, start on the board and jobs follow the new day and no longer the old one', async () => {
    const id = await orderAhead(shop, customer, itemId);
    await close();
    await at('2026-11-26T17:00:00Z').orderMails.eveningBefore(id);
    await move(id, await windowOf(SATURDAY));
    const [row] = await rowsOf<{ moved_at: string }>('select moved_at from orders where id = $1', [id]);
    const movedAt = new Date(row?.moved_at ?? '').toISOString();
    const reminders = () =>
      mailsIn(fixtures.dataDir).filter(({ to, subject }) => to === customer.email && subject.startsWith('Demain'));
    await at('2026-11-27T17:00:00Z').orderMails.eveningBefore(id);
    expect(reminders()).toEqual([]);
    await at('2026-11-27T17:00:00Z').orderMails.eveningBefore(id, movedAt);
    expect(reminders()).toHaveLength(1);
    expect(await at('2026-11-28T03:00:00Z').ordersAhead.begin(id)).toBe(false);
    expect(await at('2026-11-28T03:00:00Z').ordersAhead.begin(id, movedAt)).toBe(true);
    const jobs = `select t.identifier as job from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'movedAt' = $1 and run_at > now() + interval '3 days' order by 1`;
    expect(await rowsOf(jobs, [movedAt])).toEqual([{ job: 'eveningMail' }, { job: 'orderDay' }]);
    expect((await mailsTo(fixtures.dataDir, customer.email, 1, /nouveau jour/))[0]?.text).toContain(
      'samedi 28 novembre',
    );
  });

  test('when six customers move to the same window at once, its last place goes to one of them', async () => {
    shop = await aShop(fixtures, { daysAhead: 7, capacityUnits: 1 });
    itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    const asked = await Promise.all(Array.from({ length: 6 }, () => aCustomer(fixtures)));
    const ids: string[] = [];
    for (const [index, who] of asked.entries()) {
      const { clientSecret } = await hold(shop, who, itemId, 1, FRIDAY, 40 + index);
      await payByCard(fixtures, clientSecret);
      ids.push((await placeOrder(fixtures, who, shop.id)).id ?? '');
    }
    await close();
    const saturday = await windowOf(SATURDAY);
    const answers = await Promise.all(asked.map((who, index) => move(ids[index] ?? '', saturday, who)));
    const said = answers.map(({ __typename }) => __typename).sort();
    expect(said).toEqual(['Order', ...Array.from({ length: 5 }, () => 'WindowFull')]);
  });

  test('a customer may move to days and windows with room for the whole order only', async () => {
    await rowsOf('update item set order_rules = $2 where id = $1', [itemId, '{"days":[5,6],"dayCapacity":4}']);
    const id = await orderAhead(shop, customer, itemId, 3);
    await hold(shop, await aCustomer(fixtures), itemId, 2, SATURDAY);
    expect(await daysFor(id)).toEqual([]);
    await close();
    expect(await daysFor(id)).toEqual([]);
    expect(await move(id, await windowOf('2026-11-25'))).toMatchObject({ __typename: 'NotOnThatDay' });
    expect(await move(id, await windowOf(SATURDAY))).toMatchObject({ __typename: 'SoldOut' });
    expect(await move(id, '2026-11-23T09:00:00.000Z')).toMatchObject({ __typename: 'WindowInvalid' });
    await rowsOf('update item set order_rules = null where id = $1', [itemId]);
    const days = await daysFor(id);
    const week = ['2026-11-24', '2026-11-25', '2026-11-26', SATURDAY, '2026-11-29', '2026-11-30', '2026-12-01'];
    expect(days.map(({ day }) => day)).toEqual(week);
    await rowsOf('update item set published = false where id = $1', [itemId]);
    expect(await daysFor(id)).toEqual([]);
    expect(await move(id, await windowOf(SATURDAY))).toMatchObject({ __typename: 'SoldOut' });
  });

  test('an order moved to today is on the board at once, takes today’s stock and returns it when cancelled', async () => {
    await rowsOf('update item set stock = 4, stock_day = $2 where id = $1', [itemId, '2026-11-24']);
    const id = await orderAhead(shop, customer, itemId, 3);
    await close();
    expect(await move(id, await windowOf('2026-11-24', 3))).toMatchObject({ __typename: 'Order' });
    expect(await rowsOf('select stock from item where id = $1', [itemId])).toEqual([{ stock: 1 }]);
    expect(await graphql(fixtures, shop.token, '{ boardOrders { id } }')).toEqual({ boardOrders: [{ id }] });
    await cancelByShop(fixtures, shop, id);
    await at('2026-11-24T10:06:00Z').cancellations.finalise(id);
    expect(await rowsOf('select stock from item where id = $1', [itemId])).toEqual([{ stock: 4 }]);
  });

  test('only an order’s customer can move it, after they were asked, before the day begins and unless it is cancelled', async () => {
    const id = await orderAhead(shop, customer, itemId);
    const saturday = await windowOf(SATURDAY);
    expect(await move(id, saturday)).toMatchObject({ __typename: 'StepNotPossible' });
    await close();
    await expect(move(id, saturday, await aCustomer(fixtures))).rejects.toThrow('NOT_FOUND');
    await expect(move(id, saturday, shop)).rejects.toThrow('FORBIDDEN');
    const moves = at(FOUR).closedDays;
    const principal = { id: customer.id, role: 'CUSTOMER', version: 0 } as never;
    expect(await moves.move(principal, id, new Date(saturday))).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    await cancelByShop(fixtures, shop, id);
    expect(await move(id, saturday)).toMatchObject({ __typename: 'StepNotPossible' });
  });
});

describe('refunds of orders of a closed day', () => {
  const back = (id: string) =>
    rowsOf(
      'select r.amount_cents, r.cause from refund r join cancellation c on c.refund_id = r.id where c.order_id = $1',
      [id],
    );

  test('a customer of a closed day may cancel for a full refund even after the usual deadline', async () => {
    await rowsOf('update shop set preparation_minutes = 600 where id = $1', [shop.id]);
    await rowsOf('update opening_range set opens_at = 300, closes_at = 1080 where shop_id = $1', [shop.id]);
    const guest = await aGuest(fixtures);
    const { clientSecret } = await hold(shop, guest, itemId, 2, FRIDAY, 0);
    await payByCard(fixtures, clientSecret);
    const { id = '' } = await placeOrder(fixtures, guest, shop.id);
    await close();
    const [mail] = await mailsTo(fixtures.dataDir, guest.email, 1, /un autre jour/);
    const principal = { id: guest.id, role: 'GUEST', version: 0 } as never;
    // Ten hours before five in the morning is over.
    const late = at('2026-11-26T22:59:00Z').cancellations;
    expect(await late.byCustomer(principal, id)).toMatchObject({ status: 'CANCELLED' });
    expect(await back(id)).toEqual([{ amount_cents: 1329, cause: 'CUSTOMER' }]);
    const key = mail ? tokenIn(mail, '/commande/') : '';
    const { cancelGuestOrder } = await graphql(fixtures, null, CancelGuestOrderDocument, { key });
    expect(cancelGuestOrder).toMatchObject({ status: 'CANCELLED' });
  });

  test('an order of a closed day is refunded when the day begins without a choice, and stays if the day reopened', async () => {
    const id = await orderAhead(shop, customer, itemId);
    const kept = await orderAhead(shop, await aCustomer(fixtures), itemId);
    const closure = await close();
    expect(await at(FOUR).ordersAhead.begin(id)).toBe(false);
    expect(await orderSeenBy(fixtures, customer, id)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { byShop: true, reason: 'La boutique n’ouvre pas ce jour-là.' },
    });
    expect(await back(id)).toEqual([{ amount_cents: 679, cause: 'SHOP' }]);
    await reopen(closure);
    expect(await at(FOUR).ordersAhead.begin(kept)).toBe(true);
  });
});
