import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { PayoutsPageDocument } from '../../../graphql/generated/owner/payouts';
import { freshDatabase } from '../../support/database';
import { mailsTo } from '../../support/mailbox';
import { CARDS, moneyBack } from '../../support/money-back';
import { cancelMine } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await createFixtures(await freshDatabase());
const { rows, refunds, kept, decide, carryOut, jobsDone, broken } = moneyBack(fixtures);
let shop: Somebody;
let customer: Somebody;
let itemId: string;
afterAll(() => fixtures.stop());
beforeEach(async () => {
  [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 9 });
});

const DISPUTE = 'query ($id: String!) { order(reference: $id) { dispute cancellation { refundState } } }';
const read = ({ token }: Somebody, id: string) =>
  graphql(fixtures, token, DISPUTE, { id }) as Promise<{
    order: { dispute: string | null; cancellation: { refundState: string } | null };
  }>;

async function disputed(card: string = CARDS.disputed) {
  const order = await anOrder(fixtures, customer, shop.id, { itemId, card });
  let dispute = '';
  await eventually('the dispute is recorded', async () => {
    const read = `select id from incident where intent_id = $1 and share is distinct from 'DUE'`;
    dispute = (await rows<{ id: string }>(read, [order.intentId]))[0]?.id ?? '';
    return dispute !== '';
  });
  return { ...order, dispute, decide: (text: string) => decide(dispute, text) };
}
const until = (state: string, intentId: string) =>
  eventually(`the refund is ${state}`, async () => (await refunds(intentId))[0]?.state === state);
const asked = (intentId: string) =>
  rows(`select 1 from payment_sandbox.objects where type = 'refund' and data->>'payment_intent' = $1`, [intentId]);

test('a disputed payment is listed for its shop and marked on the board until the bank has decided', async () => {
  const { id, token, dispute, decide } = await disputed();
  const listed = async ({ token: session }: Somebody) =>
    (await graphql(fixtures, session, PayoutsPageDocument)).openDisputes;
  const marked = async () =>
    (await graphql(fixtures, shop.token, BoardPageDocument)).boardOrders.find((order) => order.id === id)?.dispute;
  expect(await listed(shop)).toMatchObject([{ id: dispute, cents: 679, token, state: 'OPEN' }]);
  expect(await listed(await aShop(fixtures))).toEqual([]);
  expect(await marked()).toBe('OPEN');
  await decide('winning_evidence');
  await eventually('the dispute is closed', async () => (await listed(shop)).length === 0);
  expect(await marked()).toBe('WON');
});

describe('refund of a disputed payment', () => {
  test('a refund is postponed while the bank decides a dispute, and customer and shop see the dispute', async () => {
    const { id, intentId } = await disputed();
    await cancelMine(fixtures, customer, id);
    await jobsDone();
    expect(await refunds(intentId)).toMatchObject([{ cents: 679, state: 'PENDING', attempt: 0 }]);
    expect(await asked(intentId)).toEqual([]);
    expect(await rows(`select 1 from graphile_worker.jobs where task_identifier = 'refund'`)).toEqual([]);
    for (const reader of [customer, shop]) expect(await read(reader, id)).toMatchObject({ order: { dispute: 'OPEN' } });
    const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /annulée/);
    expect(mail?.text).toContain('c’est elle qui décide');
    expect(mail?.text).not.toContain('5 à 10 jours');
  });

  test('a refund is made once after the dispute is won, leaving shop and platform nothing of the payment', async () => {
    const { id, intentId, decide } = await disputed();
    await cancelMine(fixtures, customer, id);
    await jobsDone();
    await decide('winning_evidence');
    await until('DONE', intentId);
    await jobsDone();
    expect(await kept(intentId)).toEqual({ shop: 0, platform: 0, back: 679 });
    expect(await asked(intentId)).toHaveLength(1);
    expect(await read(customer, id)).toEqual({ order: { dispute: 'WON', cancellation: { refundState: 'DONE' } } });
  });

  test('a refund ends as returned by the bank, without a call to the provider, when the dispute is lost', async () => {
    const { id, intentId, decide } = await disputed();
    await cancelMine(fixtures, customer, id);
    await jobsDone();
    await decide('losing_evidence');
    await until('SETTLED', intentId);
    await jobsDone();
    expect(await asked(intentId)).toEqual([]);
    const [mail] = await mailsTo(fixtures.dataDir, customer.email, 1, /vous ont été remboursés/);
    expect(mail?.text).toContain('la banque a rendu la somme contestée');
  });

  test.each([
    ['is made', 'won', 'winning_evidence', 'DONE', { shop: 0, platform: 0, back: 679 }],
    ['ends at once, without a call to the provider,', 'lost', 'losing_evidence', 'SETTLED', { back: 0 }],
  ])('a refund %s when the order is cancelled after the dispute is %s', async (_what, _how, evidence, state, left) => {
    const { id, intentId, decide } = await disputed();
    await decide(evidence);
    await jobsDone();
    await cancelMine(fixtures, customer, id);
    await until(state, intentId);
    expect(await kept(intentId)).toMatchObject(left);
    expect(await asked(intentId)).toHaveLength(state === 'DONE' ? 1 : 0);
  });

  test('a refund is made during an inquiry, but waits when the inquiry has become a dispute', async () => {
    const [asking, later] = [await disputed(CARDS.inquired), await disputed(CARDS.inquired)];
    expect(await read(customer, asking.id)).toMatchObject({ order: { dispute: 'INQUIRY' } });
    await cancelMine(fixtures, customer, asking.id);
    await until('DONE', asking.intentId);
    await later.decide('escalate_inquiry_evidence');
    await jobsDone();
    await cancelMine(fixtures, customer, later.id);
    await jobsDone();
    expect(await refunds(later.intentId)).toMatchObject([{ state: 'PENDING' }]);
  });

  test('the audit finds no violation after the refunds of disputed payments', async () => {
    await jobsDone();
    expect(await broken()).toEqual([]);
  });

  test('a refund refused for a dispute that only the provider knows of waits for its decision without a retry', async () => {
    const { id, intentId } = await disputed();
    await rows('delete from incident where intent_id = $1', [intentId]);
    await cancelMine(fixtures, customer, id);
    await jobsDone();
    const [refund] = await refunds(intentId);
    expect(refund).toMatchObject({ state: 'PENDING', attempt: 0 });
    await carryOut(refund?.id ?? '');
    expect(await refunds(intentId)).toMatchObject([{ state: 'PENDING', attempt: 0 }]);
  });
});
