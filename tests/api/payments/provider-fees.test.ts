import { expect, test } from 'vitest';
import {
  DashboardAccountsDocument,
  DashboardFiguresDocument,
  DashboardOrderDetailsDocument,
} from '../../../graphql/generated/owner/dashboard';
import { freshDatabase } from '../../support/database';
import { moneyBack } from '../../support/money-back';
import { cancelMine } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
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

const fixtures = await ownFixtures({ STRIPE_FEES_PAID_BY: 'shop' });
const period = { from: '2026-11-24', to: '2026-11-24' };

// The cheapest order is worth less than both fees: no more comes off it than there is.
test.each([
  [10_000, 175],
  [25, 25],
])(
  'for an order of %i cents the shop gets its reported sales less the provider’s fee of %i cents',
  async (priceCents, fee) => {
    const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
    const itemId = await anItem(fixtures, shop.id, { priceCents });
    const { id, intentId } = await anOrder(fixtures, customer, shop.id, { itemId, linesCents: priceCents });
    const { order } = await graphql(fixtures, shop.token, DashboardOrderDetailsDocument, { reference: id });
    expect(order.paymentCost).toMatchObject({ cents: fee, paidByShop: true });
    const { ownReport } = await graphql(fixtures, shop.token, DashboardFiguresDocument, { span: 'TODAY' });
    expect(ownReport.figures).toMatchObject({ orderCount: 1, salesCents: priceCents });
    const { ownAccounts } = await graphql(fixtures, shop.token, DashboardAccountsDocument, { period });
    expect(ownAccounts).toMatchObject({ feeCents: 29, totals: [{ grossCents: priceCents }] });
    expect(await moneyBack(fixtures).kept(intentId)).toEqual({
      shop: ownReport.figures.salesCents - fee,
      platform: ownAccounts.feeCents + fee,
      back: 0,
    });
  },
);
