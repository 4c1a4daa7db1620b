import { createClient } from 'graphql-ws';
import { beforeEach, expect, test } from 'vitest';
import { DelayPreparationDocument } from '../../../graphql/generated/owner/board';
import { PauseOrdersDocument, ResumeOrdersDocument, SavePaceDocument } from '../../../graphql/generated/owner/settings';
import { createServices } from '../../../server/platform/context';
import { addToCart, beginCheckout, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

interface Window {
  id: string;
  remaining: number;
}

let shop: Somebody;
let item: string;
let first: string;
let onlooker: ReturnType<typeof lookOn>;
beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 5 });
  item = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1 });
  onlooker = lookOn(shop.id);
  await eventually('the windows are there', async () => onlooker.seen.length === 1);
  first = onlooker.seen[0]?.[0]?.id ?? '';
  return () => onlooker.close();
});

/** Somebody without an account before the pickup choice. */
function lookOn(shopId: string) {
  const seen: Window[][] = [];
  const client = createClient({ url: `${fixtures.base.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
  const query = 'subscription ($shopId: ID!) { windowsChanged(shopId: $shopId) { id remaining } }';
  const ignore = () => undefined;
  client.subscribe<{ windowsChanged: Window[] }>(
    { query, variables: { shopId } },
    { next: ({ data }) => void (data && seen.push(data.windowsChanged)), error: ignore, complete: ignore },
  );
  return { seen, close: async () => client.dispose() };
}
const left = () => onlooker.seen.at(-1)?.find(({ id }) => id === first)?.remaining;

async function hold(quantity: number): Promise<Somebody> {
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item, quantity });
  await beginCheckout(fixtures, customer, shop.id, 650 * quantity + 29);
  return customer;
}

test('windowsChanged reports fewer places when others take them and more when their holds expire', async () => {
  expect(left()).toBe(5);
  const customer = await hold(2);
  await eventually('two are gone', async () => left() === 3);
  const over = "update checkout set hold_until = hold_until - interval '11 minutes' where customer_id = $1";
  await fixtures.sql(over, customer.id);
  await createServices(fixtures.product.parts).housekeeping.endHolds();
  await eventually('they are back', async () => left() === 5);
});

test('windowsChanged sends an open page the final state of a rush, not every step', async () => {
  await Promise.all(Array.from({ length: 5 }, () => hold(1)));
  await eventually('all are gone', async () => left() === 0);
  expect(onlooker.seen.length).toBeLessThanOrEqual(5);
});

test('windowsChanged reports a pause, its end and a changed capacity', async () => {
  await graphql(fixtures, shop.token, PauseOrdersDocument, { length: 'UNTIL_TOMORROW' });
  await eventually('nothing can be chosen', async () => left() === undefined);
  await graphql(fixtures, shop.token, ResumeOrdersDocument);
  await eventually('it can again', async () => left() === 5);
  const input = { slotMinutes: 15, preparationMinutes: 15, capacityUnits: 9 };
  await graphql(fixtures, shop.token, SavePaceDocument, { input });
  await eventually('there is more room', async () => left() === 9);
});

test('windowsChanged offers the earlier windows again when a delay ends', async () => {
  const firstId = () => onlooker.seen.at(-1)?.[0]?.id;
  await graphql(fixtures, shop.token, DelayPreparationDocument, { minutes: 60 });
  await eventually('the first window is out of reach', async () => firstId() !== undefined && firstId() !== first);
  const soon = new Date(fixtures.product.clock.now().getTime() + 3_000);
  await fixtures.sql('update shop set delay_until = $2 where id = $1', shop.id, soon);
  await eventually('it can be chosen again', async () => firstId() === first);
});

test('windowsChanged sends nothing about another shop', async () => {
  const busy = await aShop(fixtures);
  const theirs = lookOn(busy.id);
  await eventually('their windows are there', async () => theirs.seen.length === 1);
  const mine = shop;
  shop = busy;
  item = await anItem(fixtures, busy.id, { priceCents: 650, preparationUnits: 1 });
  await hold(1);
  await eventually('they are told', async () => theirs.seen.length === 2);
  shop = mine;
  expect(onlooker.seen).toHaveLength(1);
  await theirs.close();
});
