import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { freshDatabase } from '../support/database';
import { quantile } from '../support/quantile';
import { aCustomer, aShop, aWorld, type Somebody, type World } from '../support/world';

const SHOPS = [1_000, 10_000, 100_000, 1_000_000];
const ASKED = 300;
/** Asked before, so that pages of the index are in memory. */
const WARM = 100;

let world: World;
let database: pg.Client;
let shop: Somebody;
let customer: Somebody;
const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-growth-'));

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  world = await aWorld(databaseUrl, { DATA_DIR: dataDir });
  [shop, customer] = [await aShop(world), await aCustomer(world)];
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('alter table shop disable trigger user');
});
afterAll(async () => {
  await database.end();
  await world.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Copies of a shop, somewhere between Lille, Brest, Nice and Strasbourg. */
async function growTo(size: number): Promise<void> {
  await database.query(
    `insert into shop select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
       'latitude', 43 + random() * 7, 'longitude', -4 + random() * 11))).*
     from shop s, generate_series(1, $2 - (select count(*) from shop)) where s.id = $1`,
    [shop.id, size],
  );
  await database.query('vacuum analyze shop');
}

describe('growth', () => {
  bench(
    'shops nearby',
    async () => {
      for (const size of SHOPS) {
        await growTo(size);
        const times = [];
        for (let asked = -WARM; asked < ASKED; asked++) {
          const place = `lat=${44 + Math.random() * 5}&lng=${-2 + Math.random() * 7}`;
          const headers = { authorization: `Bearer ${customer.token}` };
          const began = performance.now();
          await (await fetch(`${world.base}/api/nearbyboulangeries?${place}`, { headers })).json();
          if (asked >= 0) times.push(performance.now() - began);
        }
        const [middle, late] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1));
        process.stdout.write(`figure: shops nearby of ${size} in France = ${middle} ms, p99 ${late} ms\n`);
      }
    },
    { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});
