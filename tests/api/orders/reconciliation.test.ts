import { expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { moneyBack } from '../../support/money-back';
import { addToCart, beginCheckout, payByCard } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aCustomer, anItem, aShop } from '../../support/fixtures';

// The provider's news never come.
const fixtures = await ownFixtures({}, { faults: { silent: true } });
const { rows, refunds, atTheProvider } = moneyBack(fixtures);

const compare = () => createServices(fixtures.product.parts).housekeeping.reconcile();

async function aCheckout({ paid = true } = {}) {
  const shop = await aShop(fixtures, { capacityUnits: 1 });
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const customer = await aCustomer(fixtures);
  await addToCart(fixtures, customer, { itemId: item });
  const checkout = await beginCheckout(fixtures, customer, shop.id);
  if (paid) expect(await payByCard(fixtures, checkout.clientSecret)).toBe('succeeded');
  return checkout.intentId;
}

/** Of the checkout, its window too is somebody else's now. */
const release = (intentId: string) =>
  rows(
    "update checkout set state = 'RELEASED' where id = (select (data->'metadata'->>'checkoutId')::uuid from payment_sandbox.objects where id = $1)",
    [intentId],
  );

const outcome = (intentId: string) =>
  rows<{ kind: string }>('select kind from payment_outcome where intent_id = $1', [intentId]);

test('reconciliation makes an order of a paid payment that has no record here and no event', async () => {
  const intentId = await aCheckout();
  await rows('delete from payment where intent_id = $1', [intentId]);
  expect(await compare()).toEqual([]);
  expect(await outcome(intentId)).toEqual([{ kind: 'ORDER' }]);
  expect(await compare()).toEqual([]);
});

test('reconciliation refunds a paid payment without a hold or room, and cancels an unpaid one whose hold was released', async () => {
  const paid = await aCheckout();
  const unpaid = await aCheckout({ paid: false });
  for (const intentId of [paid, unpaid]) await release(intentId);
  expect(await compare()).toEqual([]);
  expect(await outcome(paid)).toEqual([{ kind: 'REFUND' }]);
  const [intent] = await rows<{ status: string }>(
    "select data->>'status' as status from payment_sandbox.objects where id = $1",
    [unpaid],
  );
  expect(intent?.status).toBe('canceled');
});

test('reconciliation imports an external refund whose event was lost and reports one that the provider does not have', async () => {
  const intentId = await aCheckout();
  expect(await compare()).toEqual([]);
  await atTheProvider('refunds', { payment_intent: intentId, amount: '250' });
  expect(await compare()).toEqual([]);
  expect(await refunds(intentId)).toMatchObject([{ cents: 250, cause: 'ELSEWHERE', state: 'DONE' }]);
  // Our tables say a refund was carried out that the provider does not know.
  await rows(
    `insert into refund (id, intent_id, amount_cents, cause, reason, state, created_at)
     select gen_random_uuid(), $1, 50, 'LINES', 'annulée', 'DONE', now()`,
    [intentId],
  );
  const expected = [{ intentId, problem: 'refundMissing', ours: 300, theirs: 250 }];
  expect(await compare()).toEqual(expected);
  expect(await compare()).toEqual(expected);
});

test('reconciliation ignores payments of other products on the same Stripe account', async () => {
  const metadata = { 'metadata[checkoutId]': 'of somebody else' };
  await atTheProvider('payment_intents', { amount: '500', currency: 'eur', ...metadata });
  expect((await compare()).filter(({ problem }) => problem === 'notSettled')).toEqual([]);
});
