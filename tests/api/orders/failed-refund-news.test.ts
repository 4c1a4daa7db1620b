import { afterAll, beforeAll, expect, test } from 'vitest';
import { PayoutsPageDocument, SettleRefundDocument } from '../../../graphql/generated/owner/payouts';
import { run } from '../../support/command';
import { freshDatabase } from '../../support/database';
import { mailsTo } from '../../support/mailbox';
import { CARDS, moneyBack } from '../../support/money-back';
import { cancelMine, orderSeenBy, refundPieces } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures, graphql, type Somebody } from '../../support/fixtures';

const OPERATOR = 'assistance@memeprix.example';
const url = await freshDatabase();
const fixtures = await createFixtures(url);
const { rows, refunds, kept, atTheProvider, carryOut, broken } = moneyBack(fixtures);

let shop: Somebody;
let itemId: string;
beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 99 });
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 99 });
});
afterAll(() => fixtures.stop());

async function aCancelledOrder(card?: string) {
  const customer = await aCustomer(fixtures);
  const order = await anOrder(fixtures, customer, shop.id, { itemId, card });
  await cancelMine(fixtures, customer, order.id);
  return { ...order, customer };
}
const refundOf = async (intentId: string) => (await refunds(intentId))[0];
const until = (intentId: string, state: string, attempt = 0) =>
  eventually(`the refund is ${state}`, async () => {
    const refund = await refundOf(intentId);
    return refund?.state === state && refund.attempt === attempt;
  });
/** One whose second attempt has failed as well. */
async function aFailedRefund() {
  const order = await aCancelledOrder(CARDS.refundFails);
  await until(order.intentId, 'FAILED');
  const { id = '' } = (await refundOf(order.intentId)) ?? {};
  await carryOut(id, 1);
  await until(order.intentId, 'FAILED', 1);
  return { ...order, refundId: id };
}

test('a refund is « demandé » at first and « remboursé » once the provider made it, by mail and on the order', async () => {
  const { customer, intentId, token } = await aCancelledOrder();
  const [called] = await mailsTo(fixtures.dataDir, customer.email, 1, /annulée/);
  expect(called?.text).toMatch(/remboursement de 6,79.€ est demandé/);
  const [paid] = await mailsTo(fixtures.dataDir, customer.email, 1, /remboursés sur votre carte$/);
  expect(paid?.text).toMatch(new RegExp(`6,79.€ de votre commande ${token} .* est fait`));
  expect((await refundOf(intentId))?.state).toBe('DONE');
  expect(await orderSeenBy(fixtures, customer, token)).toMatchObject({ cancellation: { refundState: 'DONE' } });
});

test('a refund returned by the bank is reported to customer, shop and operator and retried once after an hour', async () => {
  const { customer, intentId, token } = await aCancelledOrder(CARDS.refundFails);
  await until(intentId, 'FAILED');
  for (const email of [customer.email, shop.email, OPERATOR]) {
    const [mail] = await mailsTo(fixtures.dataDir, email, 1, /abouti|échoué/);
    expect(mail?.text).toMatch(/6,79/);
    expect(mail?.text).toContain('redemand');
  }
  expect(await orderSeenBy(fixtures, customer, token)).toMatchObject({ cancellation: { refundState: 'FAILED' } });
  const { id = '' } = (await refundOf(intentId)) ?? {};
  const [job] = await rows<{ wait: number; payload: object }>(
    `select extract(epoch from j.run_at - now())::int as wait, p.payload from graphile_worker.jobs j
     join graphile_worker._private_jobs p on p.id = j.id where p.payload->>'refundId' = $1 and j.task_identifier = 'refund'
       and j.attempts = 0`,
    [id],
  );
  expect(job?.payload).toEqual({ refundId: id, again: 1 });
  expect(job?.wait).toBeGreaterThan(3000);
  // It is the same refund to whoever runs that twice; what was taken from the shop is not taken again.
  await Promise.all([carryOut(id, 1), carryOut(id, 1)]);
  await until(intentId, 'FAILED', 1);
  expect(await kept(intentId)).toEqual({ shop: 0, platform: 0, back: 0 });
  const made = `select 1 from payment_sandbox.objects where type = 'refund' and data->>'payment_intent' = $1`;
  expect(await rows(made, [intentId])).toHaveLength(2);
});

test('a refund the shop’s balance does not cover is advanced by the platform, and the shop owes its share', async () => {
  const poor = await aShop(fixtures);
  const item = await anItem(fixtures, poor.id, { priceCents: 650, stock: 9 });
  const [account] = await rows<{ id: string }>('select payment_account_id as id from shop where id = $1', [poor.id]);
  const customer = await aCustomer(fixtures);
  const order = await anOrder(fixtures, customer, poor.id, { itemId: item });
  await atTheProvider(`accounts/${account?.id ?? ''}/sandbox_mishap`, { what: 'balance_empty' });
  await cancelMine(fixtures, customer, order.id);
  await until(order.intentId, 'DONE', 1);
  expect(await refundOf(order.intentId)).toMatchObject({ cents: 679, share: 'OWED', owes: 650 });
  expect(await kept(order.intentId)).toEqual({ shop: 650, platform: 29, back: 679 });
});

test('a failed refund the owner paid in cash is settled, explained by mail in their words and owed to the shop', async () => {
  const { customer, intentId, refundId, token } = await aFailedRefund();
  const listed = (await graphql(fixtures, shop.token, PayoutsPageDocument)).failedRefunds;
  const named = { id: refundId, cents: 679, customerName: 'Camille Martin', token };
  expect(listed).toContainEqual({ __typename: 'FailedRefund', ...named });
  const other = await aShop(fixtures);
  // Words that are also the code of a reason are the owner's words all the same.
  const settle = (by: { token: string }, how = 'BY_BANK') =>
    graphql(fixtures, by.token, SettleRefundDocument, { input: { refundId, how } });
  await expect(settle(other)).rejects.toThrow('Remboursement introuvable.');
  await expect(settle(shop, ' ')).rejects.toThrow('Dites comment');
  await settle(shop);
  await settle(shop, 'encore une fois');
  expect(await refundOf(intentId)).toMatchObject({ state: 'SETTLED', owes: -679 });
  const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /vous ont été remboursés/);
  expect(mail?.text).toContain('est fait autrement : BY_BANK');
  expect((await graphql(fixtures, shop.token, PayoutsPageDocument)).failedRefunds.map(({ id }) => id)).not.toContain(
    refundId,
  );
});

test('the operator’s command lists failed refunds and settles one in another way', async () => {
  const { intentId, refundId } = await aFailedRefund();
  const command = (...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'server/platform/commands.ts', 'refunds', ...words], () => false, {
      DATABASE_URL: url,
      DATA_DIR: fixtures.dataDir,
    });
  expect((await command()).lines.join('\n')).toContain(refundId);
  expect((await command(refundId)).ok).toBe(false);
  expect((await command(refundId, 'virement du 25 novembre')).ok).toBe(true);
  expect((await command()).lines.join('\n')).not.toContain(refundId);
  expect(await refundOf(intentId)).toMatchObject({ state: 'SETTLED', owes: 0 });
});

test('cancelling after a partial refund refunds the rest including the whole service charge, to the cent', async () => {
  const customer = await aCustomer(fixtures);
  const order = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 2 });
  await refundPieces(fixtures, shop, order.id);
  await until(order.intentId, 'DONE');
  expect(await kept(order.intentId)).toEqual({ shop: 650, platform: 29, back: 650 });
  await cancelMine(fixtures, customer, order.id);
  await eventually('all of it is back', async () => (await kept(order.intentId))?.back === 1329);
  await eventually('both are written down', async () =>
    (await refunds(order.intentId)).every(({ state }) => state === 'DONE'),
  );
  expect(await kept(order.intentId)).toEqual({ shop: 0, platform: 0, back: 1329 });
});

test('the audit finds no violation after these refunds except refunds that wait for a person', async () => {
  expect((await broken()).filter((id) => id !== 'I1d' && id !== 'I24')).toEqual([]);
});
