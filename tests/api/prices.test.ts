import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IngredientType } from '../../server/menus/ingredient.entity';
import { ItemKind } from '../../server/menus/item.entity';
import { freshDatabase } from '../support/database';
import { addToCart, startCheckout, windowsOf } from '../support/ordering';
import { rest } from '../support/rest';
import { trials, trialsTimeout } from '../support/trials';
import { aCustomer, anIngredient, anItem, aShop, aWorld, type Somebody, type World } from '../support/world';

// The first with the service charge is the least a card is asked for.
const PRICES = [21, 99, 120, 125, 333, 650, 1099];
const SIDES = { Cheddar: 100, Bacon: 149, Oeuf: 55 };

let world: World;
let shop: Somebody;
let windowStartsAt: string;
const plain: { id: string; cents: number }[] = [];
let sandwich: string;
beforeAll(async () => {
  world = await aWorld(await freshDatabase());
  shop = await aShop(world, { capacityUnits: 100_000 });
  for (const cents of PRICES) plain.push({ id: await anItem(world, shop.id, { priceCents: cents }), cents });
  for (const [name, priceCents] of Object.entries(SIDES))
    await anIngredient(world, shop.id, IngredientType.SIDE, name, { priceCents });
  sandwich = await anItem(world, shop.id, { kind: ItemKind.SANDWICH, priceCents: 750, preparationUnits: 1 });
  [windowStartsAt = ''] = await windowsOf(world, shop.id, shop.token);
});
afterAll(() => world.stop());

async function asked(intentId: string): Promise<unknown> {
  const { rows } = await world.product.pool.query<{ asked: unknown }>(
    `select json_build_object('amount', i.data->'amount', 'fee', i.data->'application_fee_amount',
       'checkout', c.total_cents, 'payment', p.amount_cents) as asked
     from payment_sandbox.objects i join payment p on p.intent_id = i.id join checkout c on c.id = p.checkout_id where i.id = $1`,
    [intentId],
  );
  return rows[0]?.asked;
}

const line = fc.oneof(
  fc.record({ item: fc.nat(PRICES.length - 1), quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ supplements: fc.subarray(Object.keys(SIDES)), quantity: fc.integer({ min: 1, max: 9 }) }),
);

test(
  'whatever is chosen, shown, asked for and written down is the sum of its lines at the server’s prices and 0.29 €; any other total is refused',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer(), async (lines, off) => {
        const customer = await aCustomer(world);
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
              ? { itemId: item?.id, quantity: one.quantity }
              : { itemId: sandwich, quantity: one.quantity, selections: { supplements: one.supplements } };
          shown = (await addToCart(world, customer, input)).totalCents;
        }
        expect(shown).toBe(expected);
        const wrong = Math.abs(off) % 2 === 0 ? expected - 1 : Math.abs(off % 1_000_000);
        if (wrong !== expected) {
          const refused = await startCheckout(world, customer, { shopId: shop.id, windowStartsAt, totalCents: wrong });
          expect(refused.__typename).toBe('PriceChanged');
        }
        const { intentId, totalCents } = await startCheckout(world, customer, {
          shopId: shop.id,
          windowStartsAt,
          totalCents: expected,
        });
        expect(totalCents).toBe(expected);
        expect(await asked(intentId)).toEqual({ amount: expected, fee: 29, checkout: expected, payment: expected });
      }),
      { numRuns: trials(20) },
    );
  },
  trialsTimeout(20),
);

const TAMPERED = ['0', '-1', '0.01', '1e308', '1e999', '"0"', 'null', '[]', '{}'];
const FIELDS = ['basePrice', 'price', 'totalPrice', 'regularPrice', 'unitCents', 'lineCents', 'amount'];

test.each(FIELDS)('a line that brings its own %s is refused, or priced as the menu says', async (field) => {
  const [item] = plain.slice(-1);
  for (const value of TAMPERED) {
    const customer = await aCustomer(world);
    const body = `{"customerId":"${customer.id}","restaurantId":"${shop.id}","items":[{"_id":"${item?.id ?? ''}","quantity":2,"${field}":${value}}]}`;
    const { status, body: answer } = await rest(world, 'POST', '/api/cart/add', { token: customer.token, body });
    if (status === 201) expect(answer['cart']).toMatchObject({ totalPrice: 21.98 });
    else expect([400, 409]).toContain(status);
  }
});

test.each([
  ['cart/add', 'totalPrice'],
  ['payment-page/create-intent', 'amount'],
  ['cart/place-order', 'totalPrice'],
])('%s with another %s charges nothing else than the menu’s price', async (path, field) => {
  const [item] = plain.slice(-1);
  for (const value of TAMPERED) {
    const customer = await aCustomer(world);
    await addToCart(world, customer, { itemId: item?.id, quantity: 2 });
    const items = path === 'cart/add' ? `"items":[{"_id":"${item?.id ?? ''}","quantity":1}],` : '';
    const body = `{"customerId":"${customer.id}","restaurantId":"${shop.id}",${items}"${field}":${value}}`;
    const { status } = await rest(world, 'POST', `/api/${path}`, { token: customer.token, body });
    expect(status).toBeLessThan(500);
    const { rows } = await world.product.pool.query<{ cents: number }>(
      `select c.total_cents as cents from checkout c where c.customer_id = $1`,
      [customer.id],
    );
    for (const { cents } of rows) expect(cents).toBe(2227);
    const orders = await world.product.pool.query('select 1 from orders where customer_id = $1', [customer.id]);
    expect(orders.rows).toEqual([]);
  }
});
