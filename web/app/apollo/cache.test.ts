import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createCache } from './cache';

const TRACKED = gql('query Tracked { order { id version status undoableUntil window { startsAt } } }');
const LISTED = gql('query Listed { orders { id version status seenAt window { startsAt endsAt } } }');
const NEWS = gql('subscription News { orderChanged { id version status undoableUntil window { startsAt } } }');
const STEP = gql('mutation Step { advance { id version status } }');

const WINDOW = { __typename: 'OrderWindow', startsAt: '12:00' };
const state = (version: number, status: string, more: object = {}) => ({
  ...{ __typename: 'Order', id: 'o1', version, status, undoableUntil: `after ${status}`, window: WINDOW },
  ...more,
});

/** A client whose answers come when the test says so, in the order asked for. */
function aPage() {
  const asked: { name: string; answer: (data: object) => void }[] = [];
  const link = new ApolloLink(({ operationName, operationType }) => {
    const answers = new Subject<{ data: Record<string, unknown> }>();
    const answer = (data: object) => {
      answers.next({ data: { ...data } });
      if (operationType !== 'subscription') answers.complete();
    };
    asked.push({ name: operationName ?? '', answer });
    return answers;
  });
  const askAgain = vi.fn(() => void client.refetchQueries({ include: 'active' }));
  const client = new ApolloClient({ cache: createCache(askAgain), link });
  const shown: unknown[] = [];
  const show = (query: typeof TRACKED) =>
    client
      .watchQuery<Record<string, unknown>>({ query, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' })
      .subscribe(({ data }) => data && shown.push(data));
  const hear = () => client.subscribe({ query: NEWS }).subscribe(() => undefined);
  const answer = async (at: number, data: object) => {
    asked[at]?.answer(data);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, asked, shown, show, hear, answer, askAgain, latest: () => shown.at(-1) };
}

/** A page that shows an order in preparation, its first question, and hears of changes by its second. */
async function aTrackedOrder() {
  const page = aPage();
  page.show(TRACKED);
  page.hear();
  await page.answer(0, { order: state(1, 'PREPARING') });
  return page;
}

test('a response older than a received event does not restore the older order', async () => {
  const page = await aTrackedOrder();
  void page.client.query({ query: TRACKED, fetchPolicy: 'network-only' });
  await page.answer(1, { orderChanged: state(2, 'READY') });
  await page.answer(2, { order: state(1, 'PREPARING') });
  expect(page.shown).toEqual([{ order: state(1, 'PREPARING') }, { order: state(2, 'READY') }]);
  expect(page.askAgain).not.toHaveBeenCalled();
});

test('the cache accepts an order of the same version and of a newer one', async () => {
  const page = await aTrackedOrder();
  await page.answer(1, { orderChanged: state(1, 'PREPARING', { undoableUntil: null }) });
  expect(page.latest()).toEqual({ order: state(1, 'PREPARING', { undoableUntil: null }) });
  await page.answer(1, { orderChanged: state(2, 'READY') });
  expect(page.latest()).toEqual({ order: state(2, 'READY') });
});

test('a list with an outdated order updates its other orders and is fetched again once', async () => {
  const page = aPage();
  page.hear();
  page.show(LISTED);
  await page.answer(0, { orderChanged: state(2, 'READY') });
  const listed = (version: number, status: string, seenAt: string | null) =>
    state(version, status, { seenAt, window: { ...WINDOW, endsAt: '12:15' }, undoableUntil: undefined });
  const other = { ...listed(5, 'READY', null), id: 'o2' };
  await page.answer(1, { orders: [listed(1, 'PREPARING', null), other] });
  expect(page.latest()).toMatchObject({ orders: [{ id: 'o1', version: 2, status: 'READY' }, { id: 'o2' }] });
  expect(page.asked.map(({ name }) => name)).toEqual(['News', 'Listed', 'Listed']);
  await page.answer(2, { orders: [listed(2, 'READY', 'just now'), other] });
  expect(page.latest()).toMatchObject({ orders: [{ id: 'o1', status: 'READY', seenAt: 'just now' }, { id: 'o2' }] });
  expect(page.askAgain).toHaveBeenCalledOnce();
});

test('a late mutation result, event or offline snapshot does not overwrite a newer order', async () => {
  const page = await aTrackedOrder();
  void page.client.mutate({ mutation: STEP });
  await page.answer(1, { orderChanged: state(3, 'COLLECTED') });
  await page.answer(2, { advance: { __typename: 'Order', id: 'o1', version: 2, status: 'READY' } });
  await page.answer(1, { orderChanged: state(2, 'READY') });
  page.client.writeQuery({ query: TRACKED, data: { order: state(1, 'PREPARING') } });
  expect(page.latest()).toEqual({ order: state(3, 'COLLECTED') });
});

test('pickup windows read earlier than the cached ones are ignored, and later ones are accepted', async () => {
  const page = aPage();
  const CART = gql('query Cart { shop { id pickupWindows { id asOf remaining } } }');
  const asOf = (at: number, remaining: number) => {
    const pickupWindows = [{ __typename: 'PickupWindow', id: '12:00', asOf: at, remaining }];
    return { shop: { __typename: 'Shop', id: 's1', pickupWindows } };
  };
  page.show(CART);
  await page.answer(0, asOf(7000, 3));
  for (const data of [asOf(9000, 1), asOf(8999, 2)]) page.client.writeQuery({ query: CART, data });
  expect(page.latest()).toEqual(asOf(9000, 1));
  page.client.writeQuery({ query: CART, data: asOf(9001, 3) });
  await page.answer(0, {});
  expect(page.latest()).toEqual(asOf(9001, 3));
});

test('an ingredient that stands in two groups of options, of two items, keeps the price of each', () => {
  const cache = createCache();
  const query = gql('query Item($id: ID!) { item(id: $id) { id optionGroups { id max options { id priceCents } } } }');
  const item = (id: string, max: number) => {
    const group = (kind: string, priceCents: number) => ({
      ...{ __typename: 'OptionGroup', id: kind, max },
      options: [{ __typename: 'Option', id: 'chicken', priceCents }],
    });
    return { item: { __typename: 'Item', id, optionGroups: [group('MEATS', 0), group('SUPPLEMENTS', 150)] } };
  };
  const items = [item('kebab', 2), item('tacos', 3)];
  for (const data of items) cache.writeQuery({ query, variables: { id: data.item.id }, data });
  expect(items.map(({ item: { id } }) => cache.readQuery({ query, variables: { id } }))).toEqual(items);
});

const HISTORY = gql('query Orders($after: ID) { orderHistory(after: $after) { orders { id } next } }');

/** What is shown after these pages came: numbers of orders, and what asks for more. */
function shown(...pages: { after?: string; orders: string; next: string | null }[]) {
  const cache = createCache();
  for (const { after, orders, next } of pages) {
    const list = [...orders].map((id) => ({ __typename: 'Order', id }));
    const data = { orderHistory: { __typename: 'OrderHistoryPage', orders: list, next } };
    cache.writeQuery({ query: HISTORY, variables: { after }, data });
  }
  const read = cache.readQuery<{ orderHistory: { orders: { id: string }[]; next: string | null } }>({ query: HISTORY });
  return [read?.orderHistory.orders.map(({ id }) => id).join(''), read?.orderHistory.next];
}

test('a page of older orders is appended in the cache, and reloading the first page keeps the loaded ones', () => {
  const both = [
    { orders: '98', next: '8' },
    { after: '8', orders: '76', next: null },
  ] as const;
  expect(shown(...both)).toEqual(['9876', null]);
  expect(shown(...both, { orders: '98', next: '8' })).toEqual(['9876', null]);
  expect(shown(...both, { orders: 'A9', next: '9' })).toEqual(['A9876', null]);
});

test('a first page of orders that shares none with the cached list replaces it', () => {
  expect(
    shown({ orders: '32', next: '2' }, { after: '2', orders: '1', next: null }, { orders: 'BA', next: 'A' }),
  ).toEqual(['BA', 'A']);
});
