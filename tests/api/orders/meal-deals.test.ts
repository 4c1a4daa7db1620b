import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { RefundLinesDocument } from '../../../graphql/generated/customer/order';
import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  DashboardFiguresDocument,
} from '../../../graphql/generated/owner/dashboard';
import { createServices } from '../../../server/platform/context';
import { aCustomer, aShop, graphql, type Somebody } from '../../support/fixtures';
import { aLunch, type Deal, dealtCart, type Lunch, lunchDeal, removeDeal, saveDeal } from '../../support/meal-deals';
import { moneyBack } from '../../support/money-back';
import { cancelByShop, cancelMine, undoTimePasses } from '../../support/order-steps';
import { addToCart, beginCheckout, eventually, payByCard, placeOrder } from '../../support/ordering';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';
import { rest } from '../../support/rest';

const fixtures = await ownFixtures();
const english = { ...fixtures, language: 'en' };
const money = moneyBack(fixtures);
let shop: Somebody;
let customer: Somebody;
let lunch: Lunch;
let dealId: string;

beforeEach(async () => {
  [shop, customer] = [await aShop(fixtures, { capacityUnits: 50 }), await aCustomer(fixtures)];
  lunch = await aLunch(fixtures, shop.id);
  ({ id: dealId } = await saving({ nameEn: 'Lunch deal' }));
});

const saving = (more: Partial<Deal> = {}) => saveDeal(fixtures, shop, { ...lunchDeal(lunch), ...more });

/** A paid order of so many kebabs, tarts and drinks. */
async function ordered(linesCents: number, [kebab = 1, tart = 1, cola = 1]: number[] = []) {
  for (const [itemId, quantity] of [
    [lunch.kebab, kebab],
    [lunch.tart, tart],
    [lunch.cola, cola],
  ] as const)
    await addToCart(fixtures, customer, { itemId, quantity });
  const { clientSecret, intentId } = await beginCheckout(fixtures, customer, shop.id, linesCents + 29);
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  const { id = '' } = await placeOrder(fixtures, customer, shop.id);
  return { id, intentId };
}

interface Seen {
  linesCents: number;
  totalCents: number;
  feeCents: number;
  mealDeals: { name: string; nameLang: string | null; quantity: number; cents: number }[];
  lines: { id: string; name: string; quantity: number; unitCents: number; lineCents: number }[];
}
const FACTS = `linesCents feeCents totalCents mealDeals { mealDealId name nameLang quantity cents }
  lines { id name quantity unitCents lineCents }`;
const seenBy = async ({ token }: Somebody, reference: string, at: typeof english | typeof fixtures = fixtures) => {
  const query = `query ($reference: String!) { order(reference: $reference) { ${FACTS} } }`;
  return (await graphql<{ order: Seen }>(at, token, query, { reference })).order;
};

type RestLine = Record<'quantity' | 'basePrice' | 'price', number>;
const sumOf = (lines: RestLine[], price: 'basePrice' | 'price') =>
  Math.round(lines.reduce((sum, one) => sum + one.quantity * one[price] * 100, 0)) / 100;

describe('an order with a meal deal', () => {
  test('its lines say what each cost, and the meal deal what it saved, to customer and shop in their language', async () => {
    const { id } = await ordered(1_650, [1, 2, 3]);
    const order = {
      ...{ linesCents: 1_650, feeCents: 29, totalCents: 1_679 },
      mealDeals: [{ mealDealId: dealId, name: 'Formule Midi', nameLang: null, quantity: 1, cents: 130 }],
      lines: [
        { name: 'Kebab', quantity: 1, unitCents: 650, lineCents: 575 },
        { name: 'Tarte', quantity: 2, unitCents: 280, lineCents: 527 },
        { name: 'Cola', quantity: 3, unitCents: 190, lineCents: 548 },
      ],
    };
    for (const who of [customer, shop]) expect(await seenBy(who, id)).toMatchObject(order);
    expect(await seenBy(customer, id, english)).toMatchObject({ mealDeals: [{ name: 'Lunch deal', nameLang: 'en' }] });
    // What was bought stays as it was.
    await saving({ id: dealId, name: 'Autre', priceCents: 500 });
    await removeDeal(fixtures, shop, dealId);
    expect(await seenBy(customer, id)).toMatchObject(order);
    expect(await money.broken()).toEqual([]);
  });

  test('the audit finds what a meal deal took off another line than its checkout froze', async () => {
    const { id } = await ordered(990);
    const move = (cents: number) =>
      rowsOf(
        `update order_line set reduction_cents = reduction_cents + case name when 'Kebab' then $2::int else -$2::int end
         where order_id = $1 and name in ('Kebab', 'Tarte')`,
        [id, cents],
      );
    await move(1);
    expect(await money.broken()).toEqual(['I44']);
    await move(-1);
    expect(await money.broken()).toEqual([]);
  });

  test('two sets of a meal deal are one entry with what both save', async () => {
    const { id } = await ordered(1_980, [2, 2, 2]);
    expect(await seenBy(customer, id)).toMatchObject({ mealDeals: [{ quantity: 2, cents: 260 }], linesCents: 1_980 });
  });

  test('over REST items and cartItems add up to totalPrice without the service charge', async () => {
    const { intentId } = await ordered(1_650, [1, 2, 3]);
    const { status, body } = await rest(fixtures, 'POST', '/api/cart/place-order', {
      token: customer.token,
      body: { customerId: customer.id, restaurantId: shop.id, paymentIntentId: intentId },
    });
    expect(status).toBeLessThan(300);
    const order = body['order'] as Record<'totalPrice' | 'serviceCharge', number> &
      Record<'items' | 'cartItems', RestLine[]>;
    expect([order.totalPrice, order.serviceCharge]).toEqual([16.79, 0.29]);
    expect(sumOf(order.items, 'basePrice')).toBe(16.5);
    expect(sumOf(order.cartItems, 'price')).toBe(16.5);
    const deal = { quantity: 1, selections: (order.items[0] as object as { selections: object }).selections };
    expect(order.items.at(-1)).toEqual({ ...deal, name: 'Formule Midi', description: '', basePrice: -1.3 });
    expect(order.cartItems.at(-1)).toMatchObject({ _id: dealId, itemName: 'Formule Midi', price: -1.3, quantity: 1 });
    expect([order.items.length, order.cartItems.length]).toEqual([4, 4]);
  });

  test('ordered again it is priced anew, with the meal deals of now', async () => {
    const { id } = await ordered(990);
    const again = `mutation ($reference: String!) { orderAgain(reference: $reference) { __typename } }`;
    const offered = async () => {
      const { sameAgain } = await graphql<{ sameAgain: object }>(
        fixtures,
        customer.token,
        '{ sameAgain { totalCents } }',
      );
      return sameAgain;
    };
    expect(await offered()).toEqual({ totalCents: 1_019 });
    await saving({ id: dealId, priceCents: 1_000 });
    expect(await offered()).toEqual({ totalCents: 1_029 });
    await graphql(fixtures, customer.token, again, { reference: id });
    expect(await dealtCart(fixtures, customer, shop.id)).toMatchObject({
      mealDeals: [{ cents: 120 }],
      linesCents: 1_000,
    });
    await removeDeal(fixtures, shop, dealId);
    expect(await dealtCart(fixtures, customer, shop.id)).toMatchObject({ mealDeals: [], linesCents: 1_120 });
  });
});

const TODAY = { from: '2026-11-24', to: '2026-11-24' };
const accounts = async () =>
  (await graphql(fixtures, shop.token, DashboardAccountsDocument, { period: TODAY })).ownAccounts;
/** Net, tax and gross of the accountant's file, by rate. */
async function file() {
  const { text } = (await graphql(fixtures, shop.token, DashboardAccountsFileDocument, { period: TODAY }))
    .ownAccountsFile;
  const sums: Record<string, number[]> = {};
  for (const row of text.split('\r\n').slice(1, -1)) {
    const [rate = '', ...cells] = row.split(';').slice(5, 9);
    sums[rate] = cells.map((cell, at) => (sums[rate]?.[at] ?? 0) + Math.round(Number(cell.replace(',', '.')) * 100));
  }
  return sums;
}

describe('the money of an order with a meal deal', () => {
  let order: { id: string; intentId: string };
  beforeEach(async () => {
    order = await ordered(1_650, [1, 2, 3]);
  });
  const refund = async (...pieces: [name: string, quantity: number][]) => {
    const { lines } = await seenBy(shop, order.id);
    const input = {
      ...{ requestId: String(randomUUID()), orderId: order.id, reason: 'Tombé.' },
      lines: pieces.map(([wanted, quantity]) => ({
        lineId: lines.find(({ name }) => name === wanted)?.id ?? '',
        quantity,
      })),
    };
    return (await graphql(fixtures, shop.token, RefundLinesDocument, { input })).refundLines;
  };
  const carriedOut = () =>
    eventually('refunds are carried out', async () => {
      const open = `select 1 from refund where intent_id = $1 and state <> 'DONE'`;
      return (await rowsOf(open, [order.intentId])).length === 0;
    });

  test('sales figures and VAT follow what was paid', async () => {
    const { ownReport } = await graphql(fixtures, shop.token, DashboardFiguresDocument, { span: 'TODAY' });
    expect(ownReport.figures).toMatchObject({ orderCount: 1, salesCents: 1_650 });
    expect(ownReport.items.map(({ name, quantity, salesCents }) => [name, quantity, salesCents])).toEqual([
      ['Cola', 3, 548],
      ['Tarte', 2, 527],
      ['Kebab', 1, 575],
    ]);
    expect((await accounts()).totals.map(({ rate, grossCents, taxCents }) => [rate, grossCents, taxCents])).toEqual([
      [55, 527, 27],
      [100, 575, 52],
      [200, 548, 91],
    ]);
    expect(await file()).toEqual({ '5,5': [500, 27, 527], '10,0': [523, 52, 575], '20,0': [457, 91, 548] });
  });

  test('refunds of single pieces cost what was paid for them and leave 0.00 at every VAT rate', async () => {
    const pieces = ['Tarte', 'Cola', 'Tarte', 'Cola', 'Kebab', 'Cola'];
    for (const name of pieces) expect(await refund([name, 1])).toMatchObject({ __typename: 'Order' });
    expect(await refund(['Cola', 1])).toMatchObject({ __typename: 'RefundNotPossible' });
    await carriedOut();
    expect((await money.refunds(order.intentId)).map(({ cents }) => cents)).toEqual([264, 183, 263, 182, 575, 183]);
    expect(await money.received(order.intentId)).toMatchObject({ refunded: 1_650 });
    const { totals, refundedCents, feeCents } = await accounts();
    const zero = { netCents: 0, taxCents: 0, grossCents: 0 };
    expect([refundedCents, feeCents]).toEqual([1_650, 29]);
    expect(totals).toMatchObject([55, 100, 200].map((rate) => ({ rate, ...zero })));
    expect(await file()).toEqual({ '5,5': [0, 0, 0], '10,0': [0, 0, 0], '20,0': [0, 0, 0] });
    expect(await money.broken()).toEqual([]);
  });

  test('a refund of several lines is the sum of their pieces, whichever were refunded before', async () => {
    await refund(['Cola', 1]);
    expect(await refund(['Cola', 2], ['Tarte', 1])).toMatchObject({ refunds: [{ cents: 183 }, { cents: 365 + 264 }] });
    expect(await refund(['Tarte', 1], ['Kebab', 1])).toMatchObject({ __typename: 'Order' });
    await carriedOut();
    expect(await money.received(order.intentId)).toMatchObject({ refunded: 1_650 });
    const parts =
      'select sum(cents)::int as cents from refund_line join refund r on r.id = refund_id where intent_id = $1';
    expect(await rowsOf(parts, [order.intentId])).toEqual([{ cents: 1_650 }]);
    expect(await money.broken()).toEqual([]);
  });

  test('of refunds of the same pieces at once no more is given than was paid', async () => {
    await Promise.all([1, 2, 3, 4].map(() => refund(['Cola', 1], ['Tarte', 1])));
    await carriedOut();
    const given = (await money.refunds(order.intentId)).map(({ cents }) => cents);
    expect(given.toSorted()).toEqual([183 + 264, 182 + 263].toSorted());
    expect(await money.broken()).toEqual([]);
  });

  test.each(['customer', 'shop'] as const)(
    'cancelled by its %s after a refund of pieces, all that was paid is back and the books are at zero',
    async (who) => {
      await refund(['Tarte', 1]);
      await carriedOut();
      const cancelled =
        who === 'shop' ? cancelByShop(fixtures, shop, order.id) : cancelMine(fixtures, customer, order.id);
      expect(await cancelled).toMatchObject({ __typename: 'Order' });
      await undoTimePasses(fixtures, order.id);
      await createServices(fixtures.product.parts).housekeeping.endCancellations();
      await carriedOut();
      const { totals, feeCents } = await accounts();
      expect(feeCents).toBe(0);
      for (const { netCents, taxCents, grossCents } of totals)
        expect([netCents, taxCents, grossCents]).toEqual([0, 0, 0]);
      expect(await money.received(order.intentId)).toMatchObject({ refunded: 1_679 });
      expect(await money.broken()).toEqual([]);
    },
  );
});

describe('a counter order', () => {
  interface Placed extends Seen {
    __typename: string;
    id: string;
  }
  const place = async (id: string = randomUUID(), of = [lunch.kebab, lunch.tart, lunch.cola]) => {
    const query = `mutation ($input: CounterOrderInput!) { placeCounterOrder(input: $input) { __typename
      ... on Order { id ${FACTS} } ... on Refusal { message } } }`;
    const input = { id, lines: of.map((choiceId) => ({ choiceId, quantity: 1 })) };
    return (await graphql<{ placeCounterOrder: Placed }>(fixtures, shop.token, query, { input })).placeCounterOrder;
  };
  // It is 11:00 on a Tuesday.
  const served = (from: string, until: string, days: number[] = []) =>
    saving({ id: dealId, served: { days, from, until } });

  test('a counter order gets the meal deals of this moment, without a service charge', async () => {
    const [ALONE, DEAL] = [
      { mealDeals: [], totalCents: 1_120 },
      { mealDeals: [{ cents: 130 }], totalCents: 990 },
    ];
    expect(await place()).toMatchObject({ ...DEAL, feeCents: 0, lines: [{ lineCents: 575 }, {}, {}] });
    await served('10:30', '11:30');
    expect(await place()).toMatchObject(DEAL);
    await served('11:30', '14:30');
    expect(await place()).toMatchObject(ALONE);
    await served('10:30', '11:30', [1, 3]);
    expect(await place()).toMatchObject(ALONE);
    expect(await place(undefined, [lunch.kebab, lunch.tart])).toMatchObject({ mealDeals: [], totalCents: 930 });
    expect(await money.broken()).toEqual([]);
  });

  test('a repeated call answers the same order at its price, whatever became of the meal deal', async () => {
    const first = await place();
    await removeDeal(fixtures, shop, dealId);
    expect(await place(first.id)).toEqual(first);
  });

  test('an order from a text over REST has the meal deal as a line of its own', async () => {
    const { status, body } = await rest(fixtures, 'POST', '/api/orders', {
      token: shop.token,
      body: { order: 'un kebab, une tarte et un cola' },
    });
    expect(status).toBe(201);
    const { totalPrice, items } = body['order'] as { totalPrice: number; items: RestLine[] };
    expect([totalPrice, items.length, sumOf(items, 'basePrice')]).toEqual([9.9, 4, 9.9]);
  });
});
