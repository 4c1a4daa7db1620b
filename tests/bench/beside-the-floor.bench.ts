import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { freePort, type ProductProcess } from '../support/process';
import { quantile } from '../support/quantile';
import { figure, keepTo, memoryOf, ONCE, type Rate, rateOf } from './load';
import { aRig, get, has, ITEMS, post, questionsOf, type Rig, settled } from './rig';

const TURNS = 3;

let rig: Rig;
let product: ProductProcess;
let ask: Awaited<ReturnType<typeof questionsOf>>;
let floor: { base: string; pid: number };
let floorProcess: ChildProcess;
let shopId: string;
let nextLine = 0;

beforeAll(async () => {
  rig = await aRig();
  shopId = rig.shops[0]?.id ?? '';
  product = await rig.start();
  ask = await questionsOf(rig, product);
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATABASE_URL: rig.databaseUrl, SHOP: shopId };
  floorProcess = spawn(process.execPath, ['tests/bench/floor-server.ts'], { env, stdio: 'inherit' });
  floor = { base: `http://127.0.0.1:${port}`, pid: floorProcess.pid ?? 0 };
  while (!(await fetch(floor.base).catch(() => null))?.ok) await new Promise((later) => setTimeout(later, 50));
  keepTo(0, floor.pid);
  await rateOf(floor, () => [post('/order', aLine(), has(1, '"order"'))], { seconds: 1 });
  await rateOf(floor, () => [post('/cart', aLine(), has(1, '"cart"'))], { seconds: 1 });
  await settled(rig, product);
});
afterAll(async () => {
  floorProcess.kill();
  await rig.stop();
});

const menu = () => get(`/api/items/${shopId}`, has(ITEMS, '"itemName"'));
const aLine = () => ({ id: rig.items.get(shopId)?.[nextLine++ % ITEMS], quantity: 1 });

/** Each unit: who is asked, and what; shares are of the floor above it. */
const UNITS: Record<string, () => Promise<Rate>> = {
  'menu, the floor': () => rateOf(floor, () => [get('/', has(ITEMS, '"category"'))]),
  'menu by REST': () => rateOf(product, () => [menu()]),
  'menu by REST, changed 200 times a second': () => {
    const change = () =>
      void rig.database.query('update item set price_cents = price_cents + 1 where shop_id = $1', [shopId]);
    const changing = setInterval(change, 5);
    return rateOf(product, () => [menu()]).finally(() => clearInterval(changing));
  },
  'public part of a shop’s page, GraphQL': () => rateOf(product, () => ask.shopPage().slice(0, 1)),
  'all a signed-in customer’s browser asks for a shop’s page': () => rateOf(product, ask.shopPage),
  'shops nearby': () => rateOf(product, ask.nearby),
  'a first line into a cart, the floor': () => rateOf(floor, () => [post('/cart', aLine(), has(1, '"cart"'))]),
  'add to cart, each time another customer': () => rateOf(product, () => ask.added(rig.nextBuyer())),
  'an order, the floor': () => rateOf(floor, () => [post('/order', aLine(), has(1, '"order"'))]),
  'from the cart to the order, the payment service apart': () => rateOf(product, () => ask.checkout(rig.nextBuyer())),
};

const median = (of: number[]) => quantile(of, 0.5);
const rounded = (value: number) => value.toFixed(value < 10 ? 1 : 0);

describe('product compared with a minimal server (the floor)', () => {
  bench(
    'requests a second and CPU time for each unit, in turns',
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
        figure(`16 connections: ${unit}`, `${rounded(median(each))} a second (${spread}), ${share}, ${cpu}`);
      }
      const { now, most } = memoryOf(product.pid);
      figure('memory under load', `at most ${rounded(most)} MB, ${rounded(now)} MB after all of it`);
    },
    ONCE,
  );
});
