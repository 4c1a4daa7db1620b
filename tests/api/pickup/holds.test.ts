import { expect, test } from 'vitest';
import { anId } from '../../support/an-id';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, eventually, windowsOf } from '../../support/ordering';
import { queuedForRowLock } from '../../support/row-lock-queue';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();

interface Answer {
  __typename: string;
  id?: string;
  message?: string;
  left?: number;
  next?: { remaining: number } | null;
}

async function customerWithCart(itemId: string): Promise<Somebody> {
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId });
  return customer;
}

const firstWindows = (shop: Somebody) => windowsOf(fixtures, shop.id, shop.token);

async function start({ token }: Somebody, shopId: string, windowStartsAt: string, totalCents: number) {
  const query = `mutation ($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      __typename
      ... on Checkout { id }
      ... on WindowFull { next { remaining } }
      ... on SoldOut { left }
      ... on Refusal { message }
    }
  }`;
  const input = { shopId, windowStartsAt, totalCents };
  return (await graphql<{ startCheckout: Answer }>(fixtures, token, query, { input })).startCheckout;
}

/** What thirty customers are answered, by its type, who check one piece out at the same moment. */
async function thirtyAtOnce(shop: Somebody, itemId: string, totalCents: number) {
  const customers = await Promise.all(Array.from({ length: 30 }, () => customerWithCart(itemId)));
  const [window = ''] = await firstWindows(shop);
  const answers = await Promise.all(customers.map((customer) => start(customer, shop.id, window, totalCents)));
  return Map.groupBy(answers, ({ __typename }) => __typename);
}

test('of thirty simultaneous customers for five units, five get a hold and twenty-five WindowFull', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 5 });
  const sandwich = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const answers = await thirtyAtOnce(shop, sandwich, 679);
  expect(answers.get('Checkout')).toHaveLength(5);
  expect(answers.get('WindowFull')).toHaveLength(25);
  const full = { message: 'Ce créneau vient de se remplir. Choisissez-en un autre.', next: { remaining: 5 } };
  for (const refused of answers.get('WindowFull') ?? []) expect(refused).toMatchObject(full);
  const rows = await fixtures.sql('select booked_units from booked_window where shop_id = $1', shop.id);
  expect(rows).toEqual([{ booked_units: 5 }]);
});

test('of thirty simultaneous customers for three pieces, three get a hold and twenty-seven SoldOut', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 100 });
  const tart = await anItem(fixtures, shop.id, { name: 'Tarte aux fraises', stock: 3, priceCents: 400 });
  const answers = await thirtyAtOnce(shop, tart, 429);
  expect(answers.get('Checkout')).toHaveLength(3);
  expect(answers.get('SoldOut')).toHaveLength(27);
  expect(answers.get('SoldOut')?.[0]).toMatchObject({ message: 'Tarte aux fraises : épuisé.', left: 0 });
  expect(await fixtures.sql('select stock from item where id = $1', tart)).toEqual([{ stock: 0 }]);
});

test.each([
  { from: 5, to: null, left: null },
  { from: null, to: 5, left: 4 },
])(
  'a piece held while the shop changes the stock from $from to $to leaves a stock of $left',
  async ({ from, to, left }) => {
    const shop = await aShop(fixtures);
    const tart = await anItem(fixtures, shop.id, { stock: from, priceCents: 400 });
    const customer = await customerWithCart(tart);
    const [window = ''] = await firstWindows(shop);
    const row: [string, string] = ['select from item where id = $1', tart];
    const [, taken] = await queuedForRowLock<unknown>(fixtures, row, [
      () => fixtures.sql('update item set stock = $2 where id = $1', tart, to),
      () => start(customer, shop.id, window, 429),
    ]);
    expect(taken).toMatchObject({ value: { __typename: 'Checkout' } });
    expect(await fixtures.sql('select stock from item where id = $1', tart)).toEqual([{ stock: left }]);
  },
);

test('a customer who changes window has one hold, and choosing a window twice returns the same checkout', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 2 });
  const sandwich = await anItem(fixtures, shop.id, { preparationUnits: 2, stock: 4, priceCents: 650 });
  const customer = await customerWithCart(sandwich);
  const [first = '', second = ''] = await firstWindows(shop);

  const [one, again] = await Promise.all([start(customer, shop.id, first, 679), start(customer, shop.id, first, 679)]);
  const moved = await start(customer, shop.id, second, 679);

  expect(again.id).toBe(one.id);
  expect(moved.id).not.toBe(one.id);
  const booked = 'select booked_units from booked_window where shop_id = $1 order by starts_at';
  expect(await fixtures.sql(booked, shop.id)).toEqual([{ booked_units: 0 }, { booked_units: 2 }]);
  expect(await fixtures.sql('select stock from item where id = $1', sandwich)).toEqual([{ stock: 3 }]);
});

test('simultaneous checkouts of the same six items in different orders cause no deadlock', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 100 });
  const items: string[] = [];
  while (items.length < 6) items.push(await anItem(fixtures, shop.id, { stock: 200, priceCents: 100 }));
  const windows = await firstWindows(shop);
  const customers: Somebody[] = [];
  for (let index = 0; index < 16; index++) {
    const customer = await aCustomer(fixtures);
    const turned = [...items.slice(index % 6), ...items.slice(0, index % 6)];
    for (const itemId of index % 2 === 0 ? turned : turned.reverse()) {
      await addToCart(fixtures, customer, { itemId });
    }
    customers.push(customer);
  }
  // Everybody in a window of their own, again and again: nothing but the items is shared.
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(
      customers.map((customer, index) => start(customer, shop.id, windows[2 * index + (round % 2)] ?? '', 629)),
    );
    expect(answers.map(({ __typename }) => __typename)).toEqual(customers.map(() => 'Checkout'));
  }
  // A lock that had to be broken is tried again unseen; PostgreSQL counts it all the same, a moment later.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const rows = await fixtures.sql('select deadlocks::int from pg_stat_database where datname = current_database()');
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

test.each([2, 4])(
  'a checkout waiting for item number %i of six has locked the items before it by id, and none after it',
  async (number) => {
    const shop = await aShop(fixtures);
    const customer = await aCustomer(fixtures);
    const ids = Array.from({ length: 6 }, anId);
    for (const id of ids.toReversed()) await anItem(fixtures, shop.id, { id, stock: 9, priceCents: 100 });
    for (const itemId of ids.toReversed()) await addToCart(fixtures, customer, { itemId });
    const [window = ''] = await firstWindows(shop);
    const { pool } = fixtures.product;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query('select from item where id = $1 for update', [ids[number - 1]]);
      const started = start(customer, shop.id, window, 629);
      await eventually('the cart waits', async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount !== 0;
      });
      const free = 'select id from item where id = any($1) order by id for update skip locked';
      expect((await pool.query<{ id: string }>(free, [ids])).rows.map(({ id }) => id)).toEqual(ids.slice(number));
      await other.query('commit');
      expect(await started).toMatchObject({ __typename: 'Checkout' });
    } finally {
      other.release(true);
    }
  },
);

test('a customer has holds in at most three shops, also when five checkouts start at once', async () => {
  const customer = await aCustomer(fixtures);
  const shops: { id: string; window: string }[] = [];
  for (let index = 0; index < 5; index++) {
    const shop = await aShop(fixtures);
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    await addToCart(fixtures, customer, { itemId });
    shops.push({ id: shop.id, window: (await firstWindows(shop))[0] ?? '' });
  }
  const answers = await Promise.all(shops.map(({ id, window }) => start(customer, id, window, 679)));
  const refused = answers.filter(({ __typename }) => __typename !== 'Checkout');
  const message = expect.stringContaining('Trois paniers sont déjà réservés') as string;
  const refusal = { __typename: 'TooManyHolds', message };
  expect(refused).toEqual([refusal, refusal]);
});
