import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PutBackCartLineDocument } from '../../../graphql/generated/customer/cart';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { selecting } from '../../support/options';
import { addToCart, payByCard, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { trials, trialsTimeout } from '../../support/trials';
import { aCustomer, anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

// The first with the service charge is the least a card is asked for.
const PRICES = [21, 99, 120, 125, 333, 650, 1099];
const CHEAPEST = 'Sucette';
const SIDES = { Cheddar: 100, Bacon: 149, Oeuf: 55 };

let shop: Somebody;
let windowStartsAt: string;
const plain: { id: string; cents: number }[] = [];
let sandwich: string;
beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 100_000 });
  for (const cents of PRICES) plain.push({ id: await anItem(fixtures, shop.id, { priceCents: cents }), cents });
  await anItem(fixtures, shop.id, { name: CHEAPEST, priceCents: 21 });
  for (const [name, priceCents] of Object.entries(SIDES))
    await anIngredient(fixtures, shop.id, IngredientType.SIDE, name, { priceCents });
  sandwich = await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, priceCents: 750, preparationUnits: 1 });
  [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, shop.token);
});

async function asked(intentId: string): Promise<unknown> {
  const [row] = await rowsOf<{ asked: unknown }>(
    `select json_build_object('amount', i.data->'amount', 'fee', i.data->'application_fee_amount',
       'checkout', c.total_cents, 'payment', p.amount_cents) as asked
     from payment_sandbox.objects i join payment p on p.intent_id = i.id join checkout c on c.id = p.checkout_id where i.id = $1`,
    [intentId],
  );
  return row?.asked;
}

const line = fc.oneof(
  fc.record({ item: fc.nat(PRICES.length - 1), quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ supplements: fc.subarray(Object.keys(SIDES)), quantity: fc.integer({ min: 1, max: 9 }) }),
);

test(
  'the total shown, charged and recorded is the sum of the menu’s prices plus 0.29 €, and any other total is refused',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer(), async (lines, off) => {
        const customer = await aCustomer(fixtures);
        let expected = 29;
        let shown: number | undefined;
        for (const one of lines) {
          const item = 'item' in one ? plain[one.item] : undefined;
          const unit =
            'item' in one
              ? (item?.cents ?? 0)
              : one.supplements.reduce((sum, name) => sum + SIDES[name as keyof typeof SIDES], 750);
          expected += unit * one.quantity;
          const input =
            'item' in one
              ? { itemId: item?.id ?? '', quantity: one.quantity }
              : { itemId: sandwich, quantity: one.quantity, selections: selecting({ supplements: one.supplements }) };
          shown = (await graphql(fixtures, customer.token, PutBackCartLineDocument, { input })).addToCart.totalCents;
        }
        expect(shown).toBe(expected);
        const wrong = Math.abs(off) % 2 === 0 ? expected - 1 : Math.abs(off % 1_000_000);
        if (wrong !== expected) {
          const refused = await startCheckout(fixtures, customer, {
            shopId: shop.id,
            windowStartsAt,
            totalCents: wrong,
          });
          expect(refused.__typename).toBe('PriceChanged');
        }
        const right = { shopId: shop.id, windowStartsAt, totalCents: expected };
        const { intentId, totalCents } = await startCheckout(fixtures, customer, right);
        expect(totalCents).toBe(expected);
        expect(await asked(intentId)).toEqual({ amount: expected, fee: 29, checkout: expected, payment: expected });
      }),
      { numRuns: trials(10) },
    );
  },
  trialsTimeout(10),
);

const TAMPERED = ['0', '-1', '0.01', '1e308', '1e999', '"0"', 'null', '[]', '{}'];
type Brought = (value: string) => string;
const LINE = ['basePrice', 'price', 'totalPrice', 'regularPrice', 'unitCents', 'lineCents', 'amount', 'priceCents'];
const CHOICE = ['basePrice', 'price', 'totalPrice', 'regularPrice', 'supplementPrice'];
const FIELDS: [field: string, of: 'tart' | 'sandwich', brought: Brought, euros: number][] = [
  ...LINE.map((field): (typeof FIELDS)[number] => [field, 'tart', (value) => `"${field}":${value}`, 21.98]),
  ...CHOICE.map((field): (typeof FIELDS)[number] => [
    `selections.${field}`,
    'sandwich',
    (value) => `"selections":{"${field}":${value}}`,
    15,
  ]),
  [
    'selections.supplements.price',
    'sandwich',
    (value) => `"selections":{"supplements":[{"name":"Cheddar","price":${value},"priceCents":${value}}]}`,
    17,
  ],
  ['name', 'tart', (value) => `"name":"${CHEAPEST}","itemName":"${CHEAPEST}","price":${value}`, 21.98],
];

test.each(FIELDS)(
  'a line sent with its own %s (%s) is refused or priced from the menu',
  async (_field, of, brought, euros) => {
    let taken = 0;
    for (const value of [...TAMPERED, '7']) {
      const customer = await aCustomer(fixtures);
      const id = of === 'tart' ? plain.at(-1)?.id : sandwich;
      const body = `{"customerId":"${customer.id}","restaurantId":"${shop.id}","items":[{"_id":"${id ?? ''}","quantity":2,${brought(value)}}]}`;
      const { status, body: answer } = await rest(fixtures, 'POST', '/api/cart/add', { token: customer.token, body });
      if (status === 201) expect(answer['cart']).toMatchObject({ totalPrice: euros });
      else expect([400, 409]).toContain(status);
      if (status === 201) taken++;
    }
    // What is no fault of the line is not looked at: most are priced.
    expect(taken).toBeGreaterThan(5);
  },
);

test.each([
  ['cart/add', 'totalPrice'],
  ['payment-page/create-intent', 'amount'],
  ['cart/place-order', 'totalPrice'],
])('%s with a wrong %s never charges another amount than the menu’s price', async (path, field) => {
  const [item] = plain.slice(-1);
  for (const value of TAMPERED) {
    const customer = await aCart();
    const items = path === 'cart/add' ? `"items":[{"_id":"${item?.id ?? ''}","quantity":1}],` : '';
    const body = `{"customerId":"${customer.id}","restaurantId":"${shop.id}",${items}"${field}":${value}}`;
    const { status } = await rest(fixtures, 'POST', `/api/${path}`, { token: customer.token, body });
    expect(status).toBeLessThan(500);
    const charged = 'select total_cents as cents from checkout where customer_id = $1';
    for (const { cents } of await rowsOf(charged, [customer.id])) expect(cents).toBe(2227);
    expect(await rowsOf('select 1 from orders where customer_id = $1', [customer.id])).toEqual([]);
  }
});

/** A cart of 21.98 €, on its own. */
async function aCart(): Promise<Somebody> {
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: plain.at(-1)?.id ?? '', quantity: 2 });
  return customer;
}

test('startCheckout with a wrong totalCents over GraphQL creates no checkout', async () => {
  const customer = await aCart();
  for (const value of TAMPERED) {
    const query = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) { __typename } }`;
    const input = `{"shopId":"${shop.id}","windowStartsAt":"${windowStartsAt}","totalCents":${value}}`;
    const body = `{"query":"${query}","variables":{"input":${input}}}`;
    const { body: answer } = await rest(fixtures, 'POST', '/graphql', { token: customer.token, body });
    expect(JSON.stringify(answer)).not.toMatch(/"Checkout"/);
  }
  expect(await rowsOf('select 1 from checkout where customer_id = $1', [customer.id])).toEqual([]);
});

test('an order’s total is the amount paid, whatever total place-order sends', async () => {
  const customer = await aCart();
  const { clientSecret } = await startCheckout(fixtures, customer, {
    shopId: shop.id,
    windowStartsAt,
    totalCents: 2227,
  });
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  for (const value of [...TAMPERED, '22.27']) {
    const body = `{"customerId":"${customer.id}","restaurantId":"${shop.id}","totalPrice":${value}}`;
    const { status } = await rest(fixtures, 'POST', '/api/cart/place-order', { token: customer.token, body });
    expect([200, 201, 400, 409]).toContain(status);
  }
  const paid = `select o.total_cents as total, p.amount_cents as paid from orders o
    join payment p on p.intent_id = o.payment_intent_id where o.customer_id = $1`;
  expect(await rowsOf(paid, [customer.id])).toEqual([{ total: 2227, paid: 2227 }]);
});
