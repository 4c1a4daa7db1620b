import { setTimeout as pause } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SaveItemDocument } from '../../../graphql/generated/owner/item-editor';
import { ChangeItemsDocument, SetItemSoldOutDocument } from '../../../graphql/generated/owner/menu';
import {
  AddExceptionalDaysDocument,
  PauseOrdersDocument,
  RemoveExceptionalDaysDocument,
  ResumeOrdersDocument,
  SaveOpeningHoursDocument,
  SavePaceDocument,
  SaveShopIdentityDocument,
} from '../../../graphql/generated/owner/settings';
import { Role } from '../../../server/accounts/account.entity';
import { createServices } from '../../../server/platform/context';
import { PauseLength, pauseEnd } from '../../../server/shops/hours/pause';
import { DAY, dateOf, MINUTE, readingAt } from '../../../server/shops/hours/wall-clock';
import type { Changing } from '../../support/changing';
import { freshDatabase } from '../../support/database';
import { addToCart } from '../../support/ordering';
import { randomNumbers } from '../../support/random-numbers';
import { aShopModel, type ItemNow, type ShopModel, ZONE } from '../../support/shop-model';
import { anOnlooker, aReader, type Read } from '../../support/shop-readers';
import {
  aCustomer,
  anItem,
  aShop,
  createFixtures,
  graphql,
  type Somebody,
  type Fixtures,
} from '../../support/fixtures';
import { anId } from '../../support/an-id';

const BEGIN = new Date('2026-11-24T10:00:00Z');
const [NEXT_DAY, DAY_AFTER] = [new Date('2026-11-25T03:00:00Z'), new Date('2026-11-26T03:00:00Z')];
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const ALL_DAY = WEEK.map((weekday) => ({ weekday, opensAt: 0, closesAt: 1_440 }));
/** Who looks on sees a change within a second; after that the changes wait until it is seen. */
const SOON_MS = 1_500;
const PATIENCE_MS = 20_000;

/** How often each happens to the shop or to its servers; beside some of it something happens to items. */
const TIMES = {
  ...{ newWeek: 6, exception: 10, paused: 6, resumed: 3, clockMoved: 9, placeTaken: 8, newPace: 4, described: 4 },
  ...{ listenerLost: 3, restarted: 2 },
};

let databaseUrl: string;
let processes: Fixtures[];
let shop: Somebody;
let customer: Somebody;
let itemIds: string[];
let model: ShopModel;

async function start(): Promise<Fixtures> {
  const now = () => model.clock.latest;
  const fixtures = await createFixtures(databaseUrl, {
    JWT_SECRET: 'a secret both processes know',
    CLOCK_START: now().toISOString(),
  });
  // Alike in both processes; it stands still but for moves.
  fixtures.product.clock.now = now;
  return fixtures;
}
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  const items = [1, 2, 3].map((nth) => ({ name: `Pain ${nth}`, priceCents: 100, stock: 6 }));
  const offered = items.map((item) => ({ ...item, soldOut: false, published: true }));
  model = aShopModel(BEGIN, ALL_DAY, offered);
  const one = await start();
  processes = [one, await start()];
  [shop, customer] = [await aShop(one), await aCustomer(one)];
  itemIds = [];
  for (const item of items) itemIds.push(await anItem(one, shop.id, item));
  for (const itemId of itemIds) await addToCart(one, customer, { itemId });
});
afterAll(() => Promise.all(processes.map((fixtures) => fixtures.stop())));

test('no process returns data older than a completed change or an earlier read, under random changes and restarts', async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
  const random = randomNumbers(seed);
  const below = (end: number) => Math.floor(random() * end);
  const anyOf = <T>(some: readonly T[]): T => some[below(some.length)] as T;
  const { goods, hours, paused, pace, places, words, clock, shown, windowsNow, openingNow } = model;
  const wrong: string[] = [];
  let live = [...processes];
  let changes = 0;

  const tokenOf = ({ id }: Somebody, role: Role) =>
    (live[0] as Fixtures).product.parts.tokens.issue({ id, role, version: 0 });
  async function owner<Data, Variables>(
    asked: string | TypedDocumentNode<Data, Variables>,
    variables?: NoInfer<Variables>,
  ) {
    const fixtures = anyOf(live);
    return graphql(fixtures, tokenOf(shop, Role.OWNER), asked, variables);
  }
  const sql = (text: string, values: readonly unknown[] = []) => anyOf(live).product.pool.query(text, [...values]);
  /** In one transaction that takes its time. */
  async function slowly(statements: readonly string[], itemId: string) {
    const client = await anyOf(live).product.pool.connect();
    for (const statement of ['begin', ...statements])
      await client.query(statement, statement === 'begin' ? [] : [itemId]);
    await pause(15);
    await client.query('commit');
    client.release();
  }
  function change<Value>(what: Changing<Value>, value: Value, how: () => Promise<unknown>) {
    changes++;
    return what.change(value, how);
  }

  const DEARER = 'update item set price_cents = price_cents + 1 where id = $1';
  type Step = readonly [next: Partial<ItemNow>, how: () => Promise<unknown>];
  const itemChanges: Record<string, (itemId: string, now: ItemNow) => Step> = {
    repriced(itemId, now) {
      const priceCents = now.priceCents + 2;
      return [{ priceCents }, () => owner(ChangeItemsDocument, { input: { items: [{ itemId, priceCents }] } })];
    },
    // Nobody may ever read the odd price between.
    repricedTwice: (itemId, now) => [{ priceCents: now.priceCents + 2 }, () => slowly([DEARER, DEARER], itemId)],
    sold(itemId, now) {
      const stock = (now.stock || 6) - 1;
      return [{ stock }, () => sql('update item set stock = $2 where id = $1', [itemId, stock])];
    },
    soldOut: (itemId, { soldOut }) => [
      { soldOut: !soldOut },
      () => owner(SetItemSoldOutDocument, { itemId, soldOut: !soldOut }),
    ],
    shownOrHidden: (itemId, { published }) => [
      { published: !published },
      () => owner(SaveItemDocument, { input: { itemId, published: !published } }),
    ],
    allAtOnce(itemId, now) {
      const item = { name: `Pain ${anId().slice(-6)}`, priceCents: now.priceCents + 2, stock: now.stock + 1 };
      const set = 'update item set name = $2, price_cents = $3, stock = $4 where id = $1';
      return [item, () => sql(set, [itemId, ...Object.values(item)])];
    },
  };
  function changeItem(itemId: string, what: Changing<ItemNow>) {
    const [next, how] = anyOf(Object.values(itemChanges))(itemId, what.latest);
    return change(what, { ...what.latest, ...next }, how);
  }

  const ofTheShop: Record<keyof typeof TIMES, () => Promise<void>> = {
    newWeek() {
      const drawn = WEEK.map((weekday) => ({ weekday, opensAt: 180 + below(400), closesAt: 700 + below(800) }));
      const week = below(4) === 0 ? ALL_DAY : drawn.filter(() => below(5) > 0);
      return newWeek(week);
    },
    async exception() {
      const from = dateOf(readingAt(ZONE, +clock.latest) + below(3) * DAY);
      const kind = anyOf(['closures', 'exceptionalOpenings'] as const);
      const announced = hours.latest[kind].find((days) => days.from === from);
      if (announced) {
        const { ownShop } = await owner<{ ownShop: { exceptionalDays: { id: string; reason: string }[] } }, object>(
          '{ ownShop { exceptionalDays { id reason } } }',
        );
        const { id = '' } = ownShop.exceptionalDays.find(({ reason }) => reason === announced.reason) ?? {};
        const left = { ...hours.latest, [kind]: hours.latest[kind].filter((days) => days !== announced) };
        return change(hours, left, () => owner(RemoveExceptionalDaysDocument, { id }));
      }
      const opensAt = 480 + below(700);
      const days = { from, to: from, reason: `Exception ${changes}`, opensAt, closesAt: opensAt + 60 + below(400) };
      const more = { ...hours.latest, [kind]: [...hours.latest[kind], days] };
      const input = { ...days, kind: kind === 'closures' ? ('CLOSED' as const) : ('OPEN' as const) };
      return change(hours, more, () => owner(AddExceptionalDaysDocument, { input }));
    },
    paused: () => pauseFor(anyOf(Object.values(PauseLength))),
    resumed: () => change(paused, null, () => owner(ResumeOrdersDocument, {})),
    /** To where what is shown ends, or begins. */
    async clockMoved() {
      const { closesAt, opensAt, pausedUntil } = openingNow();
      const outOfReach = windowsNow().map(({ startsAt }) => +startsAt - pace.latest.preparationMinutes * MINUTE + 1);
      const ends = [closesAt, opensAt, pausedUntil, ...outOfReach.slice(0, 3)].map(Number);
      const ahead = ends.filter((end) => end > +clock.latest && end < +NEXT_DAY).sort((one, other) => one - other);
      if (ahead.length > 0) await moveTo(anyOf(ahead.slice(0, 3)));
    },
    async placeTaken() {
      const windows = windowsNow();
      if (windows.length > 0) await take(anyOf(windows));
    },
    newPace() {
      const capacityUnits = 5 + below(20);
      const now = { slotMinutes: anyOf([10, 15, 20, 30]), preparationMinutes: anyOf([0, 10, 25]), capacityUnits };
      return change(pace, now, () => owner(SavePaceDocument, { input: now }));
    },
    described() {
      const description = `Fournée ${changes}`;
      const same = { name: 'Le Fournil du Test', kind: 'BOULANGERIE', address: '1 rue du Test, 75004 Paris' } as const;
      return change(words, description, () => owner(SaveShopIdentityDocument, { input: { ...same, description } }));
    },
    /** And something happens to the windows before it is back. */
    async listenerLost() {
      await offerWindows();
      const listening = `select pid from pg_stat_activity where application_name = 'memeprix-live' and datname = current_database()`;
      const { rows } = await sql(`${listening} order by pid`);
      await sql('select pg_terminate_backend($1, 1000)', [anyOf(rows as { pid: number }[]).pid]);
      await take(anyOf(windowsNow().filter(({ remaining }) => remaining > 0)));
      const known = shown.windows.known();
      await complainOf(known);
    },
    async restarted() {
      const nth = below(2);
      const gone = processes[nth];
      live = live.filter((fixtures) => fixtures !== gone);
      await gone?.stop();
      processes[nth] = await start();
      live = [...processes];
      backSince[nth] = performance.now();
    },
  };
  const moveTo = (instant: number) => change(clock, new Date(instant), () => Promise.resolve());
  const newWeek = (openingRanges: (typeof hours.latest)['openingRanges']) =>
    change(hours, { ...hours.latest, openingRanges }, () =>
      owner(SaveOpeningHoursDocument, { hours: [...openingRanges] }),
    );
  function take({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
    const others = places.latest.filter((span) => +span.startsAt !== +startsAt || +span.endsAt !== +endsAt);
    const before = places.latest.find((span) => !others.includes(span))?.bookedUnits ?? 0;
    const set = `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units) values ($1, $2, $3, $4, 999, $5)
      on conflict (shop_id, starts_at, ends_at) do update set capacity_units = 999, booked_units = excluded.booked_units`;
    const bookedUnits = before + 1;
    return change(places, [...others, { startsAt, endsAt, bookedUnits }], () =>
      sql(set, [anId(), shop.id, startsAt, endsAt, bookedUnits]),
    );
  }
  function pauseFor(length: PauseLength) {
    const until = pauseEnd(length, { zone: ZONE, ...hours.latest }, clock.latest);
    return change(paused, until, () => owner(PauseOrdersDocument, { length }));
  }
  async function offerWindows() {
    if (paused.latest !== null) await ofTheShop.resumed();
    const OPENINGS = 'delete from exceptional_opening where shop_id = $1';
    const gone = { ...hours.latest, closures: [], exceptionalOpenings: [] };
    await change(hours, gone, () =>
      sql(`with gone as (delete from closure where shop_id = $1) ${OPENINGS}`, [shop.id]),
    );
    await newWeek(ALL_DAY);
    while (!windowsNow().some(({ remaining }) => remaining > 0)) await moveTo(+clock.latest + 10 * MINUTE);
  }

  const read: Read = {
    ...{ shopId: shop.id, itemIds, shown },
    token: () => tokenOf(customer, Role.CUSTOMER),
    wrong: (who, what, read) =>
      wrong.push(`seed ${seed}, after ${changes} changes, ${who}: « ${read} » instead of « ${what.latest} »`),
  };
  const known: { at: number; places: number[] }[] = [];
  /** What whoever looks on has been told by now. */
  const due = () => known.findLast(({ at }) => at + SOON_MS < performance.now())?.places ?? [0, 0, 0, 0, 0];
  const onlookers = [0, 1].map((nth) => anOnlooker(read, () => (processes[nth] as Fixtures).base, due));
  const backSince = [performance.now(), performance.now()];
  async function complainOf(known: readonly number[]) {
    for (const [nth, onlooker] of onlookers.entries()) {
      if (performance.now() < (backSince[nth] ?? 0) + SOON_MS) continue;
      const until = performance.now() + PATIENCE_MS;
      while (!onlooker.hasHeard(known) && performance.now() < until) await pause(5);
      if (onlooker.hasHeard(known)) continue;
      read.wrong(`${PATIENCE_MS} ms later whoever looks on at process ${nth}`, shown.windows, onlooker.read());
    }
  }

  let ended = false;
  async function readOn(number: () => number): Promise<void> {
    const reader = aReader(read, number);
    while (!ended && wrong.length === 0) {
      const fixtures = live[Math.floor(number() * live.length)] as Fixtures;
      await reader.anyWay(fixtures)?.catch((error: unknown) => {
        if (live.includes(fixtures)) wrong.push(`seed ${seed}: ${String(error)}`);
      });
    }
  }
  const reading = [1, 2, 3].map((nth) => readOn(randomNumbers(seed + nth)));
  const oneself = aReader(read, randomNumbers(seed + 4));

  const deck = Object.entries(TIMES).flatMap(([move, times]) => Array<string>(times).fill(move));
  try {
    while (deck.length > 0 && wrong.length === 0) {
      const move = deck.splice(below(deck.length), 1)[0] as keyof typeof TIMES;
      // A version raised by an item would hide that something else raises none.
      const isAlone = below(5) > 1;
      const items = goods.flatMap((what, nth) =>
        isAlone || below(4) === 0 ? [] : [[itemIds[nth] ?? '', what] as const],
      );
      await Promise.all([ofTheShop[move](), ...items.map(([id, what]) => changeItem(id, what))]);
      await oneself.everyWay(() => anyOf(live));
      known.push({ at: performance.now(), places: shown.windows.known() });
      await complainOf(due());
    }
    // A day later the pause is over, and so is « épuisé aujourd’hui » with the task that begins the day.
    await pauseFor(PauseLength.UNTIL_TOMORROW);
    const night = change(clock, DAY_AFTER, () => createServices(anyOf(live).product.parts).stocks.beginDay());
    await Promise.all([night, ...goods.map((what) => change(what, { ...what.latest, soldOut: false }, () => night))]);
    await oneself.everyWay(() => anyOf(live));
  } finally {
    ended = true;
    await Promise.all(reading);
    await Promise.all(onlookers.map((onlooker) => onlooker.close()));
  }
  expect(wrong).toEqual([]);
});
