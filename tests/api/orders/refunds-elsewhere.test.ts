import { beforeAll, expect, test } from 'vitest';
import { moneyBack } from '../../support/money-back';
import { cancelMine, orderSeenBy } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aCustomer, anItem, aShop } from '../../support/fixtures';

// Jobs are run here by hand.
const fixtures = await ownFixtures({}, { role: 'web' });
const { rows, refunds, kept, atTheProvider, carryOut, broken } = moneyBack(fixtures);
let shopId: string;
let itemId: string;
beforeAll(async () => {
  shopId = (await aShop(fixtures, { capacityUnits: 99 })).id;
  itemId = await anItem(fixtures, shopId, { priceCents: 650, stock: 99 });
});

async function ordered() {
  const customer = await aCustomer(fixtures);
  const order = await anOrder(fixtures, customer, shopId, { itemId, quantity: 2 });
  return { ...order, customer, cancel: () => cancelMine(fixtures, customer, order.id) };
}
/** Through the provider's dashboard, of which only its news tell. */
async function refundedThere(intentId: string, cents: number) {
  const { id } = await atTheProvider('refunds', { payment_intent: intentId, amount: String(cents) });
  await eventually('it is a refund here', async () => {
    return (await rows('select 1 from refund where provider_id = $1', [id])).length === 1;
  });
}

test('a refund made in the provider’s dashboard is imported, and cancelling the order refunds only the rest', async () => {
  const { id, intentId, customer, cancel } = await ordered();
  await refundedThere(intentId, 250);
  expect(await refunds(intentId)).toMatchObject([{ cents: 250, cause: 'ELSEWHERE', state: 'DONE', owes: 250 }]);
  expect(await orderSeenBy(fixtures, customer, id)).toMatchObject({
    refunds: [{ cents: 250, state: 'DONE', reason: expect.stringContaining('tableau de bord') as string, lines: [] }],
  });
  expect(await cancel()).toMatchObject({ cancellation: { refundCents: 1079 } });
  const [, rest] = await refunds(intentId);
  expect(rest).toMatchObject({ cents: 1079, cause: 'CUSTOMER', state: 'PENDING' });
  await carryOut(rest?.id ?? '');
  expect(await kept(intentId)).toMatchObject({ back: 1329, platform: 0 });
});

test('cancelling an order that was refunded fully in the dashboard refunds nothing a second time', async () => {
  const { intentId, cancel } = await ordered();
  await refundedThere(intentId, 1329);
  expect(await cancel()).toMatchObject({ __typename: 'Order', status: 'CANCELLED' });
  expect(await refunds(intentId)).toHaveLength(1);
});

test.each([
  ['all', 1329, [{ cents: 1329, state: 'DONE' }]],
  [
    'a part',
    400,
    [
      { cents: 929, state: 'PENDING' },
      { cents: 400, state: 'DONE' },
    ],
  ],
])(
  'a pending refund is reduced when %s of the payment is refunded in the dashboard',
  async (_what, cents, expected) => {
    const { intentId, cancel } = await ordered();
    await cancel();
    await refundedThere(intentId, cents);
    const after = (await refunds(intentId)).sort((one, other) => other.cents - one.cents);
    expect(after).toMatchObject(expected);
    for (const { id } of after) await carryOut(id);
    expect(await kept(intentId)).toMatchObject({ back: 1329 });
    expect((await refunds(intentId)).map(({ state }) => state)).toEqual(expected.map(() => 'DONE'));
  },
);

test('a refund refused because of a dashboard refund is completed with the rest before that refund’s event arrives', async () => {
  const { intentId, cancel } = await ordered();
  await cancel();
  const [ours] = await refunds(intentId);
  await atTheProvider('refunds', { payment_intent: intentId, amount: '400' });
  await carryOut(ours?.id ?? '').catch(() => undefined);
  await carryOut(ours?.id ?? '');
  expect(await kept(intentId)).toMatchObject({ back: 1329 });
  await eventually('both are done', async () => (await refunds(intentId)).every(({ state }) => state === 'DONE'));
});

test('the audit finds no violation after the tests of this file', async () => {
  await eventually('all news are heard', async () => {
    return (await rows('select 1 from payment_sandbox.events where delivered_at is null')).length === 0;
  });
  expect((await broken()).filter((id) => id !== 'I24')).toEqual([]);
});
