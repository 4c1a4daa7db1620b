import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Clock } from '../../../server/clock';
import { createServices } from '../../../server/platform/context';
import { migrate } from '../../../server/database/migrate';
import { audit } from '../../../server/audit/audit';
import { refreshDemo } from '../../../server/demo/refresh-demo';
import { seedDemo } from '../../../server/demo/load';
import { connect, type Orm } from '../../../server/database/orm';
import { queryIn } from '../../../server/database/query';
import { Item } from '../../../server/menus/item.entity';
import { MenuService } from '../../../server/menus/menu.service';
import { CounterOrderService } from '../../../server/orders/counter-order.service';
import { OrderStatus } from '../../../server/orders/order-status';
import { Order } from '../../../server/orders/order.entity';
import { bookedOf } from '../../../server/pickup/booked-spans';
import { PickupService } from '../../../server/pickup/pickup.service';
import { KeptByVersion, shopVersions } from '../../../server/shops/shop-versions';
import { openingState } from '../../../server/shops/hours/opening-hours';
import { hoursOf, openingRulesOf } from '../../../server/shops/hours/shop-hours';
import { Closure, Shop } from '../../../server/shops/shop.entity';
import { freshDatabase } from '../../support/database';
import { eventually } from '../../support/ordering';
import { aShop, createFixtures } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const MADE = '2026-11-24T10:00:00Z';
const uploadsDir = mkdtempSync(join(tmpdir(), 'memeprix-lasting-'));
const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
const at = (instant: string) => ({ now: () => new Date(instant) });
const database = await freshDatabase();
const processes = [await connect(database), await connect(database)] as const;

const seed = (orm: Orm, instant: string) => seedDemo(orm.em.fork(), { clock: at(instant), uploadsDir, hashPassword });
/** What a start of the product does where DEMO asks for it. */
async function starts(orm: Orm, instant: string): Promise<void> {
  await seed(orm, instant);
  await refreshDemo(orm.em, at(instant));
}

await migrate(processes[0]);
await seed(processes[0], MADE);
afterAll(async () => {
  for (const orm of processes) await orm.close();
  rmSync(uploadsDir, { recursive: true, force: true });
});

function pickupOf(em: Orm['em'], clock: Clock): PickupService {
  const ask = queryIn(em);
  return new PickupService(em, clock, hoursOf(ask, shopVersions(ask)), bookedOf(ask, clock));
}

/** What a customer finds at an instant: shops that have closed for today, and those whose next windows have no room. */
async function found(instant: string) {
  const em = processes[0].em.fork();
  const noon = new Date(`${instant.slice(0, 10)}T11:00:00Z`);
  const full: unknown[] = [];
  const closed: string[] = [];
  for (const shop of await em.find(Shop, {})) {
    const rules = await openingRulesOf(em, shop.id);
    if (rules.closures.length > 0 && !openingState(rules, noon).isOpen) closed.push(shop.name);
    const remaining = (await pickupOf(em, at(instant)).windows(shop)).map((window) => window.remaining);
    if (remaining[0] === 0) full.push([shop.name, remaining.slice(0, 3).map((units) => units > 0)]);
  }
  return { full, closed };
}
const AS_PROMISED = { full: [['Le Four de Bastille', [false, false, true]]], closed: ['Maison Berthier'] };

async function broken(instant: string) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const findings = await audit(client, new Date(instant));
  await client.end();
  return findings.filter(({ count }) => count > 0);
}

test('the demo has one shop closed today and one with a full next window as soon as it is seeded', async () => {
  expect(await found(MADE)).toEqual(AS_PROMISED);
});

test.each([
  ['as it is made', MADE],
  ['an hour later', '2026-11-24T11:05:00Z'],
  ['after midnight', '2026-11-24T23:20:00Z'],
  ['on the day the first closure is over', '2026-11-27T08:00:00Z'],
  ['a month later', '2026-12-26T17:40:00Z'],
  ['in the night summer time begins', '2027-03-27T23:40:00Z'],
])(
  'the demo has one shop closed today and one with a full next window %s, also when two processes maintain it',
  async (_when, now) => {
    await Promise.all(processes.map((orm) => starts(orm, now)));
    expect(await found(now)).toEqual(AS_PROMISED);
    const em = processes[0].em.fork();
    const before = await em.count(Order);
    await starts(processes[1], now);
    expect(await em.count(Order)).toBe(before);
    expect(await broken(now)).toEqual([]);
    // What is over was handed over; nobody else was given orders or days off.
    expect(await em.count(Order, { status: OrderStatus.PREPARING })).toBeLessThanOrEqual(12);
    const touched = await em.find(Order, {}, { populate: ['shop'] });
    expect(new Set(touched.map(({ shop }) => shop.name))).toEqual(new Set(['Le Four de Bastille']));
    expect(await em.count(Closure)).toBe(1);
  },
);

test('the demo fills the first windows of the next business day late at night', async () => {
  await starts(processes[0], '2027-04-03T01:50:00Z');
  expect(await found('2027-04-03T02:01:00Z')).toMatchObject({ full: AS_PROMISED.full });
});

test('the demo leaves orders alone that people placed at its full shop', async () => {
  const em = processes[0].em.fork();
  const shop = await em.findOneOrFail(Shop, { name: 'Le Four de Bastille' });
  const item = await em.findOneOrFail(Item, { shop: shop.id, name: 'Baguette de minuit' });
  const clock = at('2027-04-05T08:00:00Z');
  // Nothing is kept of what no process has served.
  const fresh = async () => anId();
  const menus = new MenuService(em, {
    sections: new KeptByVersion(fresh),
    limited: new KeptByVersion(fresh),
    ingredients: new KeptByVersion(fresh),
    mealDeals: new KeptByVersion(fresh),
    offers: new KeptByVersion(fresh),
  });
  const counter = new CounterOrderService(em, clock, menus, pickupOf(em, clock));
  const line = { itemId: item.id, quantity: 1, selections: [], note: '' };
  const taken = await counter.place(shop.id, { id: anId(), customerName: 'Zoé', lines: [line] });
  await starts(processes[0], '2027-04-06T08:00:00Z');
  expect(taken).toBeInstanceOf(Order);
  expect(await processes[0].em.fork().findOne(Order, { customerName: 'Zoé' })).toMatchObject({ status: 'PREPARING' });
});

test('a running server maintains the demo’s closed and full shops with DEMO set, and changes nothing without it', async () => {
  const later = '2027-05-03T10:00:00Z';
  const plain = await createFixtures(database, { CLOCK_START: later });
  const another = await aShop(plain, { capacityUnits: 1 });
  const em = () => processes[0].em.fork();
  const [orders, closures] = [await em().count(Order), await em().count(Closure)];
  // Longer than the first round of its housekeeping.
  await new Promise((resolve) => setTimeout(resolve, 6500));
  expect([await em().count(Order), await em().count(Closure)]).toEqual([orders, closures]);
  expect(await found(later)).toEqual({ full: [], closed: [] });
  await plain.stop();

  const demo = await createFixtures(database, { CLOCK_START: later, DEMO: '1' });
  await eventually('the demo is as promised', async () => (await found(later)).full.length === 1);
  expect(await found(later)).toEqual(AS_PROMISED);
  const services = createServices(demo.product.parts);
  const [first] = await services.pickup.windows(await services.shops.shown(another.id));
  expect(first?.remaining).toBe(1);
  await demo.stop();
});
