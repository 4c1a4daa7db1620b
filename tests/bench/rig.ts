import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import pg from 'pg';
import { ShopNowDocument, ShopPageDocument } from '../../graphql/generated/customer/shop';
import { Role } from '../../server/accounts/account.entity';
import { freshDatabase } from '../support/database';
import { aProcess, freePort, type ProductProcess } from '../support/process';
import { aCustomer, anItem, aShop, createFixtures, type Somebody, type Fixtures } from '../support/fixtures';
import { keepTo, type Question, rateOf } from './load';

export const ITEMS = 40;
const NEARBY = 16;
const DAY = { JWT_SECRET: 'a secret all processes know', CLOCK_START: '2026-11-24T10:00:00Z' };

type Buyer = Pick<Somebody, 'id' | 'token'>;
export type Rig = Awaited<ReturnType<typeof aRig>>;

/** A database with shops nearby, a menu and so many customers, and the payment service on the side of the load; no process yet. */
export async function aRig({ buyers: wanted = 30_000, shops: nearby = NEARBY } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-bench-'));
  const databaseUrl = await freshDatabase();
  const fixtures = await createFixtures(databaseUrl, { ...DAY, DATA_DIR: dataDir });
  const shops = [await aShop(fixtures)];
  while (shops.length < nearby) shops.push(await aShop(fixtures));
  const customer = await aCustomer(fixtures);
  const items = new Map<string, string[]>();
  for (const { id } of shops) {
    const menu: string[] = [];
    while (menu.length < (id === shops[0]?.id ? ITEMS : 1))
      menu.push(await anItem(fixtures, id, { description: 'Pur beurre, cuit le matin.', stock: 1_000_000 }));
    items.set(id, menu);
  }
  const buyers = await copiesOf(customer, fixtures, wanted);
  await fixtures.stop();
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await database.query('update shop set capacity_units = 100000');
  const paymentsPort = String(await freePort());
  const env = { ...process.env, PORT: paymentsPort };
  const payments = spawn(process.execPath, ['tests/bench/payment-service.ts'], { env });
  keepTo(1, payments.pid ?? 0);
  const settings = {
    ...DAY,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    STRIPE_API_BASE: `http://127.0.0.1:${paymentsPort}`,
  };
  const processes: ProductProcess[] = [];
  let nextBuyer = 0;
  return {
    databaseUrl,
    database,
    shops,
    customer,
    items,
    nextBuyer: () => buyers[nextBuyer++ % buyers.length] ?? customer,
    /** One process more that answers, on a core without the load, as in the measurements the targets come from. */
    async start(env: Record<string, string> = {}): Promise<ProductProcess> {
      const product = await aProcess({ ...settings, ...env }, 'built', ['web']);
      processes.push(product);
      keepTo(0, product.pid);
      keepTo(1, process.pid);
      return product;
    },
    async stop() {
      for (const one of processes) await one.kill();
      payments.kill();
      await database.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As after some days: on empty tables PostgreSQL plans to read them whole, and keeps to it. */
export async function settled(rig: Rig, product: ProductProcess): Promise<void> {
  const { checkout, added } = await questionsOf(rig, product);
  await rateOf(product, () => checkout(rig.nextBuyer()), { seconds: 2 });
  await rateOf(product, () => added(rig.nextBuyer()), { seconds: 2 });
  await rig.database.query('vacuum analyze');
}

/** Customers nobody has to think of a password for, some at a time, since no statement may take long. */
async function copiesOf({ id }: Somebody, { product: { pool, parts } }: Fixtures, wanted: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < wanted) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', gen_random_uuid()))).*
       from account a, generate_series(1, $2::int) where id = $1 returning id`,
      [id, Math.min(1_000, wanted - buyers.length)],
    );
    for (const one of rows)
      buyers.push({ ...one, token: parts.tokens.issue({ ...one, role: Role.CUSTOMER, version: 0 }) });
  }
  return buyers;
}

export const has = (count: number, what: string) => (body: string) => body.split(what).length - 1 === count;
const as = ({ token }: Buyer) => `authorization: Bearer ${token}\r\n`;

export function get(path: string, isRight: Question['isRight'], headers = ''): Question {
  return { request: `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`, isRight };
}

export function post(path: string, sent: object, isRight: Question['isRight'], headers = ''): Question {
  const body = JSON.stringify(sent);
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}`;
  return { request: `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, isRight };
}

/** As the web app asks, signed in. */
function query(document: DocumentNode, variables: object, isRight: Question['isRight'], who: Buyer): Question {
  return post('/graphql', { query: print(addTypenameToDocument(document)), variables }, isRight, as(who));
}

/** What customers ask of one process. */
export async function questionsOf({ shops, items, customer }: Rig, { base }: ProductProcess) {
  const shopId = shops[0]?.id ?? '';
  const offered = await fetch(`${base}/api/pickup/next-pickup-window/${shopId}`);
  const { pickupWindows } = (await offered.json()) as { pickupWindows: { date: string; pickupWindow: string }[] };
  // Not those a long measurement would outlive.
  const windows = pickupWindows.slice(8);
  let chosen = 0;
  const { hash } = (ShopPageDocument as { __meta__?: { hash: string } }).__meta__ ?? {};
  const asked = new URLSearchParams({
    variables: JSON.stringify({ shopId }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  const page = get(`/graphql?${asked.toString()}`, has(ITEMS, '"Item"'), as(customer));
  const now = query(ShopNowDocument, { shopId }, has(1, '"viewer"'), customer);
  const found = has(NEARBY, '"openingText"');
  const nearby = get('/api/nearbyboulangeries?lat=48.8556&lng=2.3601', found, as(customer));
  let line = 0;
  const added = (buyer: Buyer, shop = shopId) => {
    const menu = items.get(shop) ?? [];
    const wanted = [{ menuItemId: menu[line++ % menu.length], quantity: 1 }];
    const sent = { customerId: buyer.id, restaurantId: shop, items: wanted };
    return post('/api/cart/add', sent, has(1, '"totalPrice"'), as(buyer));
  };
  return {
    shopPage: () => [page, now],
    nearby: () => [nearby],
    added: (buyer: Buyer) => [added(buyer)],
    /** From the cart to the order. */
    checkout: (buyer: Buyer, shop = shopId): Question[] => {
      const { date, pickupWindow } = windows[chosen++ % windows.length] ?? {};
      const choice = { restaurantId: shop, pickupWindow, pickupDate: date };
      const order = { ...choice, customerId: buyer.id };
      return [
        added(buyer, shop),
        post('/api/payment-page/create-intent', { ...choice, amount: 0 }, has(1, '"clientSecret"'), as(buyer)),
        post('/api/cart/place-order', order, has(1, '"tokenNumber"'), as(buyer)),
      ];
    },
  };
}
