import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { moneyBack } from '../../support/money-back';
import { anOrder } from '../../support/ordering';
import { aCustomer, anItem, aShop, aWorld, graphql } from '../../support/world';

const COST = 'query ($id: String!) { order(reference: $id) { paymentCost { cents paidByShop } } }';

test.each([
  { payer: 'shop', paidByShop: true, kept: { shop: 615, platform: 64, back: 0 } },
  { payer: 'platform', paidByShop: false, kept: { shop: 650, platform: 29, back: 0 } },
])('the $payer pays Stripe’s fees as configured, and only the shop sees their amount', async (where) => {
  const world = await aWorld(await freshDatabase(), { STRIPE_FEES_PAID_BY: where.payer });
  try {
    const [shop, customer] = [await aShop(world), await aCustomer(world)];
    const itemId = await anItem(world, shop.id, { priceCents: 650 });
    const { id, intentId } = await anOrder(world, customer, shop.id, { itemId });
    expect(await moneyBack(world).kept(intentId)).toEqual(where.kept);
    const readBy = ({ token }: { token: string }) => graphql(world, token, COST, { id });
    expect(await readBy(shop)).toEqual({ order: { paymentCost: { cents: 35, paidByShop: where.paidByShop } } });
    expect(await readBy(customer)).toEqual({ order: { paymentCost: null } });
  } finally {
    await world.stop();
  }
});
