import { expect } from 'vitest';
import {
  DashboardAccountsDocument,
  DashboardFiguresDocument,
  DashboardOrderDetailsDocument,
} from '../../../graphql/generated/owner/dashboard';
import { moneyBack } from '../../support/money-back';
import { anOrder } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';
import { testWith, fixtures } from '../../support/fixtures-test';

const test = testWith({ STRIPE_FEES_PAID_BY: 'shop' });
const period = { from: '2026-11-24', to: '2026-11-24' };

// The cheapest order is worth less than both fees: no more comes off it than there is.
test.each([
  [650, 35],
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
