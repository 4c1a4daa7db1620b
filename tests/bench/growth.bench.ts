import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { OrdersPageDocument } from '../../graphql/generated/customer/orders';
import { NearbyShopsDocument } from '../../graphql/generated/customer/search';
import { ShopNowDocument, ShopPageDocument } from '../../graphql/generated/customer/shop';
import { BoardChangedDocument, BoardPageDocument } from '../../graphql/generated/owner/board';
import {
  DashboardAccountsDocument,
  DashboardFiguresDocument,
  DashboardOrdersDocument,
} from '../../graphql/generated/owner/dashboard';
import { MenuPageDocument } from '../../graphql/generated/owner/menu';
import { freshDatabase } from '../support/database';
import { growItems, growOrders, growShops, TOWNS } from '../support/grown';
import { anOrder } from '../support/ordering';
import { aProcess, type ProductProcess } from '../support/process';
import { quantile } from '../support/quantile';
import { randomNumbers } from '../support/random-numbers';
import { aCustomer, anItem, aShop, createFixtures, type Somebody } from '../support/fixtures';
import { figure, keepTo, ONCE } from './load';

const ASKED = 300;
/** Asked before, so that pages of the indexes are in memory. */
const WARM = 100;
/** What takes long is asked less often. */
const MOST_MS = 4_000;
/** Of shops and of orders; ten million orders take an hour. */
const MOST_ROWS = Number(process.env['MOST_ROWS'] ?? 1_000_000);

const random = randomNumbers(16);
const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-growth-'));
let product: ProductProcess;
let database: pg.Client;
let shop: Somebody;
let longMenu: Somebody;
let customer: Somebody;
let orderId: string;
let news: AsyncIterableIterator<unknown> | undefined;
let towns: { latitude: number; longitude: number }[];

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const day = { JWT_SECRET: 'a secret both processes know', CLOCK_START: '2026-11-24T10:00:00Z', DATA_DIR: dataDir };
  const fixtures = await createFixtures(databaseUrl, day);
  [shop, longMenu, customer] = [await aShop(fixtures), await aShop(fixtures), await aCustomer(fixtures)];
  await fixtures.product.pool.query(`update shop set created_at = '2000-01-01'`);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1 });
  orderId = (await anOrder(fixtures, customer, shop.id, { itemId })).id;
  await fixtures.stop();
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  towns = (await database.query<(typeof towns)[number]>(TOWNS)).rows;
  product = await aProcess({ ...day, DATABASE_URL: databaseUrl });
  keepTo(0, product.pid);
  keepTo(1, process.pid);
});
afterAll(async () => {
  await news?.return?.();
  await product.stop();
  await database.end();
  rmSync(dataDir, { recursive: true, force: true });
});

type Query = () => Promise<unknown>;

async function call(path: string, token: string, request?: RequestInit): Promise<void> {
  const answer = await fetch(`${product.base}/${path}`, {
    ...request,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
}

const get = (path: string, { token } = customer) => call(`api/${path}`, token);
const ask = (document: DocumentNode, variables: object, { token } = shop) =>
  call('graphql', token, {
    method: 'POST',
    body: JSON.stringify({ query: print(addTypenameToDocument(document)), variables }),
  });

/** From the commit of a change to the board that is told of it. */
async function tellBoard(): Promise<void> {
  if (!news) {
    const url = `${product.base.replace('http', 'ws')}/graphql`;
    const stream = createClient({ url, connectionParams: { authorization: `Bearer ${shop.token}` } });
    news = stream.iterate({ query: print(addTypenameToDocument(BoardChangedDocument)) });
    await news.next();
  }
  await database.query(`update orders set changed_in = '0' where id = $1`, [orderId]);
  await news.next();
}

/** A place in one of the towns, the largest most often. */
function somewhere() {
  const { latitude, longitude } = towns[Math.floor(1000 ** random()) - 1] ?? { latitude: 0, longitude: 0 };
  return { latitude: latitude + (random() - 0.5) / 10, longitude: longitude + (random() - 0.5) / 10 };
}

async function timesOf(once: Query): Promise<number[]> {
  const times = [];
  const until = performance.now() + MOST_MS;
  for (let asked = -WARM; asked < ASKED && (performance.now() < until || times.length < 5); asked++) {
    const began = performance.now();
    await once();
    if (asked >= 0 || performance.now() > until) times.push(performance.now() - began);
  }
  return times;
}

async function measure(axis: string, size: number, units: Record<string, Query>): Promise<void> {
  for (const [unit, once] of Object.entries(units)) {
    const times = await timesOf(once);
    const [middle, late] = [quantile(times, 0.5), quantile(times, 0.99)];
    figure(`${unit}, of ${size.toLocaleString('en')} ${axis}`, `${middle.toFixed(1)} ms, p99 ${late.toFixed(1)} ms`);
  }
}

async function grow(axis: string, most: number, to: (size: number) => Promise<void>, units: Record<string, Query>) {
  for (let size = axis.startsWith('items') ? 100 : 1000; size <= most; size *= 10) {
    await to(size);
    await measure(axis, size, units);
  }
}

const period = { from: '2026-11-01', to: '2026-11-24' };

describe('response times as the data grows', () => {
  bench(
    'with up to 10,000 items in one shop',
    async () =>
      grow('items of a shop', 10_000, (size) => growItems(database, longMenu.id, size), {
        'menu by REST': () => get(`items/${longMenu.id}`),
        'menu by GraphQL': () => ask(ShopPageDocument, { shopId: longMenu.id }, customer),
        'what a page asks beside it': () => ask(ShopNowDocument, { shopId: longMenu.id }, customer),
        'the owner’s menu': () => ask(MenuPageDocument, {}, longMenu),
        'search near it': () => ask(NearbyShopsDocument, { place: { latitude: 48.8556, longitude: 2.3601 } }, customer),
      }),
    ONCE,
  );
  bench(
    'with a growing number of shops',
    async () =>
      grow('shops', MOST_ROWS, (size) => growShops(database, size), {
        nearby: () => {
          const { latitude, longitude } = somewhere();
          return get(`nearbyboulangeries?lat=${latitude.toFixed(6)}&lng=${longitude.toFixed(6)}`);
        },
        search: () => ask(NearbyShopsDocument, { place: somewhere() }, customer),
        windows: () => get(`pickup/next-pickup-window/${shop.id}`),
      }),
    ONCE,
  );
  bench(
    'with a growing number of orders',
    async () =>
      grow('orders', MOST_ROWS, (size) => growOrders(database, orderId, size), {
        board: () => ask(BoardPageDocument, {}),
        'news of the board': tellBoard,
        'the shop’s week by REST': () => get(`orders/restaurant/${shop.id}`, shop),
        'the customer’s orders': () => ask(OrdersPageDocument, {}, customer),
        'dashboard, today': () => ask(DashboardFiguresDocument, { span: 'TODAY' }),
        'dashboard, the week': () => ask(DashboardFiguresDocument, { span: 'WEEK' }),
        'a page of history': () => ask(DashboardOrdersDocument, { input: { period, page: 1 } }),
        'accounts of 24 days': () => ask(DashboardAccountsDocument, { period }),
      }),
    ONCE,
  );
});
