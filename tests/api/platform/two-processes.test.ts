import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { aBoard } from '../../support/subscriptions';
import { aCheckout, aPaidOrder, arrivalTimes } from '../../support/arrival-times';
import { mailsIn } from '../../support/mailbox';
import { eventually, payByCard, placeOrder } from '../../support/ordering';
import { aProcess, type ProductProcess } from '../../support/process';
import { aCustomer, anItem, aShop, createFixtures, graphql, type Somebody } from '../../support/fixtures';

const ORDERS = 20;
const CUSTOMERS = 10;

const JWT_SECRET = 'a secret both processes know';

let dataDir: string;
let databaseUrl: string;
let shops: Somebody[];
let customers: Somebody[];
let one: ProductProcess;
let other: ProductProcess;
let shop: Somebody;
let item: string;
let board: ReturnType<typeof aBoard>;
const dead = new Set<ProductProcess>();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'memeprix-two-'));
  databaseUrl = await freshDatabase();
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET, DATA_DIR: dataDir });
  shops = await Promise.all([1, 2, 3, 4].map(() => aShop(fixtures, { capacityUnits: 999, slotMinutes: 60 })));
  for (const { id } of shops) await anItem(fixtures, id, { priceCents: 650, preparationUnits: 1 });
  customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => aCustomer(fixtures)));
  await fixtures.stop();
  [one, other] = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  if (dead.has(one)) one = await start();
  if (dead.has(other)) other = await start();
  shop = shops.pop() as Somebody;
  const query = 'query ($id: ID!) { shop(id: $id) { menu { items { id } } } }';
  type Found = { shop: { menu: { items: { id: string }[] }[] } };
  item = (await graphql<Found>(one, null, query, { id: shop.id })).shop.menu[0]?.items[0]?.id ?? '';
});
afterEach(() => board.close());
afterAll(async () => {
  await Promise.all([one, other].map(kill));
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (...role: ('web' | 'jobs')[]) => {
  // Later than the tokens that the fixtures before them signed.
  const env = { JWT_SECRET, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CLOCK_START: '2026-11-24T10:01:00Z' };
  return aProcess(env, 'built', role);
};

async function kill(product: ProductProcess): Promise<void> {
  dead.add(product);
  await product.kill();
}

const order = (through: ProductProcess, customer: Somebody) => aPaidOrder({ through, shop, itemId: item, customer });

const mailsAbout = (token: string) => mailsIn(dataDir).filter(({ text }) => text.includes(token)).length;

const has = (tokens: readonly string[]) => async () => tokens.every((token) => board.tokens().includes(token));

test('orders paid through one process reach a board connected to another, each once', async () => {
  board = aBoard([other], shop.token);
  await arrivalTimes(board, { through: one, shop, itemId: item, customers, orders: ORDERS });
  // How long it takes is measured alone (tests/soak/board.soak.ts).
});

test('a board whose process is killed reconnects to another and receives every order exactly once', async () => {
  board = aBoard([other, one], shop.token);
  await eventually('the board stands', async () => board.events() > 0);
  const placed = [await order(one, customers[0] as Somebody)];
  await eventually('it hears', has(placed.map(({ token }) => token)));
  // Orders go on coming while its process dies.
  const coming = Promise.all(customers.slice(1, 8).map((customer) => order(one, customer)));
  await kill(other);
  placed.push(...(await coming));
  placed.push(await order(one, customers[8] as Somebody));
  await eventually('it has caught up', has(placed.map(({ token }) => token)));
  expect(board.tokens().sort()).toEqual(placed.map(({ token }) => token).sort());
});

test('a payment whose process is killed becomes an order through another process and reaches the board once', async () => {
  board = aBoard([other], shop.token);
  await eventually('the board stands', async () => board.events() > 0);
  const customer = customers[0] as Somebody;
  const { clientSecret } = await aCheckout({ through: one, shop, itemId: item, customer });
  expect(await payByCard(one, clientSecret)).toBe('succeeded');
  await kill(one);
  const { token = '' } = await placeOrder(other, customer, shop.id);
  await eventually('it is there', has([token]));
  expect(board.tokens()).toEqual([token]);
});

test('a process with the web role leaves queued jobs to one with the jobs role', async () => {
  await Promise.all([one, other].map(kill));
  one = await start('web');
  board = aBoard([one], shop.token);
  const { token } = await order(one, customers[9] as Somebody);
  await eventually('it is on the board', has([token]));
  await pause(3000); // longer than a worker waits before it looks by itself
  expect(mailsAbout(token)).toBe(0);
  const jobs = await start('jobs');
  await eventually('its mail is sent', async () => mailsAbout(token) === 1);
  await jobs.stop();
});
