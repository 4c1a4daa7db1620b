import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, aShop, graphql, type Somebody } from '../../support/fixtures';
import { aLunch, type Deal, dealtCart, type Lunch, lunchDeal, removeDeal, saveDeal } from '../../support/meal-deals';
import { moneyBack } from '../../support/money-back';
import { addToCart, payByCard, placeOrder, windowsOf } from '../../support/ordering';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';
import { rest } from '../../support/rest';

const fixtures = await ownFixtures();
const money = moneyBack(fixtures);
let shop: Somebody;
let customer: Somebody;
let lunch: Lunch;

beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 50, slotMinutes: 15, preparationMinutes: 15 });
  [customer, lunch] = [await aCustomer(fixtures), await aLunch(fixtures, shop.id)];
  for (const itemId of Object.values(lunch)) await addToCart(fixtures, customer, { itemId });
});

// By the clocks of Paris; it is 11:00.
const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}:00+01:00`).toISOString();
const NOON = at('12:00');
const EVENING = at('18:00');
/** What lunch costs with the service charge: alone, and with « Formule Midi ». */
const [ALONE, DEAL] = [1_149, 1_019];
const UNTIL_14_30 = { served: { days: [], from: null, until: '14:30' } };

const saving = (more: Partial<Deal> = {}) => saveDeal(fixtures, shop, { ...lunchDeal(lunch), ...more });

interface Started {
  __typename: string;
  intentId: string;
  clientSecret: string;
  totalCents: number;
  lines: { quantity: number; lineCents: number }[];
  mealDeals: { name: string; quantity: number; cents: number }[];
  message: string;
}
async function start(totalCents: number, windowStartsAt = NOON): Promise<Started> {
  const query = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) { __typename
    ... on Checkout { intentId clientSecret totalCents lines { quantity lineCents } mealDeals { name quantity cents } }
    ... on PriceChanged { totalCents } ... on Refusal { message } } }`;
  const input = { shopId: shop.id, windowStartsAt, totalCents };
  return (await graphql<{ startCheckout: Started }>(fixtures, customer.token, query, { input })).startCheckout;
}
const held = (totalCents: number) => ({ __typename: 'Checkout', totalCents });
const dearer = (totalCents: number) => ({ __typename: 'PriceChanged', totalCents });
const payments = () =>
  rowsOf<{ cents: number }>(
    `select p.amount_cents as cents from payment p join checkout c on c.id = p.checkout_id
     where c.customer_id = $1 and c.state = 'HELD' and (select (data->>'amount')::int = p.amount_cents
       from payment_sandbox.objects where id = p.intent_id)`,
    [customer.id],
  );

describe('the payment of a cart with a meal deal', () => {
  test('a checkout charges the total less the meal deal, and shows its lines at their own prices', async () => {
    await saving();
    expect(await start(DEAL)).toMatchObject({
      ...held(DEAL),
      lines: [{ lineCents: 650 }, { lineCents: 280 }, { lineCents: 190 }],
      mealDeals: [{ name: 'Formule Midi', quantity: 1, cents: 130 }],
    });
    expect(await payments()).toEqual([{ cents: DEAL }]);
    const frozen = `select l->>'name' as name, (l->>'unitCents')::int as unit, (l->>'reductionCents')::int as less
      from checkout, jsonb_array_elements(lines) l where customer_id = $1`;
    expect(await rowsOf(frozen, [customer.id])).toEqual([
      { name: 'Kebab', unit: 650, less: 75 },
      { name: 'Tarte', unit: 280, less: 33 },
      { name: 'Cola', unit: 190, less: 22 },
    ]);
    const query = 'query ($shopId: ID!) { cart(shopId: $shopId) { hold { totalCents } } }';
    const { cart } = await graphql<{ cart: object }>(fixtures, customer.token, query, { shopId: shop.id });
    expect(cart).toEqual({ hold: { totalCents: DEAL } });
    expect(await money.broken()).toEqual([]);
  });

  test('the price without the meal deal, or any other, is refused with the right total and holds nothing', async () => {
    await saving();
    for (const total of [ALONE, DEAL - 1, DEAL - 130]) expect(await start(total)).toMatchObject(dearer(DEAL));
    expect(await start(ALONE)).toMatchObject({ message: expect.stringContaining('10,19') as string });
    expect(await payments()).toEqual([]);
  });

  test('a meal deal that takes the total below the least a card pays is refused before anything is held', async () => {
    await saving({ priceCents: 20 });
    await expect(start(49)).rejects.toThrow('Le paiement par carte commence à 0,50 €.');
    expect(await payments()).toEqual([]);
  });

  test('a part that sells out between cart and payment is refused as sold out', async () => {
    await saving();
    await rowsOf('update item set stock = 0 where id = $1', [lunch.tart]);
    for (const total of [DEAL, ALONE]) expect(await start(total)).toMatchObject({ __typename: 'SoldOut' });
    expect(await payments()).toEqual([]);
  });
});

describe('the payment of a meal deal with hours', () => {
  test('a meal deal applies to the windows within its hours, and the price of the other window is refused', async () => {
    await saving(UNTIL_14_30);
    expect(await start(ALONE)).toMatchObject(dearer(DEAL));
    expect(await start(DEAL)).toMatchObject({ ...held(DEAL), mealDeals: [{ cents: 130 }] });
    expect(await start(DEAL, EVENING)).toMatchObject(dearer(ALONE));
    // The hold for noon stands until the evening is paid at its own price.
    expect(await payments()).toEqual([{ cents: DEAL }]);
    expect(await start(ALONE, EVENING)).toMatchObject({ ...held(ALONE), mealDeals: [] });
    expect(await payments()).toEqual([{ cents: ALONE }]);
    expect(await start(DEAL)).toMatchObject(held(DEAL));
    for (const [time, total] of [['14:15', DEAL] as const, ['14:30', ALONE] as const])
      expect(await start(total, at(time))).toMatchObject(held(total));
    expect(await money.broken()).toEqual([]);
  });

  test('a meal deal of another weekday applies to the windows of that day, ordered ahead', async () => {
    await rowsOf('update shop set days_ahead = 3 where id = $1', [shop.id]);
    await saving({ served: { days: [3], from: null, until: null } });
    const wednesday = at('12:00', '2026-11-25');
    expect(await windowsOf(fixtures, shop.id, customer.token, '2026-11-25')).toContain(wednesday);
    expect(await start(ALONE)).toMatchObject(held(ALONE));
    expect(await start(ALONE, wednesday)).toMatchObject(dearer(DEAL));
    expect(await start(DEAL, wednesday)).toMatchObject(held(DEAL));
    expect(await start(ALONE, at('12:00', '2026-11-26'))).toMatchObject(held(ALONE));
  });

  test('over REST a window within its hours has the meal deal, also once it is held and no longer offered', async () => {
    await saving(UNTIL_14_30);
    const window = { pickupWindow: '12:00 PM - 12:15 PM', pickupDate: '11/24/2026' };
    const intent = (amount: number, of: object = window) =>
      rest(fixtures, 'POST', '/api/payment-page/create-intent', {
        token: customer.token,
        body: { amount, restaurantId: shop.id, ...of },
      });
    const price = (status: number, code?: string) => ({ status, body: code ? { code } : {} });
    expect(await intent(ALONE)).toMatchObject(price(409, 'PRICE_CHANGED'));
    const first = await intent(DEAL);
    expect(first).toMatchObject(price(200));
    await rowsOf(`update shop set paused_until = '2026-11-24T20:00:00Z' where id = $1`, [shop.id]);
    expect(await intent(DEAL)).toEqual(first);
    // The evening is not offered either, and is not held.
    expect(await intent(ALONE, { ...window, pickupWindow: '6:00 PM - 6:15 PM' })).toMatchObject(
      price(400, 'WINDOW_INVALID'),
    );
  });

  test('a client that names the window only with the order pays what applies to any window', async () => {
    await saving(UNTIL_14_30);
    const body = { amount: ALONE, restaurantId: shop.id };
    const { body: intent } = await rest(fixtures, 'POST', '/api/payment-page/create-intent', {
      ...{ token: customer.token, body },
    });
    expect(await payByCard(fixtures, String(intent['clientSecret']))).toBe('succeeded');
    const placed = await rest(fixtures, 'POST', '/api/cart/place-order', {
      token: customer.token,
      body: {
        ...{ customerId: customer.id, restaurantId: shop.id, totalPrice: 11.49 },
        ...{ pickupWindow: '12:00 PM - 12:15 PM', pickupDate: '11/24/2026' },
      },
    });
    expect(placed).toMatchObject({ status: 201, body: { order: { totalPrice: 11.49, items: [{}, {}, {}] } } });
    expect((placed.body['order'] as { items: object[] }).items).toHaveLength(3);
  });
});

describe('a meal deal that its owner changes before it is paid', () => {
  test('dearer, cheaper or removed between cart and payment, it is refused with the total of now', async () => {
    const { id } = await saving();
    expect(await dealtCart(fixtures, customer, shop.id)).toMatchObject({ totalCents: DEAL });
    await saving({ id, priceCents: 1_050 });
    expect(await start(DEAL)).toMatchObject(dearer(1_079));
    await saving({ id, priceCents: 900 });
    expect(await start(DEAL)).toMatchObject(dearer(929));
    await removeDeal(fixtures, shop, id);
    expect(await start(DEAL)).toMatchObject(dearer(ALONE));
    expect(await payments()).toEqual([]);
  });

  test('while it is held, the same total is the earlier payment or is refused, and what is held may be paid', async () => {
    const { id } = await saving();
    const { intentId, clientSecret } = await start(DEAL);
    await saving({ id, name: 'Formule du jour' });
    expect(await start(DEAL)).toMatchObject({ ...held(DEAL), intentId });
    await saving({ id, priceCents: 1_050 });
    expect(await start(DEAL)).toMatchObject(dearer(1_079));
    await removeDeal(fixtures, shop, id);
    expect(await start(DEAL)).toMatchObject(dearer(ALONE));
    expect(await payments()).toEqual([{ cents: DEAL }]);
    expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
    expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
    const order = `select total_cents, meal_deals->0->>'name' as deal from orders where customer_id = $1`;
    expect(await rowsOf(order, [customer.id])).toEqual([{ total_cents: DEAL, deal: 'Formule Midi' }]);
    expect(await money.broken()).toEqual([]);
  });

  test('a changed price that the customer accepts replaces the hold and cancels its payment', async () => {
    const { id } = await saving();
    const { intentId } = await start(DEAL);
    await saving({ id, priceCents: 1_050 });
    const second = await start(1_079);
    expect(second).toMatchObject({ ...held(1_079), mealDeals: [{ cents: 70 }] });
    expect(second.intentId).not.toBe(intentId);
    expect(await payments()).toEqual([{ cents: 1_079 }]);
  });

  test('while prices change at the same moment, nobody is charged another total than the one they were shown', async () => {
    const { id } = await saving();
    const prices = [1_050, 990, 900, 990, 1_000, 990];
    for (const priceCents of prices) {
      const [, ...answers] = await Promise.all([saving({ id, priceCents }), start(DEAL), start(DEAL)]);
      for (const { __typename, totalCents } of answers)
        if (__typename === 'Checkout') expect(totalCents).toBe(DEAL);
        else expect(__typename).toBe('PriceChanged');
      for (const { cents } of await payments()) expect(cents).toBe(DEAL);
    }
    expect(await money.broken()).toEqual([]);
  });
});
