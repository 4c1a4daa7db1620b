import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SettleRefundDocument } from '../../../graphql/generated/owner/payouts';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { mailsTo } from '../../support/mailbox';
import { CARDS, moneyBack } from '../../support/money-back';
import { cancelByShop, cancelMine, orderSeenBy, refundPieces, undoTimePasses } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await createFixtures(await freshDatabase());
const { rows, refunds, carryOut } = moneyBack(fixtures);
const NAME = 'query ($id: String!) { order(reference: $id) { customerName } }';
let shop: Somebody;
let itemId: string;

beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 99 });
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 99 });
});
afterAll(() => fixtures.stop());

describe('a reason typed by the shop', () => {
  test.each([
    ...['SOLD_OUT', 'CLOSING_EARLY', 'ASKED_BY_CUSTOMER', 'BY_CUSTOMER', 'DAY_CLOSED', 'UNSEEN'],
    ...['NO_ROOM', 'NO_WINDOW', 'WINDOW_OVER', 'ELSEWHERE', 'BY_BANK'],
  ])(
    'a reason typed by the shop is shown unchanged on the order and in mails when it equals the code %s',
    async (code) => {
      const customer = await aCustomer(fixtures);
      const { id } = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 2 });
      await refundPieces(fixtures, shop, id, 1, code);
      const [refunded] = await mailsTo(fixtures.dataDir, customer.email, 1, /^Remboursement/);
      expect(refunded?.text).toContain(code);

      await cancelByShop(fixtures, shop, id, 'PREPARING', code);
      await undoTimePasses(fixtures, id);
      await createServices(fixtures.product.parts).housekeeping.endCancellations();
      const [cancelled] = await mailsTo(fixtures.dataDir, customer.email, 1, /annulée/);
      expect(cancelled?.text).toContain(code);
      for (const reader of [customer, shop])
        expect(await orderSeenBy(fixtures, reader, id)).toMatchObject({
          cancellation: { reason: code },
          refunds: [{ reason: code }],
        });
    },
  );
});

test('the owner’s words on how a failed refund was paid are mailed unchanged when they equal a reason code', async () => {
  const customer = await aCustomer(fixtures);
  const { id, intentId } = await anOrder(fixtures, customer, shop.id, { itemId, card: CARDS.refundFails });
  await cancelMine(fixtures, customer, id);
  const failed = (attempt: number) =>
    eventually('the refund has failed', async () => {
      const [refund] = await refunds(intentId);
      return refund?.state === 'FAILED' && refund.attempt === attempt;
    });
  await failed(0);
  const [refund] = await refunds(intentId);
  const refundId = refund?.id ?? '';
  await carryOut(refundId, 1);
  await failed(1);
  await graphql(fixtures, shop.token, SettleRefundDocument, { input: { refundId, how: 'BY_BANK' } });
  const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /vous ont été remboursés/);
  expect(mail?.text).toContain('BY_BANK');
});

test('a customer named like the placeholder of a nameless order keeps that name', async () => {
  const english = { base: fixtures.base, language: 'en' };
  const shown = async (id: string) => {
    const { order } = await graphql<{ order: { customerName: string } }>(english, shop.token, NAME, { id });
    return order.customerName;
  };
  for (const name of ['Comptoir', 'Client', 'Compte supprimé']) {
    const customer = await aCustomer(fixtures);
    await rows('update account set name = $2 where id = $1', [customer.id, name]);
    expect(await shown((await anOrder(fixtures, customer, shop.id, { itemId })).id)).toBe(name);
  }
});
