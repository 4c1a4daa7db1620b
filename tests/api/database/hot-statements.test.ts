import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { OrdersPageDocument } from '../../../graphql/generated/customer/orders';
import { FindDishesDocument } from '../../../graphql/generated/customer/dishes';
import { NearbyShopsDocument } from '../../../graphql/generated/customer/search';
import { ShopNowDocument, ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  DashboardFiguresDocument,
  DashboardOrderDetailsDocument,
  DashboardOrdersDocument,
} from '../../../graphql/generated/owner/dashboard';
import { MenuPageDocument } from '../../../graphql/generated/owner/menu';
import { createServices } from '../../../server/platform/context';
import { periodicTasks } from '../../../server/platform/jobs/periodic-tasks';
import { createWorkerLiveness } from '../../../server/platform/jobs/worker-liveness';
import { freshDatabase } from '../../support/database';
import { growCarts, growItems, growMenus, growOrders, growShops } from '../../support/grown';
import { addToCart, anOrder, cartOf, placeOrder } from '../../support/ordering';
import { aPaymentWebhook } from '../../support/payment-webhook';
import { wholeReads } from '../../support/plans';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { trials } from '../../support/trials';
import { aCustomer, anItem, aShop, createFixtures, graphql } from '../../support/fixtures';

const ROWS = trials(20_000);
const LARGE = 10_000;
/** Rows of the first months: to read them all is not yet so dear that PostgreSQL would shun it by itself. */
const FEW = 3_000;

const connectionString = await freshDatabase();
const fixtures = await createFixtures(connectionString, {}, { role: 'web' });
const database = new pg.Client({ connectionString });
await database.connect();
afterAll(async () => {
  await database.end();
  await fixtures.stop();
});

const log = { warn: () => undefined, error: (details: object) => expect(details).toEqual({}) };

test(`no statement that is asked all day reads a table of ${LARGE} rows from end to end, and none that is prepared one of ${FEW}`, async () => {
  const { pool, parts } = fixtures.product;
  const [shop, customer, webhook] = [await aShop(fixtures), await aCustomer(fixtures), await aPaymentWebhook(fixtures)];
  const { stocks } = createServices(parts);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 9, preparationUnits: 1 });
  const { id } = await anOrder(fixtures, customer, shop.id, { itemId });
  // Far from the others: all its items are read when somebody searches near it.
  await pool.query('update shop set latitude = 45 where id = $1', [webhook.shop.id]);
  const grow = async (rows: number) => {
    await growShops(database, rows);
    await growMenus(database);
    await growOrders(database, id, rows);
    await growCarts(database, rows);
  };
  await grow(FEW);
  const { rows: accounts } = await pool.query<{ account: string }>(
    'select payment_account_id as account from shop where id = $1',
    [shop.id],
  );
  await stocks.beginDay();
  const liveness = createWorkerLiveness(pool);
  const before = await parts.boardChangesSince({ shopId: shop.id, after: null });

  const period = { from: '2026-11-23', to: '2026-11-24' };
  const get = (path: string, token = shop.token) => rest(fixtures, 'GET', `/api${path}`, { token });
  const sent = await statementsOf(async () => {
    await graphql(fixtures, customer.token, NearbyShopsDocument, { place: { latitude: 48.8556, longitude: 2.3601 } });
    const place = { latitude: 48.8556, longitude: 2.3601 };
    await graphql(fixtures, null, FindDishesDocument, { text: 'croissant', place });
    await get('/nearbyboulangeries?lat=48.8556&lng=2.3601');
    await graphql(fixtures, customer.token, ShopPageDocument, { shopId: shop.id });
    await graphql(fixtures, customer.token, ShopNowDocument, { shopId: shop.id });
    for (const path of ['items', 'menu', 'meats', 'pickup/next-pickup-window']) await get(`/${path}/${shop.id}`);
    await anOrder(fixtures, customer, shop.id, { itemId });
    await addToCart(fixtures, customer, { itemId });
    await cartOf(fixtures, customer, shop.id);
    await graphql(fixtures, customer.token, OrdersPageDocument);
    await get(`/orders/user/${customer.id}`, customer.token);
    await graphql(fixtures, shop.token, BoardPageDocument);
    await get(`/orders/restaurant/${shop.id}`);
    await parts.boardChangesSince({ shopId: shop.id, after: before?.cursor ?? null });
    await rest(fixtures, 'PUT', `/api/orders/${id}/status`, { token: shop.token, body: { status: 'preparing' } });
    await graphql(fixtures, shop.token, MenuPageDocument);
    for (const span of ['TODAY', 'WEEK'] as const)
      await graphql(fixtures, shop.token, DashboardFiguresDocument, { span });
    await graphql(fixtures, shop.token, DashboardOrdersDocument, { input: { period, page: 1 } });
    await graphql(fixtures, shop.token, DashboardOrderDetailsDocument, { reference: id });
    await graphql(fixtures, shop.token, DashboardAccountsDocument, { period });
    await graphql(fixtures, shop.token, DashboardAccountsFileDocument, { period });
    const { customer: payer, intent } = await webhook.aPayment();
    await webhook.deliver(webhook.anEvent('payment_intent.succeeded', intent));
    await placeOrder(fixtures, payer, webhook.shop.id);
    const of = (type: string) => webhook.anEvent(type, { id: accounts[0]?.account }, accounts[0]);
    for (const type of ['account.updated', 'account.external_account.created']) await webhook.deliver(of(type));
    for (const task of periodicTasks(parts, liveness, log)) await task.work();
  });
  await liveness.close();
  expect(sent.length).toBeGreaterThan(100);
  const prepared = sent.filter(({ name }) => name !== undefined);
  expect(prepared.length).toBeGreaterThan(50);
  expect(await wholeReads(database, prepared, FEW - 1)).toEqual({});
  await growItems(database, webhook.shop.id, ROWS);
  await grow(ROWS);
  expect(await wholeReads(database, sent, LARGE)).toEqual({});
}, 900_000);
