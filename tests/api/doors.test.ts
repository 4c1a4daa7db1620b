import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/identifiers';
import { freshDatabase } from '../support/database';
import { everybody, owners, parties, signedIn } from '../support/door-answers';
import { announce, listen } from '../support/live';
import { BEHIND_THE_COUNTER } from '../support/counter-doors';
import { OWN_MENU_DOORS, ownMenuFacts } from '../support/own-menu-doors';
import { OWN_SHOP_DOORS } from '../support/own-shop-doors';
import { addToCart, eventually, payByCard, placeOrder, startCheckout, windowsOf } from '../support/ordering';
import { aCustomer, anItem, aShop, aWorld, graphql, PASSWORD, type Somebody, type World } from '../support/world';

const CALLERS = ['anonymous', 'customer', 'other customer', 'other owner', 'own owner'] as const;

let world: World;
let shop: Somebody;
let rival: Somebody;
let customer: Somebody;
let stranger: Somebody;
let facts: Record<string, unknown>;

beforeAll(async () => {
  world = await aWorld(await freshDatabase());
  [shop, rival] = [await aShop(world), await aShop(world)];
  [customer, stranger] = [await aCustomer(world), await aCustomer(world)];
  const item = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650 });
  const hidden = await aShop(world);
  await world.product.pool.query('update shop set charges_enabled = false where id = $1', [hidden.id]);
  await addToCart(world, customer, { itemId: item });
  const [windowStartsAt = ''] = await windowsOf(world, shop.id, customer.token);
  const { clientSecret, intentId } = await startCheckout(world, customer, {
    shopId: shop.id,
    windowStartsAt,
    totalCents: 679,
  });
  await payByCard(world, clientSecret);
  const { id: order, token } = await placeOrder(world, customer, shop.id);
  await addToCart(world, customer, { itemId: item, note: 'Encore un' });
  const { cart } = await graphql(world, customer.token, 'query ($id: ID!) { cart(shopId: $id) { lines { id } } }', {
    id: shop.id,
  });
  const line = (cart as { lines: { id: string }[] }).lines[0]?.id;
  facts = {
    ...(await ownMenuFacts(world, shop.id)),
    shop: shop.id,
    hidden: hidden.id,
    item,
    order,
    token,
    line,
    windowStartsAt,
    intentId,
    unknown: newId(),
    email: customer.email,
    password: PASSWORD,
  };
});
afterAll(() => world.stop());

const tokens = () => [null, customer.token, stranger.token, rival.token, shop.token];

/** An operation with the facts it names. */
const filled = (operation: string) => operation.replace(/\$(\w+)/g, (_, name: string) => JSON.stringify(facts[name]));

/** The answer’s type for a union, « allowed » for anything else, or the word of the error. */
async function verdict(token: string | null, operation: string): Promise<string> {
  const query = filled(operation);
  const response = await fetch(`${world.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { __typename?: string } | null>;
    errors?: { message: string; extensions: { code: string } }[];
  };
  if (errors?.[0])
    return errors[0].extensions.code === 'GRAPHQL_VALIDATION_FAILED' ? errors[0].message : errors[0].extensions.code;
  const [answer] = Object.values(data ?? {});
  return answer?.__typename ?? 'allowed';
}

const NOBODY = 'UNAUTHENTICATED';

/** Every query and mutation, and what it answers to each of CALLERS. `$names` are facts of the world above. */
const DOORS: [operation: string, answers: string[]][] = [
  ['{ now }', everybody('allowed')],
  ['{ addresses(text: "Rivoli") { label } }', everybody('allowed')],
  ['{ paymentSettings { publishableKey } }', everybody('allowed')],
  ['{ viewer { id } }', everybody('allowed')],
  ['{ shop(id: $shop) { name menu { category { name } } } }', everybody('allowed')],
  ['{ shop(id: $hidden) { name } }', everybody('NOT_FOUND')],
  ['{ shop(id: "1 or 1=1") { name } }', everybody('NOT_FOUND')],
  ['{ item(id: $item) { name } }', everybody('allowed')],
  ['{ item(id: $unknown) { name } }', everybody('NOT_FOUND')],
  ['{ nearbyShops(place: { latitude: 48.8, longitude: 2.3 }) { distanceMetres } }', signedIn('allowed')],
  ['{ cart(shopId: $shop) { itemCount } }', signedIn('allowed')],
  ['{ cart(shopId: $hidden) { itemCount } }', signedIn('NOT_FOUND')],
  ['{ latestCart { itemCount } }', signedIn('allowed')],
  ['{ myOrders { id } }', signedIn('allowed')],
  ['{ order(reference: $order) { id } }', parties('NOT_FOUND', 'allowed')],
  ['{ order(reference: $token) { id } }', parties('NOT_FOUND', 'allowed')],
  ['{ order(reference: $unknown) { id } }', signedIn('NOT_FOUND')],
  ['{ order(reference: "KKKKKK") { id } }', signedIn('NOT_FOUND')],
  ['{ order(reference: "nonsense") { id } }', signedIn('NOT_FOUND')],
  ['{ boardOrders { id } }', owners('allowed')],
  ...BEHIND_THE_COUNTER,
  [
    'mutation { loginCustomer(input: { email: $email, password: "wrong" }) { __typename } }',
    everybody('InvalidCredentials'),
  ],
  ['mutation { loginCustomer(input: { email: $email, password: $password }) { __typename } }', everybody('Session')],
  [
    'mutation { loginOwner(input: { email: $email, password: $password, kind: BOULANGERIE }) { __typename } }',
    everybody('InvalidCredentials'),
  ],
  ['mutation { loginWithGoogle(input: { token: "nonsense" }) { __typename } }', everybody('GoogleRefused')],
  [
    'mutation { registerCustomer(input: { name: "C", email: $email, password: "Levain!2027", acceptsTerms: true }) { __typename } }',
    everybody('Done'),
  ],
  [
    'mutation { registerCustomer(input: { name: "C", email: $email, password: "weak", acceptsTerms: true }) { __typename } }',
    everybody('BAD_USER_INPUT'),
  ],
  ['mutation { activateAccount(token: "nonsense") { __typename } }', everybody('LinkInvalid')],
  ['mutation { resendActivation(email: "nobody@demo.test") { __typename } }', everybody('Done')],
  ['mutation { requestPasswordReset(email: "nobody@demo.test") { __typename } }', everybody('Done')],
  [
    'mutation { resetPassword(input: { token: "nonsense", password: "Levain!2027" }) { __typename } }',
    everybody('LinkInvalid'),
  ],
  [
    'mutation { changePassword(input: { currentPassword: "wrong", newPassword: "Levain!2027" }) { __typename } }',
    signedIn('WrongPassword'),
  ],
  ['mutation { saveProfile(input: { name: "Camille Martin" }) { __typename } }', signedIn('Account')],
  ['mutation { saveMailPreference(wanted: true) { __typename } }', signedIn('Account')],
  ['mutation { addToCart(input: { itemId: $item, quantity: 99 }) { __typename } }', signedIn('Cart')],
  ['mutation { addToCart(input: { itemId: $unknown }) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { setCartLineQuantity(input: { lineId: $line, quantity: 2 }) { __typename } }',
    [NOBODY, 'Cart', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  [
    'mutation { setCartLineQuantity(input: { lineId: "nonsense", quantity: 2 }) { __typename } }',
    signedIn('NOT_FOUND'),
  ],
  [
    'mutation { startCheckout(input: { shopId: $shop, windowStartsAt: $windowStartsAt, totalCents: 1 }) { __typename } }',
    signedIn('PriceChanged'),
  ],
  [
    'mutation { startCheckout(input: { shopId: $hidden, windowStartsAt: $windowStartsAt, totalCents: 1 }) { __typename } }',
    signedIn('NOT_FOUND'),
  ],
  [
    // The customer has filled the cart again since the order.
    'mutation { placeOrder(input: { shopId: $shop }) { __typename } }',
    [NOBODY, 'PaymentPending', 'PaymentPending', 'PaymentPending', 'PaymentPending'],
  ],
  [
    'mutation { placeOrder(input: { shopId: $shop, intentId: $intentId }) { __typename } }',
    [NOBODY, 'Order', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  [
    'mutation { announceArrival(reference: $order) { __typename } }',
    [NOBODY, 'Order', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'],
  ],
  ['mutation { announceArrival(reference: $unknown) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { markNoShow(orderId: $order) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'StepNotPossible'],
  ],
  [
    'mutation { undoOrderStep(orderId: $order) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'StepNotPossible'],
  ],
  [
    'mutation { advanceOrder(input: { orderId: $order, from: READY }) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'OrderMoved'],
  ],
  [
    'mutation { markOrdersSeen(orderIds: [$order, "nonsense"]) }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'allowed', 'allowed'],
  ],
  ['mutation { orderAgain(reference: $unknown) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { orderAgain(reference: $order) { __typename } }',
    [NOBODY, 'OrderedAgain', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'],
  ],
  [
    'mutation { reviewOrder(input: { reference: $order, stars: 5 }) { __typename } }',
    [NOBODY, 'StepNotPossible', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'],
  ],
  ['mutation { printTicket(reference: $unknown) }', signedIn('NOT_FOUND')],
  ['mutation { printTicket(reference: $token) }', parties('NOT_FOUND', 'allowed')],
  [
    'mutation { cancelOrder(input: { orderId: $order, from: READY, reason: "Panne" }) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'OrderMoved'],
  ],
  ...OWN_MENU_DOORS,
  ...OWN_SHOP_DOORS,
  ['mutation { cancelMyOrder(reference: $unknown) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { cancelMyOrder(reference: $order) { __typename } }',
    [NOBODY, 'Order', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'],
  ],
];

/** What ends the caller's own session, so that each caller is somebody new. */
const LEAVING: [operation: string, answers: string[]][] = [
  ['mutation { signOutEverywhere }', signedIn('allowed')],
  ['mutation { removeAccount { __typename } }', [NOBODY, 'Done', 'Done', 'FORBIDDEN', 'FORBIDDEN']],
];

/** Every subscription, and what comes of it when the order changes. */
const STREAMS: [operation: string, answers: string[]][] = [
  ['subscription { boardChanged { token } }', [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'silence', 'news']],
  ['subscription { orderChanged(reference: $order) { token } }', parties('NOT_FOUND', 'news')],
  ['subscription { orderChanged(reference: $unknown) { token } }', signedIn('NOT_FOUND')],
];

const order = async () =>
  (await world.product.pool.query<object>('select * from orders where id = $1', [facts['order']])).rows;

describe('over GraphQL', () => {
  test('the table knows every door', () => {
    const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
    const doors = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const known = [...DOORS, ...LEAVING, ...STREAMS].map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
    expect([...new Set(known)].sort()).toEqual(doors.sort());
  });

  test.each(DOORS)('%s', async (operation, answers) => {
    const before = await order();
    const given: string[] = [];
    for (const token of tokens()) given.push(await verdict(token, operation));
    expect(Object.fromEntries(CALLERS.map((caller, index) => [caller, given[index]]))).toEqual(
      Object.fromEntries(CALLERS.map((caller, index) => [caller, answers[index]])),
    );
    if (!/announceArrival|markOrdersSeen|cancelMyOrder/.test(operation)) expect(await order()).toEqual(before);
  });

  test.each(LEAVING)('%s', async (operation, answers) => {
    const people = [await aCustomer(world), await aCustomer(world), await aShop(world), await aShop(world)];
    const given: string[] = [];
    for (const token of [null, ...people.map(({ token }) => token)]) given.push(await verdict(token, operation));
    expect(given).toEqual(answers);
    // Nobody else was signed out by it.
    for (const { token } of [customer, stranger, rival, shop])
      expect(await graphql(world, token, '{ viewer { __typename } }')).toEqual({ viewer: { __typename: 'Account' } });
  });

  test('seeing an order belongs to its shop alone', async () => {
    await world.product.pool.query('update orders set seen_at = null');
    await verdict(rival.token, 'mutation { markOrdersSeen(orderIds: [$order]) }');
    expect(await order()).toMatchObject([{ seen_at: null }]);
    await verdict(shop.token, 'mutation { markOrdersSeen(orderIds: [$order]) }');
    expect(await order()).toMatchObject([{ seen_at: expect.any(String) }]);
  });

  test('everybody sees carts and orders of their own alone', async () => {
    const seen = async ({ token }: Somebody) => {
      const { myOrders } = await graphql(world, token, '{ myOrders { token } }');
      const { cart } = await graphql(world, token, 'query ($id: ID!) { cart(shopId: $id) { lines { note } } }', {
        id: shop.id,
      });
      return [
        (myOrders as object[]).length,
        (cart as { lines: { note: string }[] }).lines.map(({ note }) => note).filter(Boolean),
      ];
    };
    expect(await seen(customer)).toEqual([1, ['Encore un']]);
    for (const other of [stranger, rival, shop]) expect(await seen(other)).toEqual([0, []]);
    const board = async ({ token }: Somebody) =>
      ((await graphql(world, token, '{ boardOrders { token } }'))['boardOrders'] as object[]).length;
    expect([await board(shop), await board(rival)]).toEqual([1, 0]);
  });
});

describe('live', () => {
  test.each(STREAMS)('%s', async (operation, answers) => {
    const streams = tokens().map((token) => listen(world, token, filled(operation)));
    await eventually('whoever hears something heard it', async () => {
      await announce(world, shop.id, String(facts['order']));
      return streams.every(({ heard }, index) => answers[index] === 'silence' || heard.length > 0);
    });
    expect(streams.map(({ heard }) => heard[0] ?? 'silence')).toEqual(answers);
    await Promise.all(streams.map(({ close }) => close()));
  });
});
