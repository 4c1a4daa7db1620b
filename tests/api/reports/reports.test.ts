import { beforeAll, describe, expect, test } from 'vitest';
import { FoundOrdersDocument } from '../../../graphql/generated/owner/board';
import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  DashboardFiguresDocument,
  DashboardOrdersDocument,
} from '../../../graphql/generated/owner/dashboard';
import type { OrderListInput, ReportSpan } from '../../../graphql/generated/schema';
import { csvText } from '../../../graphql/texts/csv';
import { moneyBack } from '../../support/money-back';
import { addToCart, anOrder, eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

// Tuesday 24 November 2026, 11:00 in Paris.
const fixtures = await ownFixtures();
let shop: Somebody;
let customer: Somebody;
/** Sold at 9:30, sold at 23:30 the evening before, called off at 10:00, missed at 10:30. */
let orders: { id: string; token: string }[];
let bread: string;

beforeAll(async () => {
  [shop, customer] = [await aShop(fixtures, { capacityUnits: 50 }), await aCustomer(fixtures)];
  await sql(`update shop set created_at = '2026-01-01T00:00:00Z' where id = $1`, [shop.id]);
  bread = await anItem(fixtures, shop.id, { name: 'Miche', priceCents: 650, vatRate: 55 });
  const stew = await anItem(fixtures, shop.id, { name: 'Plat chaud', priceCents: 650, vatRate: 100 });
  orders = [];
  for (const [itemId, quantity] of [
    [bread, 2],
    [bread, 1],
    [stew, 1],
    [stew, 3],
  ] as const) {
    orders.push(await anOrder(fixtures, customer, shop.id, { itemId, quantity }));
  }
  const change = 'update orders set created_at = $2, status = $3, status_at = $4 where id = $1';
  const at = (index: number, ...values: string[]) => sql(change, [orders[index]?.id, ...values]);
  await at(0, '2026-11-24T08:30:00Z', 'COLLECTED', '2026-11-24T08:45:00Z');
  await at(1, '2026-11-23T22:30:00Z', 'COLLECTED', '2026-11-23T22:45:00Z');
  await at(2, '2026-11-23T22:40:00Z', 'CANCELLED', '2026-11-24T09:00:00Z');
  await at(3, '2026-11-24T09:10:00Z', 'NO_SHOW', '2026-11-24T09:30:00Z');
});

const sql = (text: string, values: unknown[]) => fixtures.product.pool.query(text, values);
const report = async (span: ReportSpan, { token } = shop) =>
  (await graphql(fixtures, token, DashboardFiguresDocument, { span })).ownReport;

describe('sales figures', () => {
  test('today’s sales figures begin at midnight in the shop’s time zone and leave out cancelled orders', async () => {
    expect(await report('TODAY')).toMatchObject({
      today: '2026-11-24',
      hidden: false,
      figures: { orderCount: 2, salesCents: 3250, noShowCount: 1 },
      before: { orderCount: 0 },
      hours: [
        { hour: 9, orderCount: 1, salesCents: 1300 },
        { hour: 10, orderCount: 1, salesCents: 1950 },
      ],
      items: [
        { name: 'Plat chaud', quantity: 3, salesCents: 1950 },
        { itemId: bread, name: 'Miche', quantity: 2, salesCents: 1300 },
      ],
    });
  });

  test('this week’s sales figures begin on Monday', async () => {
    expect(await report('WEEK')).toMatchObject({
      figures: { orderCount: 3, salesCents: 3900, noShowCount: 1 },
      days: [
        { day: '2026-11-23', orderCount: 1, salesCents: 650 },
        { day: '2026-11-24', orderCount: 2, salesCents: 3250 },
      ],
    });
  });

  test('sales figures of a new shop have no previous period and are marked hidden while the shop cannot be paid', async () => {
    const young = await aShop(fixtures);
    await sql('update shop set charges_enabled = false where id = $1', [young.id]);
    expect(await report('TODAY', young)).toMatchObject({
      hidden: true,
      figures: { orderCount: 0, salesCents: 0, noShowCount: 0 },
      before: null,
      hours: [],
      days: [{ day: '2026-11-24', orderCount: 0, salesCents: 0 }],
      items: [],
    });
  });
});

describe('accounting report', () => {
  const accounts = async (from: string, to: string) =>
    (await graphql(fixtures, shop.token, DashboardAccountsDocument, { period: { from, to } })).ownAccounts;

  test('the accounting report books a sale on the day of the order and a refund on the day of the refund', async () => {
    expect(await accounts('2026-11-23', '2026-11-23')).toMatchObject({
      feeCents: 58,
      refundedCents: 0,
      totals: [
        { rate: 55, netCents: 616, taxCents: 34, grossCents: 650 },
        { rate: 100, netCents: 591, taxCents: 59, grossCents: 650 },
      ],
    });
    expect(await accounts('2026-11-24', '2026-11-24')).toMatchObject({
      feeCents: 29,
      refundedCents: 650,
      totals: [
        { rate: 55, netCents: 1232, taxCents: 68, grossCents: 1300 },
        { rate: 100, netCents: 1182, taxCents: 118, grossCents: 1300 },
      ],
    });
  });

  test('the accounting report’s gross amounts and fees add up to what customers paid for orders not cancelled', async () => {
    const { rows } = await fixtures.product.pool.query<{ cents: number }>(
      `select sum(case when status = 'CANCELLED' then 0 else total_cents end)::int as cents from orders where shop_id = $1`,
      [shop.id],
    );
    const { feeCents, totals } = await accounts('2026-11-01', '2026-11-30');
    expect(totals.reduce((sum, { grossCents }) => sum + grossCents, feeCents)).toBe(rows[0]?.cents);
  });

  test('the accounting report exports a CSV file with one row per sale or refund', async () => {
    const period = { from: '2026-11-23', to: '2026-11-24' };
    const { ownAccountsFile: file } = await graphql(fixtures, shop.token, DashboardAccountsFileDocument, { period });
    // Some random tokens look like a number, 63336E: they are escaped.
    const tokens = orders.map(({ token }) => csvText(token));
    expect(file.name).toBe('ventes-2026-11-23-2026-11-24.csv');
    expect(file.text.split('\r\n').slice(1, -1)).toEqual([
      `23/11/2026;23:30;${tokens[1]};Vente;Carte bancaire;5,5;6,16;0,34;6,50;0,29;6,79`,
      `23/11/2026;23:40;${tokens[2]};Vente;Carte bancaire;10,0;5,91;0,59;6,50;0,29;6,79`,
      `24/11/2026;09:30;${tokens[0]};Vente;Carte bancaire;5,5;12,32;0,68;13,00;0,29;13,29`,
      `24/11/2026;10:00;${tokens[2]};Remboursement;Carte bancaire;10,0;-5,91;-0,59;-6,50;-0,29;-6,79`,
      `24/11/2026;10:10;${tokens[3]};Vente;Carte bancaire;10,0;17,73;1,77;19,50;0,29;19,79`,
    ]);
  });

  test('a refund made in the Stripe dashboard is split over all VAT rates and taken off the sales figures', async () => {
    const other = await aShop(fixtures);
    const stew = await anItem(fixtures, other.id, { priceCents: 650, vatRate: 100 });
    await addToCart(fixtures, customer, { itemId: await anItem(fixtures, other.id, { priceCents: 650, vatRate: 55 }) });
    const { intentId, token } = await anOrder(fixtures, customer, other.id, { itemId: stew, linesCents: 1300 });
    const { rows, atTheProvider } = moneyBack(fixtures);
    const giveBack = async (cents: number) => {
      const { id } = await atTheProvider('refunds', { payment_intent: intentId, amount: String(cents) });
      const known = async () => (await rows('select 1 from refund where provider_id = $1', [id])).length === 1;
      await eventually('it is a refund here', known);
    };
    const period = { from: '2026-11-24', to: '2026-11-24' };
    const books = async () => (await graphql(fixtures, other.token, DashboardAccountsDocument, { period })).ownAccounts;
    await giveBack(500);
    expect(await books()).toMatchObject({
      feeCents: 29,
      refundedCents: 500,
      totals: [
        { rate: 55, netCents: 379, taxCents: 21, grossCents: 400 },
        { rate: 100, netCents: 364, taxCents: 36, grossCents: 400 },
      ],
    });
    expect(await report('TODAY', other)).toMatchObject({ figures: { salesCents: 800 } });
    await giveBack(829);
    expect(await books()).toMatchObject({
      feeCents: 0,
      refundedCents: 1300,
      totals: [
        { rate: 55, netCents: 0, taxCents: 0, grossCents: 0 },
        { rate: 100, netCents: 0, taxCents: 0, grossCents: 0 },
      ],
    });
    expect(await report('TODAY', other)).toMatchObject({ figures: { salesCents: 0 } });
    const { ownAccountsFile: file } = await graphql(fixtures, other.token, DashboardAccountsFileDocument, { period });
    expect(file.text.split('\r\n').filter((row) => row.includes(`${token};Remboursement`))).toEqual([
      expect.stringMatching(/;5,5;-2,37;-0,13;-2,50;0,00;-5,00$/),
      expect.stringMatching(/;10,0;-2,27;-0,23;-2,50;;$/),
      expect.stringMatching(/;5,5;-3,79;-0,21;-4,00;-0,29;-8,29$/),
      expect.stringMatching(/;10,0;-3,64;-0,36;-4,00;;$/),
    ]);
  });

  test('the accounting report rejects an invalid period', async () => {
    await expect(accounts('2024-11-24', '2026-11-23')).rejects.toThrow('La période dure un an au plus.');
  });
});

describe('list of a shop’s orders', () => {
  const list = async (more: Partial<OrderListInput> = {}, { token } = shop) => {
    const input = { period: { from: '2026-11-23', to: '2026-11-24' }, ...more };
    return (await graphql(fixtures, token, DashboardOrdersDocument, { input })).ownOrders;
  };
  const today = { period: { from: '2026-11-24', to: '2026-11-24' } };

  test('the list of orders contains those of the period, newest first', async () => {
    expect(await list()).toMatchObject({
      count: 4,
      page: 1,
      pageCount: 1,
      orders: [3, 0, 2, 1].map((at) => ({ token: orders[at]?.token })),
    });
    expect(await list(today)).toMatchObject({ count: 2 });
  });

  test('searching the list of orders matches token, name or phone over all days, in the own shop only', async () => {
    const bakery = await aShop(fixtures);
    const find = async (text: string, { token } = bakery) =>
      (await graphql(fixtures, token, FoundOrdersDocument, { text })).ownOrders.orders.map(({ token }) => token);
    const itemId = await anItem(fixtures, bakery.id, { priceCents: 650 });
    const zoe = await aCustomer(fixtures, 'Zoë Œuvrard');
    await sql(`update account set phone = '+33 6 98 76 54 32' where id = $1`, [zoe.id]);
    const { id, token } = await anOrder(fixtures, zoe, bakery.id, { itemId });
    await anOrder(fixtures, customer, bakery.id, { itemId });
    await sql(`update orders set created_at = created_at - interval '3 years' where id = $1`, [id]);
    for (const text of [token.toLowerCase(), 'oeuvrard zoe', 'ZOË', '06 98 76 54 32', '+33698765432', '987654'])
      expect(await find(text), text).toEqual([token]);
    for (const text of ['zoe durand', '06 98 76 54 33', '98765', '%', '_', "'"])
      expect(await find(text), text).toEqual([]);
    expect(await find(token, shop)).toEqual([]);
  });

  test('the list of orders is the shop’s own, filters by status and returns the nearest page for one out of range', async () => {
    expect(await list({ status: 'NO_SHOW', page: 9 })).toMatchObject({
      count: 1,
      page: 1,
      pageCount: 1,
      orders: [{ token: orders[3]?.token, status: 'NO_SHOW' }],
    });
    expect(await list({ page: -3 })).toMatchObject({ page: 1, count: 4 });
    expect(await list({}, await aShop(fixtures))).toMatchObject({ count: 0, orders: [] });
  });

  test('the list of orders has twenty orders a page', async () => {
    const busy = await aShop(fixtures, { capacityUnits: 90 });
    const itemId = await anItem(fixtures, busy.id, { priceCents: 650 });
    const { id } = await anOrder(fixtures, customer, busy.id, { itemId });
    await sql(
      `insert into orders (id, token, shop_id, customer_name, source, status, window_id, units, lines_cents, fee_cents, total_cents, status_at, created_at)
       select gen_random_uuid(), 'Z' || lpad(n::text, 5, '0'), shop_id, customer_name, 'COUNTER', status, window_id, 1, 650, 0, 650, status_at, created_at - n * interval '1 minute'
       from orders, generate_series(1, 24) n where id = $1`,
      [id],
    );
    const page = await list({ ...today, page: 2 }, busy);
    expect(page).toMatchObject({ count: 25, page: 2, pageCount: 2 });
    expect(page.orders.map(({ token }) => token)).toEqual(['Z00020', 'Z00021', 'Z00022', 'Z00023', 'Z00024']);
  });
});
