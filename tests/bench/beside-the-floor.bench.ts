import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { ShopPageDocument } from '../../graphql/generated/customer/shop';
import { freshDatabase } from '../support/database';
import { aProcess, freePort, type ProductProcess } from '../support/process';
import { aCustomer, anItem, aShop, aWorld, type Somebody } from '../support/world';
import { keepTo, type Rate, rateOf } from './load';

const ITEMS = 40;
const NEARBY = 16;
const TURNS = 3;
const JWT_SECRET = 'a secret both processes know';
const DAY = { JWT_SECRET, CLOCK_START: '2026-11-24T10:00:00Z' };

let dataDir: string;
let product: ProductProcess;
let floor: { base: string; pid: number };
let floorProcess: ChildProcess;
let database: pg.Pool;
let shop: Somebody;
let customer: Somebody;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'memeprix-bench-'));
  const databaseUrl = await freshDatabase();
  const world = await aWorld(databaseUrl, { ...DAY, DATA_DIR: dataDir });
  shop = await aShop(world);
  for (let more = 1; more < NEARBY; more++) await aShop(world);
  customer = await aCustomer(world);
  for (let item = 0; item < ITEMS; item++) await anItem(world, shop.id, { description: 'Pur beurre, cuit le matin.' });
  await world.stop();
  database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await database.query('vacuum analyze');
  product = await aProcess({ ...DAY, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
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
  await database.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;
const bearer = () => `authorization: Bearer ${customer.token}\r\n`;
const has = (count: number, what: string) => (body: string) => body.split(what).length - 1 === count;

function page(): string {
  const query = print(addTypenameToDocument(ShopPageDocument));
  const body = JSON.stringify({ query, variables: { shopId: shop.id } });
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${bearer()}`;
  return `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const near = 'lat=48.8556&lng=2.3601';
/** Each unit: who is asked, what, and how many of what must be in its answer. */
const UNITS: Record<string, () => Promise<Rate>> = {
  'menu, the floor': () => rateOf(floor, get('/'), has(ITEMS, '"category"')),
  'menu by REST': () => rateOf(product, get(`/api/items/${shop.id}`), has(ITEMS, '"itemName"')),
  'menu by REST, changed 200 times a second': () => {
    const change = () =>
      void database.query('update item set price_cents = price_cents + 1 where shop_id = $1', [shop.id]);
    const changing = setInterval(change, 5);
    return rateOf(product, get(`/api/items/${shop.id}`), has(ITEMS, '"itemName"')).finally(() =>
      clearInterval(changing),
    );
  },
  'page of a shop, GraphQL, signed in': () => rateOf(product, page(), has(ITEMS, '"Item"')),
  'shops nearby': () => rateOf(product, get(`/api/nearbyboulangeries?${near}`, bearer()), has(NEARBY, '"openingText"')),
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
      const best = median((rates.get('menu, the floor') ?? []).map(({ perSecond }) => perSecond));
      for (const [unit, turns] of rates) {
        const each = turns.map(({ perSecond }) => perSecond);
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
