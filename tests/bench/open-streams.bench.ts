import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { freshDatabase } from '../support/database';
import { anOrder } from '../support/ordering';
import { aProcess, type ProductProcess } from '../support/process';
import { aCustomer, anItem, aShop, createFixtures, type Somebody } from '../support/fixtures';
import { figure, memoryOf, openBoard } from './load';

const STREAMS = 5_000;
/** Boards of one shop, all told of the same change. */
const CROWD = 100;
const AT_ONCE = 40;
const JWT_SECRET = 'a secret both processes know';

let dataDir: string;
let product: ProductProcess;
let database: pg.Pool;
/** The shops, each with one order to be changed: the first has one board, the others a crowd. */
const shops: { shop: Somebody; orderId: string }[] = [];
const sockets: WebSocket[] = [];
const onUpdate = new Map<string, () => void>();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'memeprix-bench-'));
  const databaseUrl = await freshDatabase();
  const env = { JWT_SECRET, DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const fixtures = await createFixtures(databaseUrl, env);
  for (let at = 0; at <= Math.ceil(STREAMS / CROWD); at++) {
    const shop = await aShop(fixtures);
    const customer = await aCustomer(fixtures);
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    shops.push({ shop, orderId: (await anOrder(fixtures, customer, shop.id, { itemId })).id });
  }
  await fixtures.stop();
  // Server and listeners in processes of their own: each has its own memory and its own open files.
  product = await aProcess({ ...env, DATABASE_URL: databaseUrl, CLOCK_START: '2026-11-24T10:01:00Z' });
  database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await fetch(`${product.base}/readyz`);
  await openSome(0, 200);
  const before = memoryOf(product.pid).now;
  const began = performance.now();
  await openSome(200, STREAMS);
  const each = ((memoryOf(product.pid).now - before) / (STREAMS - 200)) * 1024;
  const perSecond = ((STREAMS - 200) / (performance.now() - began)) * 1000;
  figure(`memory of one of ${STREAMS} open subscriptions`, `${each.toFixed(0)} kB`);
  figure('subscriptions opened, each with its first board', `${perSecond.toFixed(0)} a second`);
}, 600_000);

afterAll(async () => {
  for (const socket of sockets) socket.close();
  await product.kill();
  await database.end();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openSome(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, more) => open(at + more)));
  }
}

/** Opens one board; done when its first event has come. */
async function open(at: number): Promise<void> {
  const shop = shops[at === 0 ? 0 : 1 + Math.floor(at / CROWD)]?.shop ?? { id: '', token: '' };
  let stands = false;
  const changed = () => {
    if (stands) onUpdate.get(shop.id)?.();
    stands = true;
  };
  const query = 'subscription { boardChanged { cursor orders { id token status } } }';
  // As if from many networks: one may have 500 open.
  const headers = { 'x-forwarded-for': `10.0.0.${Math.floor(at / 400)}` };
  sockets.push(await openBoard(product, shop.token, query, changed, headers));
}

/** One change of an order; done when so many boards have received it. */
async function change(at: number, boards: number): Promise<void> {
  const { shop, orderId } = shops[at] ?? { shop: { id: '' }, orderId: '' };
  await new Promise<void>((resolve, reject) => {
    let left = boards;
    onUpdate.set(shop.id, () => {
      if (--left === 0) resolve();
    });
    database.query('update orders set changed_in = pg_current_xact_id() where id = $1', [orderId]).catch(reject);
  });
}

describe(`${STREAMS} open boards on one process`, () => {
  bench('from a commit to the only board of its shop', () => change(0, 1), { time: 4_000 });
  bench(`from a commit to the last of ${CROWD} boards of its shop`, () => change(2, CROWD), { time: 6_000 });
});
