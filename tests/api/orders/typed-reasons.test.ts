import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SettleRefundDocument } from '../../../graphql/generated/owner/payouts';
import { createServices } from '../../../server/platform/context';
import { freshDatabase } from '../../support/database';
import { mailsTo } from '../../support/mailbox';
import { CARDS, moneyBack } from '../../support/money-back';
import { cancelByShop, cancelMine, orderSeenBy, refundPieces, undoTimePasses } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase());
const { rows, refunds, carryOut } = moneyBack(world);
const NAME = 'query ($id: String!) { order(reference: $id) { customerName } }';
let shop: Somebody;
let itemId: string;

beforeAll(async () => {
  shop = await aShop(world, { capacityUnits: 99 });
  itemId = await anItem(world, shop.id, { priceCents: 650, stock: 99 });
});
afterAll(() => world.stop());

describe('a reason typed by the shop', () => {
  test.each([
    ...['SOLD_OUT', 'CLOSING_EARLY', 'ASKED_BY_CUSTOMER', 'BY_CUSTOMER', 'DAY_CLOSED', 'UNSEEN'],
    ...['NO_ROOM', 'NO_WINDOW', 'WINDOW_OVER', 'ELSEWHERE', 'BY_BANK'],
  ])(
    'a reason typed by the shop is shown unchanged on the order and in mails when it equals the code %s',
    async (code) => {
      const customer = await aCustomer(world);
      const { id } = await anOrder(world, customer, shop.id, { itemId, quantity: 2 });
      await refundPieces(world, shop, id, 1, code);
      const [refunded] = await mailsTo(world.dataDir, customer.email, 1, /^Remboursement/);
      expect(refunded?.text).toContain(code);

      await cancelByShop(world, shop, id, 'PREPARING', code);
      await undoTimePasses(world, id);
      await createServices(world.product.parts).housekeeping.endCancellations();
      const [cancelled] = await mailsTo(world.dataDir, customer.email, 1, /annulée/);
      expect(cancelled?.text).toContain(code);
      for (const reader of [customer, shop])
        expect(await orderSeenBy(world, reader, id)).toMatchObject({
          cancellation: { reason: code },
          refunds: [{ reason: code }],
        });
    },
  );
});

test('the owner’s words on how a failed refund was paid are mailed unchanged when they equal a reason code', async () => {
  const customer = await aCustomer(world);
  const { id, intentId } = await anOrder(world, customer, shop.id, { itemId, card: CARDS.refundFails });
  await cancelMine(world, customer, id);
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
  await graphql(world, shop.token, SettleRefundDocument, { input: { refundId, how: 'BY_BANK' } });
  const [mail] = await mailsTo(world.dataDir, customer.email, 1, /vous ont été remboursés/);
  expect(mail?.text).toContain('BY_BANK');
});

test('a customer named like the placeholder of a nameless order keeps that name', async () => {
  const english = { base: world.base, language: 'en' };
  const shown = async (id: string) => {
    const { order } = await graphql<{ order: { customerName: string } }>(english, shop.token, NAME, { id });
    return order.customerName;
  };
  for (const name of ['Comptoir', 'Client', 'Compte supprimé']) {
    const customer = await aCustomer(world);
    await rows('update account set name = $2 where id = $1', [customer.id, name]);
    expect(await shown((await anOrder(world, customer, shop.id, { itemId })).id)).toBe(name);
  }
});
