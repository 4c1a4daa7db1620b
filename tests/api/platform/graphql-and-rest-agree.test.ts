import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { byGraphql, byRest } from '../../support/graphql-and-rest';
import { ownFixtures } from '../../support/own-fixtures';
import { anOrder, windowsOf } from '../../support/ordering';
import { trials } from '../../support/trials';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { anId } from '../../support/an-id';

// Two of everything alike: one is spoken to through REST, the other through GraphQL, and they stay alike.
interface Twin {
  shop: Somebody;
  rival: Somebody;
  customer: Somebody;
  stranger: Somebody;
  items: Record<string, string>;
  order: { id: string; token: string };
}

const fixtures = await ownFixtures();
let twins: [rest: Twin, graphql: Twin];
let window: { id: string; date: string; pickupWindow: string };

beforeAll(async () => {
  twins = [await aTwin(), await aTwin()];
  const [rest] = twins;
  const [id = ''] = await windowsOf(fixtures, rest.shop.id, rest.customer.token);
  const { body } = await byRest(fixtures, null, 'GET', `/pickup/next-pickup-window/${rest.shop.id}`);
  const [first] = body['pickupWindows'] as { date: string; pickupWindow: string }[];
  window = { id, date: first?.date ?? '', pickupWindow: first?.pickupWindow ?? '' };
});

async function aTwin(): Promise<Twin> {
  const [shop, rival] = [await aShop(fixtures, { capacityUnits: 10_000 }), await aShop(fixtures)];
  const [customer, stranger] = [await aCustomer(fixtures), await aCustomer(fixtures)];
  const item = await anItem(fixtures, shop.id, { name: 'Flan', preparationUnits: 1, priceCents: 650 });
  const gone = await anItem(fixtures, shop.id, { name: 'Parti', stock: 0 });
  const draft = await anItem(fixtures, shop.id, { name: 'Secret', published: false });
  const theirs = await anItem(fixtures, rival.id, { name: 'Ailleurs' });
  const order = await anOrder(fixtures, customer, shop.id, { itemId: item });
  return {
    shop,
    rival,
    customer,
    stranger,
    order,
    items: { item, gone, draft, theirs, unknown: anId(), nonsense: 'x' },
  };
}

const CALLERS = ['nobody', 'customer', 'stranger', 'rival', 'shop'] as const;
const callers = fc.constantFrom(...CALLERS);
const called = (twin: Twin, who: (typeof CALLERS)[number]) => (who === 'nobody' ? null : twin[who]);
const item = fc.constantFrom('item', 'item', 'item', 'gone', 'draft', 'theirs', 'unknown', 'nonsense');
const quantity = fc.constantFrom(1, 1, 2, 99, 0, 100, -1);
const reference = fc.constantFrom('id', 'token', 'lower', 'unknown', 'nonsense');
const referenceOf = ({ order }: Twin, kind: string) =>
  ({ id: order.id, token: order.token, lower: order.token.toLowerCase(), unknown: anId() })[kind] ?? 'nonsense!';

/** One command given to both twins; answers what each said. */
type Command = () => Promise<[rest: string, graphql: string]>;

const commands = fc.oneof(
  fc.record({ who: callers, item, wanted: quantity }).map(({ who, item, wanted }): Command => async () => {
    const [a, b] = twins;
    // Two things wrong at once: which is told first is no promise.
    const quantity = item === 'item' ? wanted : 1;
    const caller = called(a, who);
    const lines = [{ _id: a.items[item], quantity }];
    const body = {
      customerId: caller?.id ?? a.customer.id,
      restaurantId: item === 'theirs' ? a.rival.id : a.shop.id,
      items: lines,
    };
    const rest = await byRest(fixtures, caller, 'POST', '/cart/add', body);
    const query = 'mutation ($i: AddToCartInput!) { addToCart(input: $i) { __typename } }';
    const graphql = await byGraphql(fixtures, called(b, who), query, { i: { itemId: b.items[item], quantity } });
    return [rest.word, graphql.word];
  }),
  fc.record({ who: callers }).map(({ who }): Command => async () => {
    const [a, b] = twins;
    const caller = called(a, who);
    const rest = await byRest(
      fixtures,
      caller,
      'GET',
      `/cart?customerId=${caller?.id ?? a.customer.id}&restaurantId=${a.shop.id}`,
    );
    const query = 'query ($id: ID!) { cart(shopId: $id) { linesCents lines { quantity } } }';
    const graphql = await byGraphql(fixtures, called(b, who), query, { id: b.shop.id });
    const cart = graphql.body as { linesCents: number; lines: { quantity: number }[] } | undefined;
    const items = rest.body['items'] as { quantity: number }[] | undefined;
    return [
      JSON.stringify([
        rest.word,
        Math.round(Number(rest.body['totalPrice']) * 100) || null,
        items?.map((one) => one.quantity),
      ]),
      JSON.stringify([graphql.word, (cart?.linesCents ?? 0) || null, cart?.lines.map((one) => one.quantity)]),
    ];
  }),
  fc
    .record({ who: callers, kind: reference, way: fc.constantFrom('/orders/', '/token-details/') })
    .map(({ who, kind, way }): Command => async () => {
      const [a, b] = twins;
      const rest = await byRest(fixtures, called(a, who), 'GET', way + encodeURIComponent(referenceOf(a, kind)));
      const query = 'query ($r: String!) { order(reference: $r) { id } }';
      return [rest.word, (await byGraphql(fixtures, called(b, who), query, { r: referenceOf(b, kind) })).word];
    }),
  fc.record({ who: callers, kind: reference }).map(({ who, kind }): Command => async () => {
    const [a, b] = twins;
    const rest = await byRest(fixtures, called(a, who), 'POST', '/print', { orderId: referenceOf(a, kind) });
    const query = 'mutation ($r: String!) { printTicket(reference: $r) }';
    return [rest.word, (await byGraphql(fixtures, called(b, who), query, { r: referenceOf(b, kind) })).word];
  }),
  fc.record({ who: callers, total: fc.constantFrom(1, 679, 1329) }).map(({ who, total }): Command => async () => {
    const [a, b] = twins;
    const body = { restaurantId: a.shop.id, amount: total, pickupWindow: window.pickupWindow, pickupDate: window.date };
    const rest = await byRest(fixtures, called(a, who), 'POST', '/payment-page/create-intent', body);
    const query = 'mutation ($i: StartCheckoutInput!) { startCheckout(input: $i) { __typename } }';
    const i = { shopId: b.shop.id, windowStartsAt: window.id, totalCents: total };
    return [rest.word, (await byGraphql(fixtures, called(b, who), query, { i })).word];
  }),
  fc.record({ who: callers }).map(({ who }): Command => async () => {
    const [a, b] = twins;
    const caller = called(a, who);
    const body = { customerId: caller?.id ?? a.customer.id, restaurantId: a.shop.id };
    const rest = await byRest(fixtures, caller, 'POST', '/cart/place-order', body);
    const query = 'mutation ($i: PlaceOrderInput!) { placeOrder(input: $i) { __typename } }';
    return [rest.word, (await byGraphql(fixtures, called(b, who), query, { i: { shopId: b.shop.id } })).word];
  }),
  fc
    .record({ who: callers, name: fc.constantFrom('Pains', 'pains', ' ', 'x'.repeat(121), 'Tartes 🥧', '\u202e') })
    .map(({ who, name }): Command => async () => {
      const [a, b] = twins;
      const rest = await byRest(fixtures, called(a, who), 'POST', '/categories', { category: name });
      const query = 'mutation ($n: String!) { addCategory(name: $n) { __typename } }';
      return [rest.word, (await byGraphql(fixtures, called(b, who), query, { n: name })).word];
    }),
  fc
    .record({ who: callers, item, cents: fc.constantFrom(1, 650, 0, -1, 99_999, 100_000) })
    .map(({ who, item, cents }): Command => async () => {
      const [a, b] = twins;
      const updates = { price: cents / 100, freshlyBaked: true };
      const rest = await byRest(fixtures, called(a, who), 'PUT', '/customitems/update-item', {
        itemId: a.items[item],
        updates,
      });
      const query = 'mutation ($i: SaveItemInput!) { saveItem(input: $i) { __typename } }';
      const i = { itemId: b.items[item], priceCents: cents, freshlyBaked: true };
      const { word } = await byGraphql(fixtures, called(b, who), query, { i });
      return [rest.word, word === 'OWN_ITEM' ? 'yes' : word];
    }),
  fc.record({ who: callers, item }).map(({ who, item }): Command => async () => {
    const [a, b] = twins;
    const shopOf = (twin: Twin) =>
      ({ item: twin.shop.id, theirs: twin.rival.id, unknown: anId() })[item as string] ?? 'x';
    const rest = await byRest(fixtures, called(a, who), 'GET', `/items/${shopOf(a)}`);
    const query = 'query ($id: ID!) { shop(id: $id) { menu { items { name } } } }';
    return [rest.word, (await byGraphql(fixtures, called(b, who), query, { id: shopOf(b) })).word];
  }),
);

test('REST and GraphQL give the same caller the same result', async () => {
  const said: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(commands, async (command) => {
      const [rest, graphql] = await command();
      said[rest] = (said[rest] ?? 0) + 1;
      expect(rest).toBe(graphql);
    }),
    // The twins’ state goes on from one command to the next: a failure is told as it came, not made smaller.
    { numRuns: trials(100), endOnFailure: true },
  );
  expect(Object.keys(said)).toEqual(
    expect.arrayContaining(['yes', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']),
  );
});
