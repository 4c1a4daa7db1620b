import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, beginCheckout, eventually, payByCard } from '../../support/ordering';
import { aCustomer, aGuest, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Awaited<ReturnType<typeof aShop>>;
let itemId: string;

beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 10_000 });
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1 });
});

describe('unpaid holds of guests in one network', () => {
  const begun = (who: Somebody) =>
    beginCheckout(fixtures, who, shop.id).catch((error: Error) => ({ clientSecret: error.message }));
  const state = async (who: Somebody) =>
    (await rowsOf<{ state: string }>('select state from checkout where customer_id = $1', [who.id]))[0]?.state;
  /** That many, none of whom has paid; the holds of earlier tests are over. */
  const holding = async (count: number) => {
    await rowsOf(`update checkout set network = null where network is not null`);
    const guests = await Promise.all(Array.from({ length: count }, () => aGuest(fixtures)));
    for (const who of guests) await addToCart(fixtures, who, { itemId });
    return guests;
  };

  test('a network’s thirteenth unpaid guest hold is refused, but not an account’s hold or a guest’s repeated checkout', async () => {
    const guests = await holding(14);
    const customer = await aCustomer(fixtures);
    await addToCart(fixtures, customer, { itemId });
    const secrets = await Promise.all(guests.map(async (who) => (await begun(who)).clientSecret));
    expect(secrets.filter((secret) => secret.includes('_secret_'))).toHaveLength(12);
    expect(secrets.filter((secret) => secret.includes('RATE_LIMITED'))).toHaveLength(2);
    const first = guests[secrets.findIndex((secret) => secret.includes('_secret_'))] as Somebody;
    for (const who of [first, customer]) expect((await begun(who)).clientSecret).toContain('_secret_');
  });

  test('paid guest holds no longer count against the network’s limit, even if only the webhook reports the payment', async () => {
    const guests = await holding(13);
    const last = guests.pop() as Somebody;
    const secrets: string[] = [];
    for (const who of guests) secrets.push((await begun(who)).clientSecret);
    expect((await begun(last)).clientSecret).toContain('RATE_LIMITED');
    for (const secret of secrets) expect(await payByCard(fixtures, secret)).toBe('succeeded');
    await eventually('the webhook has made orders of all', async () => {
      const states = await Promise.all(guests.map(state));
      return states.every((one) => one === 'ORDERED');
    });
    expect((await begun(last)).clientSecret).toContain('_secret_');
  });

  test('expired guest holds no longer count against the network’s limit', async () => {
    const guests = await holding(13);
    const last = guests.pop() as Somebody;
    for (const who of guests) await begun(who);
    const past = new Date(fixtures.product.clock.now().getTime() - 1);
    await rowsOf('update checkout set hold_until = $1 where network is not null', [past]);
    expect((await begun(last)).clientSecret).toContain('_secret_');
  });
});
