import { beforeEach, describe, expect, test } from 'vitest';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { PayoutsPageDocument } from '../../../graphql/generated/owner/payouts';
import { mailsTo } from '../../support/mailbox';
import { CARDS, moneyBack } from '../../support/money-back';
import { advance, cancelMine } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const OPERATOR = 'assistance@memeprix.example';
const fixtures = await ownFixtures();
const { rows, refunds, kept, atTheProvider, broken, carryOut, decide, jobsDone, repeatEvents } = moneyBack(fixtures);
let shop: Somebody;
let customer: Somebody;
let itemId: string;
beforeEach(async () => {
  [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 9 });
});

interface Row {
  id: string;
  kind: string;
  status: string;
  share: string | null;
  taken: number;
  owes: number;
}
const incidents = () =>
  rows<Row>(
    `select id, kind, status, share, taken_cents as taken, shop_owes_cents as owes from incident where shop_id = $1 order by at`,
    [shop.id],
  );
const one = async (holds: (incident: Row) => boolean) => {
  await eventually('it is written down', async () => (await incidents()).some(holds));
  const [incident] = await incidents();
  if (!incident) throw new Error('No incident.');
  return incident;
};
const mishap = async (what: string) => {
  const [account] = await rows<{ id: string }>('select payment_account_id as id from shop where id = $1', [shop.id]);
  await atTheProvider(`accounts/${account?.id ?? ''}/sandbox_mishap`, { what });
};

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

describe('dispute of a payment', () => {
  test('a dispute is recorded, takes back the shop’s share once, and notifies owner and operator with the evidence', async () => {
    const order = await anOrder(fixtures, customer, shop.id, { itemId, card: CARDS.disputed });
    const dispute = await one(({ share }) => share === 'TAKEN');
    expect(dispute).toMatchObject({ kind: 'DISPUTE', status: 'needs_response', taken: 650, owes: 0 });
    expect(await kept(order.intentId)).toEqual({ shop: 0, platform: 29, back: 0 });
    const [owners] = await mailsTo(fixtures.dataDir, shop.email, 1, /^Paiement contesté/);
    expect(owners?.text).toMatch(/6,79.€ de la commande/);
    const told = (await mailsTo(fixtures.dataDir, OPERATOR, 1, /contesté/)).find(({ text }) =>
      text.includes(order.token),
    );
    for (const shown of [dispute.id, order.token, 'Retrait', 'Remise contre son numéro', 'Frais de service', '6,79'])
      expect(told?.text).toContain(shown);
  });

  const decided = async (evidence: string) => {
    const order = await disputed();
    await order.decide(evidence);
    return order;
  };

  test('a won dispute pays the shop its share again once, however often and late the event arrives', async () => {
    const { intentId, dispute } = await decided('winning_evidence');
    const over = { status: 'won', taken: 650, owes: 0 };
    expect(await one(({ status, owes }) => status === 'won' && owes === 0)).toMatchObject(over);
    expect(await kept(intentId)).toEqual({ shop: 650, platform: 29, back: 0 });
    const [mail] = await mailsTo(fixtures.dataDir, shop.email, 1, /gagnée/);
    expect(mail?.text).toMatch(/votre part de 6,50.€ vous est reversée/);

    await jobsDone();
    // Whoever paid it died before writing that down, and the provider has forgotten the key.
    await rows('update incident set shop_owes_cents = -650 where id = $1', [dispute]);
    await rows('delete from payment_sandbox.idempotency');
    await repeatEvents(dispute);
    expect(await one(({ owes }) => owes === 0)).toMatchObject(over);
    expect(await kept(intentId)).toEqual({ shop: 650, platform: 29, back: 0 });
  });

  test('a lost dispute leaves the shop without its share', async () => {
    const { intentId } = await decided('losing_evidence');
    expect(await one(({ status }) => status === 'lost')).toMatchObject({ taken: 650, owes: 0 });
    await mailsTo(fixtures.dataDir, shop.email, 1, /perdue/);
    expect(await kept(intentId)).toEqual({ shop: 0, platform: 29, back: 0 });
  });

  test('a disputed share that the shop’s balance does not cover is recorded as owed by the shop', async () => {
    await mishap('balance_empty');
    await anOrder(fixtures, customer, shop.id, { itemId, card: CARDS.disputed });
    expect(await one(({ share }) => share === 'OWED')).toMatchObject({ taken: 0, owes: 650 });
  });
});

test('an early fraud warning is mailed to the shop and takes no money back', async () => {
  const order = await anOrder(fixtures, customer, shop.id, { itemId, card: CARDS.warnedOf });
  expect(await one(() => true)).toMatchObject({ kind: 'FRAUD_WARNING', share: null, taken: 0 });
  expect((await mailsTo(fixtures.dataDir, shop.email, 1, /^Paiement douteux/))[0]?.text).toContain(order.token);
  await advance(fixtures, shop, order.id);
  expect(await kept(order.intentId)).toMatchObject({ back: 0 });
});

test.each([
  ['payout_failed', 'PAYOUT_FAILED', /virement n’est pas arrivé/],
  ['deauthorized', 'DEAUTHORIZED', /n’est plus relié/],
])('an account’s %s is recorded as one incident and reported to owner and operator', async (what, kind, subject) => {
  await mishap(what);
  expect(await one(() => true)).toMatchObject({ kind, share: null });
  for (const email of [shop.email, OPERATOR]) await mailsTo(fixtures.dataDir, email, 1, subject);
  const [row] = await rows<{ open: boolean }>('select charges_enabled as open from shop where id = $1', [shop.id]);
  expect(row?.open).toBe(what !== 'deauthorized');
  expect(await incidents()).toHaveLength(1);
});

test('a dispute after a refund takes back no more than the shop still has', async () => {
  const order = await anOrder(fixtures, customer, shop.id, { itemId });
  await cancelMine(fixtures, customer, order.id);
  await eventually('the money is back', async () => (await kept(order.intentId))?.back === 679);
  const dispute = {
    ...{ id: `dp_${order.token}`, object: 'dispute', amount: 679, payment_intent: order.intentId },
    ...{ status: 'needs_response', reason: 'fraudulent', evidence_details: {} },
  };
  const [id, type] = [`evt_${order.token}`, 'charge.dispute.created'];
  const event = { id, object: 'event', type, livemode: false, created: 1, data: { object: dispute } };
  await rows(
    `insert into payment_sandbox.events (id, type, created, data, next_attempt_at) values ($1, $2, 1, $3, now())`,
    [id, type, JSON.stringify(event)],
  );
  expect(await one(({ share }) => share === 'TAKEN')).toMatchObject({ taken: 0, owes: 0 });
});

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
});

test('the audit finds no violation after these disputes and refunds', async () => {
  await jobsDone();
  expect(await broken()).toEqual([]);
});

// After the audit, because it deletes what the audit reads.
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
