import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { ShopNowDocument, ShopPageDocument } from '../../graphql/generated/customer/shop';
import { Role } from '../../server/accounts/account.entity';
import { freshDatabase } from '../support/database';
import { faultyPayments } from '../support/faulty-payments';
import { payByCard } from '../support/ordering';
import { aProcess, freePort, type ProductProcess } from '../support/process';
import { aCustomer, anItem, aShop, aWorld, type Somebody, type World } from '../support/world';
import { keepTo, type Question, type Rate, rateOf } from './load';

const ITEMS = 40;
const NEARBY = 16;
const TURNS = 3;
const BUYERS = 5_000;
const JWT_SECRET = 'a secret both processes know';
const DAY = { JWT_SECRET, CLOCK_START: '2026-11-24T10:00:00Z' };

let dataDir: string;
let product: ProductProcess;
let floor: { base: string; pid: number };
let floorProcess: ChildProcess;
let database: pg.Pool;
let shop: Somebody;
let customer: Somebody;
let itemId: string;
let buyers: Pick<Somebody, 'id' | 'token'>[];
let nextBuyer = 0;
/** The stand-in for the payment service, on the side of the load; its news come later than the measurements end. */
let payments: Awaited<ReturnType<typeof faultyPayments>>;
let windows: { date: string; pickupWindow: string }[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'memeprix-bench-'));
  const databaseUrl = await freshDatabase();
  const world = await aWorld(databaseUrl, { ...DAY, DATA_DIR: dataDir });
  shop = await aShop(world);
  for (let more = 1; more < NEARBY; more++) await aShop(world);
  customer = await aCustomer(world);
  for (let item = 0; item < ITEMS; item++)
    itemId = await anItem(world, shop.id, { description: 'Pur beurre, cuit le matin.' });
  buyers = await copiesOf(customer, world);
  await world.stop();
  database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await database.query('update shop set capacity_units = 100000');
  await database.query('vacuum analyze');
  payments = await faultyPayments({ databaseUrl, now: () => new Date(DAY.CLOCK_START), silent: true });
  const settings = { ...DAY, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...payments.env };
  product = await aProcess(settings, 'built', ['web']);
  const offered = await fetch(`${product.base}/api/pickup/next-pickup-window/${shop.id}`);
  windows = ((await offered.json()) as { pickupWindows: typeof windows }).pickupWindows;
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATABASE_URL: databaseUrl, SHOP: shop.id };
  floorProcess = spawn(process.execPath, ['tests/bench/floor-server.ts'], { env, stdio: 'inherit' });
  floor = { base: `http://127.0.0.1:${port}`, pid: floorProcess.pid ?? 0 };
  while (!(await fetch(floor.base).catch(() => null))?.ok) await new Promise((later) => setTimeout(later, 50));
  // The server alone on one core, everything else on the other, as in the measurements the targets come from.
  keepTo(0, product.pid);
  keepTo(0, floor.pid);
  keepTo(1, process.pid);
});
afterAll(async () => {
  floorProcess.kill();
  await product.kill();
  await payments.close();
  await database.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const bearer = () => `authorization: Bearer ${customer.token}\r\n`;
const has = (count: number, what: string) => (body: string) => body.split(what).length - 1 === count;

/** Customers nobody has to think of a password for. */
async function copiesOf({ id }: Somebody, { product: { pool, parts } }: World) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', gen_random_uuid()))).*
     from account a, generate_series(1, $2::int) where id = $1 returning id`,
    [id, BUYERS],
  );
  const tokens = rows.map((one) => parts.tokens.issue({ ...one, role: Role.CUSTOMER, version: 0 }));
  return Promise.all(tokens.map(async (token, at) => ({ id: rows[at]?.id ?? '', token: await token })));
}

function get(path: string, isRight: Question['isRight'], headers = ''): Question {
  return { request: `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`, isRight };
}

function post(path: string, sent: object, isRight: Question['isRight'], headers = ''): Question {
  const body = JSON.stringify(sent);
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}`;
  return { request: `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, isRight };
}

/** As the web app asks, signed in. */
function query(document: DocumentNode, variables: object, isRight: Question['isRight']): Question {
  return post('/graphql', { query: print(addTypenameToDocument(document)), variables }, isRight, bearer());
}

function shopPage(): Question {
  const { hash } = (ShopPageDocument as { __meta__?: { hash: string } }).__meta__ ?? {};
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const asked = new URLSearchParams({ variables: JSON.stringify({ shopId: shop.id }), extensions });
  return get(`/graphql?${asked.toString()}`, has(ITEMS, '"Item"'), bearer());
}

const menu = () => get(`/api/items/${shop.id}`, has(ITEMS, '"itemName"'));
const nextCustomer = () => buyers[nextBuyer++ % BUYERS] ?? customer;
type Buyer = Pick<Somebody, 'id' | 'token'>;
const as = ({ token }: Buyer) => `authorization: Bearer ${token}\r\n`;

function added(buyer: Buyer): Question {
  const line = { customerId: buyer.id, restaurantId: shop.id, items: [{ menuItemId: itemId, quantity: 1 }] };
  return post('/api/cart/add', line, has(1, '"totalPrice"'), as(buyer));
}

function checkout(buyer: Buyer): Question[] {
  const { date, pickupWindow } = windows[nextBuyer % windows.length] ?? {};
  const choice = { restaurantId: shop.id, pickupWindow, pickupDate: date };
  const intent = post('/api/payment-page/create-intent', { ...choice, amount: 0 }, has(1, '"clientSecret"'), as(buyer));
  const order = post('/api/cart/place-order', { ...choice, customerId: buyer.id }, has(1, '"tokenNumber"'), as(buyer));
  const paid = async (before: string) => {
    const { clientSecret } = JSON.parse(before) as { clientSecret: string };
    await payByCard({ base: product.base, payments: payments.base }, clientSecret);
    return String(order.request);
  };
  return [added(buyer), intent, { ...order, request: paid }];
}

const near = 'lat=48.8556&lng=2.3601';
/** Each unit: who is asked, and what; shares are of the floor above it. */
const UNITS: Record<string, () => Promise<Rate>> = {
  'menu, the floor': () => rateOf(floor, () => [get('/', has(ITEMS, '"category"'))]),
  'menu by REST': () => rateOf(product, () => [menu()]),
  'menu by REST, changed 200 times a second': () => {
    const change = () =>
      void database.query('update item set price_cents = price_cents + 1 where shop_id = $1', [shop.id]);
    const changing = setInterval(change, 5);
    return rateOf(product, () => [menu()]).finally(() => clearInterval(changing));
  },
  'public part of a shop’s page, GraphQL': () => rateOf(product, () => [shopPage()]),
  'all a signed-in customer’s browser asks for a shop’s page': () =>
    rateOf(product, () => [shopPage(), query(ShopNowDocument, { shopId: shop.id }, has(1, '"viewer"'))]),
  'shops nearby': () =>
    rateOf(product, () => [get(`/api/nearbyboulangeries?${near}`, has(NEARBY, '"openingText"'), bearer())]),
  'a first line into a cart, the floor': () =>
    rateOf(floor, () => [post('/cart', { id: itemId, quantity: 1 }, has(1, '"cart"'))]),
  'add to cart, each time another customer': () => rateOf(product, () => [added(nextCustomer())]),
  'an order, the floor': () => rateOf(floor, () => [post('/order', { id: itemId, quantity: 1 }, has(1, '"order"'))]),
  'from the cart to the order, the payment service apart': () => rateOf(product, () => checkout(nextCustomer())),
};

const median = (of: number[]) => of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
const rounded = (value: number) => value.toFixed(value < 10 ? 1 : 0);

describe('beside the floor', () => {
  bench(
    'a turn of all',
    async () => {
      const rates = new Map<string, Rate[]>();
      for (let turn = 0; turn < TURNS; turn++)
        for (const [unit, measure] of Object.entries(UNITS))
          rates.set(unit, [...(rates.get(unit) ?? []), await measure()]);
      let best = 0;
      for (const [unit, turns] of rates) {
        const each = turns.map(({ perSecond }) => perSecond);
        if (unit.endsWith('the floor')) best = median(each);
        const spread = `${rounded(Math.min(...each))} to ${rounded(Math.max(...each))}`;
        const share = `${rounded((median(each) / best) * 100)} % of the floor`;
        const cpu = `${median(turns.map(({ cpuMs }) => cpuMs)).toFixed(2)} ms of the server each`;
        process.stdout.write(
          `figure: 16 connections: ${unit} = ${rounded(median(each))} a second (${spread}), ${share}, ${cpu}\n`,
        );
      }
    },
    { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});
