import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { RefundLinesDocument } from '../../../graphql/generated/customer/order';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { DashboardAccountsDocument, DashboardFiguresDocument } from '../../../graphql/generated/owner/dashboard';
import { createServices } from '../../../server/platform/context';
import { mailsTo } from '../../support/mailbox';
import { moneyBack } from '../../support/money-back';
import { cancelByShop, cancelMine, orderSeenBy, undoTimePasses } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
let order: { id: string; token: string; intentId: string };
let line: string;

beforeEach(async () => {
  shop = await aShop(fixtures);
  customer = await aCustomer(fixtures);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 9 });
  order = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 3 });
  const [row] = await sql('select id from order_line where order_id = $1');
  line = String(row?.['id']);
});

const sql = (text: string, values: unknown[] = [order.id]) => rowsOf(text, values);

async function refund(
  quantity: number,
  { requestId = String(randomUUID()), lineId = line, reason = 'Tombé.', by = shop } = {},
) {
  const input = { requestId, orderId: order.id, reason, lines: [{ lineId, quantity }] };
  return (await graphql(fixtures, by.token, RefundLinesDocument, { input })).refundLines;
}
const backAtTheProvider = () =>
  sql(
    `select (data->>'amount')::int as cents from payment_sandbox.objects
     where type = 'refund' and data->>'payment_intent' = $1 order by seq`,
    [order.intentId],
  );
const carriedOut = () =>
  eventually('the money is on its way', async () => {
    const open = await sql(`select 1 from refund where intent_id = $1 and state <> 'DONE'`, [order.intentId]);
    return open.length === 0;
  });

const TODAY = { from: '2026-11-24', to: '2026-11-24' };
const accountsOfToday = async () =>
  (await graphql(fixtures, shop.token, DashboardAccountsDocument, { period: TODAY })).ownAccounts;

test('refunding two of three pieces repays their price, shows on the order and by mail, and keeps the order', async () => {
  expect(await refund(2)).toMatchObject({
    __typename: 'Order',
    refunds: [{ cents: 1300, reason: 'Tombé.', lines: [{ lineId: line, quantity: 2 }] }],
  });
  await carriedOut();
  expect(await backAtTheProvider()).toEqual([{ cents: 1300 }]);
  expect(await orderSeenBy(fixtures, customer, order.id)).toMatchObject({
    status: 'PREPARING',
    totalCents: 1979,
    refunds: [{ cents: 1300, reason: 'Tombé.' }],
  });
  const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /^Remboursement/);
  expect(mail?.text).toContain('13,00');
  expect(mail?.text).toContain('Tombé.');
});

test('the board resolves refunds of all its orders in one SQL statement', async () => {
  const { id } = await anOrder(fixtures, customer, shop.id, {
    itemId: await anItem(fixtures, shop.id, { priceCents: 650 }),
  });
  await refund(2);
  let board: { id: string; refunds: readonly object[] }[] = [];
  const sent = await statementsOf(async () => {
    board = [...(await graphql(fixtures, shop.token, BoardPageDocument)).boardOrders];
  });
  expect(board.find((one) => one.id === order.id)?.refunds).toMatchObject([
    { cents: 1300, lines: [{ lineId: line, quantity: 2 }] },
  ]);
  expect(board.find((one) => one.id === id)?.refunds).toEqual([]);
  // A job that runs meanwhile reads the refunds of a single payment.
  const ofBoth = sent.filter(({ text, values }) => text.includes('refund_line') && String(values).includes(','));
  expect(ofBoth).toHaveLength(1);
});

test('a repeated refund request is one refund, and a line is never refunded beyond its quantity', async () => {
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => refund(2, { requestId })));
  expect(answers.map(({ refunds }) => refunds.length)).toEqual([1, 1, 1, 1]);
  // Two tabs that both want the last one back.
  const last = await Promise.all([refund(1), refund(1), refund(1)]);
  expect(last.map(({ __typename }) => __typename).sort()).toEqual(['Order', 'RefundNotPossible', 'RefundNotPossible']);
  expect(await refund(1)).toMatchObject({ __typename: 'RefundNotPossible' });
  expect(await refund(1, { lineId: randomUUID() })).toMatchObject({ __typename: 'RefundNotPossible' });
  await carriedOut();
  expect(await backAtTheProvider()).toEqual([{ cents: 1300 }, { cents: 650 }]);
});

test('cancelling after a partial refund refunds the rest, and nothing can be refunded afterwards', async () => {
  await refund(1);
  expect(await cancelMine(fixtures, customer, order.id)).toMatchObject({
    __typename: 'Order',
    cancellation: { refundCents: 1329 },
  });
  expect(await refund(1)).toMatchObject({
    __typename: 'RefundNotPossible',
    message: expect.stringContaining('annulée') as string,
  });
  await carriedOut();
  expect(await backAtTheProvider()).toEqual([{ cents: 650 }, { cents: 1329 }]);
  expect(await accountsOfToday()).toMatchObject({
    feeCents: 0,
    refundedCents: 1950,
    totals: [{ grossCents: 0, netCents: 0, taxCents: 0 }],
  });
});

describe('refunds of an order that was not marked « Vu »', () => {
  const unseenFor = async (minutes: number) => {
    await sql('update shop set cancel_unseen_minutes = 5 where id = $1', [shop.id]);
    await sql('update orders set created_at = created_at - make_interval(mins => $2) where id = $1', [
      order.id,
      minutes,
    ]);
    await createServices(fixtures.product.parts).escalations.take({ orderId: order.id, step: 'CANCEL' });
    return sql('select status, seen_at is not null as seen from orders where id = $1');
  };

  test('an order with refunded lines, but not with a refused refund, counts as seen and is not cancelled', async () => {
    await refund(4);
    expect(await sql('select seen_at from orders where id = $1')).toEqual([{ seen_at: null }]);
    await refund(1);
    expect(await unseenFor(60)).toEqual([{ status: 'PREPARING', seen: true }]);
  });

  test('the mail about an unseen order’s cancellation names the amount left after a partial refund', async () => {
    await refund(1);
    await sql('update orders set seen_at = null where id = $1');
    expect(await unseenFor(60)).toEqual([{ status: 'CANCELLED', seen: false }]);
    const [mail] = await mailsTo(fixtures.dataDir, shop.email, 1, /annulée/);
    expect(mail?.text).toMatch(/13,29.€ sont remboursés à/);
  });
});

test('a partial refund reduces the sales figures and appears in the accounts of its day', async () => {
  await refund(1);
  const { ownReport } = await graphql(fixtures, shop.token, DashboardFiguresDocument, { span: 'TODAY' });
  expect(ownReport).toMatchObject({ figures: { salesCents: 1300 } });
  expect(await accountsOfToday()).toMatchObject({ refundedCents: 650, totals: [{ grossCents: 1300 }] });
});

test('a reason typed by the shop is shown unchanged on the order and in mails when it equals a reason’s code', async () => {
  const code = 'ASKED_BY_CUSTOMER';
  await refund(1, { reason: code });
  await cancelByShop(fixtures, shop, order.id, 'PREPARING', code);
  await undoTimePasses(fixtures, order.id);
  await createServices(fixtures.product.parts).housekeeping.endCancellations();
  for (const subject of [/^Remboursement/, /annulée/])
    expect((await mailsTo(fixtures.dataDir, customer.email, 1, subject))[0]?.text).toContain(code);
  for (const reader of [customer, shop])
    expect(await orderSeenBy(fixtures, reader, order.id)).toMatchObject({
      cancellation: { reason: code },
      refunds: [{ reason: code }],
    });
});

test('a refund needs a reason and an order of one’s own shop, and the audit finds no violation', async () => {
  await expect(refund(1, { reason: ' ' })).rejects.toThrow('Dites au client pourquoi.');
  await expect(refund(1, { by: await aShop(fixtures) })).rejects.toThrow('Commande introuvable.');
  expect(await moneyBack(fixtures).broken()).toEqual([]);
});
