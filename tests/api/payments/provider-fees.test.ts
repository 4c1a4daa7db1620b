import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { moneyBack } from '../../support/money-back';
import { cancelMine } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures, graphql } from '../../support/fixtures';

const COST = 'query ($id: String!) { order(reference: $id) { paymentCost { cents paidByShop } } }';
const PLATFORM_FEE = { PLATFORM_FEE_PERCENT: '1.5', PLATFORM_FEE_FIXED_CENTS: '25' };

test.each([
  ['shop pays Stripe’s fees', { STRIPE_FEES_PAID_BY: 'shop' }, true, 35],
  ['platform pays Stripe’s fees', { STRIPE_FEES_PAID_BY: 'platform' }, false, 0],
  ['shop pays a fee to the platform', PLATFORM_FEE, true, 35],
])(
  'the %s as configured and bears them when the order is cancelled, and only the shop sees their amount',
  async (_who, settings, paidByShop, fee) => {
    const fixtures = await createFixtures(await freshDatabase(), settings);
    const { kept, broken } = moneyBack(fixtures);
    try {
      const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
      const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
      const { id, intentId } = await anOrder(fixtures, customer, shop.id, { itemId });
      expect(await kept(intentId)).toEqual({ shop: 650 - fee, platform: 29 + fee, back: 0 });
      const readBy = ({ token }: { token: string }) => graphql(fixtures, token, COST, { id });
      expect(await readBy(shop)).toEqual({ order: { paymentCost: { cents: 35, paidByShop } } });
      expect(await readBy(customer)).toEqual({ order: { paymentCost: null } });
      await cancelMine(fixtures, customer, id);
      await eventually('the money is back', async () => (await kept(intentId))?.platform === fee);
      expect(await kept(intentId)).toEqual({ shop: 0 - fee, platform: fee, back: 679 });
      expect(await broken()).toEqual([]);
    } finally {
      await fixtures.stop();
    }
  },
);
