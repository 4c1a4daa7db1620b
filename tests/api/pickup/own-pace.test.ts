import { beforeEach, describe, expect, test } from 'vitest';
import {
  PauseOrdersDocument,
  ResumeOrdersDocument,
  SavePaceDocument,
  SaveReceiptTextDocument,
} from '../../../graphql/generated/owner/settings';
import type { PaceInput, PauseLength } from '../../../graphql/generated/schema';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, eventually, payByCard, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { shopAsSeen } from '../../support/own-shop';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
let shop: Somebody;

// Tuesday 24 November 2026, 11:00 in Paris.
const customer = await aCustomer(fixtures);
beforeEach(async () => {
  shop = await aShop(fixtures);
});

const savePace = async (input: PaceInput) =>
  (await graphql(fixtures, shop.token, SavePaceDocument, { input })).savePace;
const seen = () => shopAsSeen(fixtures, customer, shop.id);
async function withCart(itemId: string) {
  const somebody = await aCustomer(fixtures);
  await addToCart(fixtures, somebody, { itemId });
  return somebody;
}
const start = (somebody: Somebody, windowStartsAt: string) =>
  startCheckout(fixtures, somebody, { shopId: shop.id, windowStartsAt, totalCents: 679 });
/** What a new customer is answered who checks one piece out, for the first window unless another is named. */
async function order(itemId: string, window?: string) {
  const somebody = await withCart(itemId);
  return (await start(somebody, window ?? (await windowsOf(fixtures, shop.id, somebody.token))[0] ?? '')).__typename;
}
const big = (stock: number | null = null) => anItem(fixtures, shop.id, { preparationUnits: 2, priceCents: 650, stock });
const NOON = '2026-11-24T11:00:00.000Z';

describe('a pause of the shop', () => {
  const pause = async (length: PauseLength) =>
    (await graphql(fixtures, shop.token, PauseOrdersDocument, { length })).pauseOrders;
  test.each([
    // Preparation begins at 11:30 and takes twenty minutes.
    ['HALF_HOUR', '2026-11-24T10:30', '12:00 PM - 12:15 PM'],
    ['UNTIL_TOMORROW', '2026-11-25T03:00', undefined],
  ] as const)('a pause of %s removes the windows it covers until the owner resumes', async (length, until, window) => {
    const { opening } = await pause(length);
    expect(opening.pausedUntil?.slice(0, 15)).toBe(until.slice(0, 15));
    const paused = await seen();
    expect(paused.opening.pausedUntil).toBe(opening.pausedUntil);
    expect(paused.pickupWindows[0]?.pickupWindow).toBe(window);
    await graphql(fixtures, shop.token, ResumeOrdersDocument);
    expect(await seen()).toMatchObject({ opening: { pausedUntil: null } });
    expect((await seen()).pickupWindows[0]?.pickupWindow).toBe('11:30 AM - 11:45 AM');
  });

  test('a pause does not release a window that is held for a payment', async () => {
    expect(await order(await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 }))).toBe('Checkout');
    await pause('HOUR');
    const rows = await fixtures.sql('select booked_units from booked_window where shop_id = $1', shop.id);
    expect(rows).toEqual([{ booked_units: 1 }]);
  });
});

describe('the pace of a shop', () => {
  const pace = { slotMinutes: 30, preparationMinutes: 60, capacityUnits: 4 };

  test('the pace sets length, preparation time and capacity of the windows offered', async () => {
    expect(await savePace(pace)).toMatchObject(pace);
    // The board gives more time, and knows no more of the pace than that.
    expect(await savePace({ preparationMinutes: 70 })).toMatchObject({ ...pace, preparationMinutes: 70 });
    await savePace(pace);
    expect((await seen()).pickupWindows[0]).toEqual({ pickupWindow: '12:30 PM - 1:00 PM', remaining: 4 });
  });

  test('a window’s capacity counts preparation units: a croissant 0, a sandwich 1, a pizza 2, an order at least 1', async () => {
    await savePace({ ...pace, capacityUnits: 5 });
    for (const [preparationUnits, left] of [
      [0, 4],
      [2, 2],
      [1, 1],
    ] as const) {
      expect(await order(await anItem(fixtures, shop.id, { preparationUnits, priceCents: 650 }))).toBe('Checkout');
      expect((await seen()).pickupWindows[0]?.remaining).toBe(left);
    }
  });

  test('a changed capacity also applies to windows that have orders, and cancels none of them', async () => {
    const itemId = await big();
    await savePace({ ...pace, capacityUnits: 2 });
    expect([await order(itemId), await order(itemId)]).toEqual(['Checkout', 'WindowFull']);
    await savePace({ ...pace, capacityUnits: 4 });
    expect(await order(itemId)).toBe('Checkout');
    await savePace({ ...pace, capacityUnits: 1 });
    expect((await seen()).pickupWindows[0]?.remaining).toBe(0);
    expect(await order(itemId)).toBe('WindowFull');
  });

  test('a changed window length never lets overlapping windows exceed the capacity', async () => {
    const itemId = await big();
    const [quarterPast, halfPast] = ['2026-11-24T11:15:00.000Z', '2026-11-24T11:30:00.000Z'];
    const quick = { slotMinutes: 15, preparationMinutes: 0, capacityUnits: 4 };
    const offered = async () => {
      const { pickupWindows } = await seen();
      return pickupWindows.find(({ pickupWindow }) => pickupWindow.startsWith('12:00 PM'));
    };
    await savePace(quick);
    expect([await order(itemId, NOON), await order(itemId, quarterPast)]).toEqual(['Checkout', 'Checkout']);
    await savePace({ ...quick, slotMinutes: 30 });
    expect(await offered()).toEqual({ pickupWindow: '12:00 PM - 12:30 PM', remaining: 0 });
    expect([await order(itemId, NOON), await order(itemId, halfPast)]).toEqual(['WindowFull', 'Checkout']);
    await savePace({ ...quick, slotMinutes: 30, capacityUnits: 6 });
    expect(await offered()).toEqual({ pickupWindow: '12:00 PM - 12:30 PM', remaining: 2 });
    expect([await order(itemId, NOON), await order(itemId, NOON)]).toEqual(['Checkout', 'WindowFull']);
    // Back again: what was taken in between counts too.
    await savePace({ ...quick, capacityUnits: 4 });
    expect(await offered()).toEqual({ pickupWindow: '12:00 PM - 12:15 PM', remaining: 0 });
    expect(await order(itemId, quarterPast)).toBe('WindowFull');
  });

  test('a place that is being taken while the window length changes counts in the new windows', async () => {
    const quick = { slotMinutes: 15, preparationMinutes: 0, capacityUnits: 2 };
    await savePace(quick);
    const slow = await big(5);
    const [sooner, later] = [await withCart(slow), await withCart(await big())];
    // The first one has its window already and waits for the pieces, which somebody else is looking at.
    const looking = await fixtures.product.pool.connect();
    await looking.query('begin');
    await looking.query('select 1 from item where id = $1 for no key update', [slow]);
    const first = start(sooner, NOON);
    await eventually('it waits', async () => {
      const rows = await fixtures.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%update item%'`,
      );
      return rows.length > 0;
    });
    const paced = savePace({ ...quick, slotMinutes: 30 });
    await Promise.race([paced, new Promise((resolve) => setTimeout(resolve, 200))]);
    const second = start(later, NOON);
    // Time enough for what does not wait.
    await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 400))]);
    await looking.query('rollback');
    looking.release();
    await paced;
    expect([(await first).__typename, (await second).__typename]).toEqual(['Checkout', 'WindowFull']);
    const rows = await fixtures.sql(
      `select sum(booked_units)::int as units from booked_window
       where shop_id = $1 and starts_at < '2026-11-24T11:30:00Z' and ends_at > $2`,
      shop.id,
      NOON,
    );
    expect(rows).toEqual([{ units: 2 }]);
  });

  test('an order paid after its hold expired is refunded when it no longer fits windows of a new length', async () => {
    const itemId = await big();
    const quick = { slotMinutes: 15, preparationMinutes: 0, capacityUnits: 2 };
    await savePace(quick);
    const late = await withCart(itemId);
    const { clientSecret, intentId } = await start(late, NOON);
    // The ten minutes are over and the window is given back, while the payment is at the bank.
    await fixtures.sql(
      `with ended as (update checkout set state = 'RELEASED' where customer_id = $1 returning window_id, units)
       update booked_window w set booked_units = booked_units - ended.units from ended where w.id = ended.window_id`,
      late.id,
    );
    await savePace({ ...quick, slotMinutes: 30 });
    expect(await order(itemId, NOON)).toBe('Checkout');
    expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
    const { body } = await rest(fixtures, 'POST', '/api/cart/place-order', {
      token: late.token,
      body: { customerId: late.id, restaurantId: shop.id, paymentIntentId: intentId },
    });
    expect(body).toMatchObject({ code: 'REFUNDED' });
  });

  test.each([
    [{ slotMinutes: 4 }, 'Entre 5 et 120 minutes.'],
    [{ preparationMinutes: 601 }, 'Entre 0 et 600 minutes.'],
    [{ capacityUnits: 0 }, 'Entre 1 et 999 unités.'],
  ])('saving the shop’s settings with %j is refused', async (part, text) => {
    await expect(savePace({ ...pace, ...part })).rejects.toThrow(text);
  });
});

test('a shop sets the last lines of its receipt, up to 120 characters without control characters', async () => {
  const save = async (text: string) =>
    (await graphql(fixtures, shop.token, SaveReceiptTextDocument, { text })).saveReceiptText;
  expect(await save(' À demain !\nFermé le lundi. ')).toMatchObject({ receiptText: 'À demain !\nFermé le lundi.' });
  const { shop: found } = await graphql(fixtures, null, `{ shop(id: "${shop.id}") { receiptText } }`);
  expect(found).toEqual({ receiptText: 'À demain !\nFermé le lundi.' });
  await expect(save('x'.repeat(121))).rejects.toThrow('trop long');
  await expect(save('\u0007')).rejects.toThrow('caractères interdits');
});
