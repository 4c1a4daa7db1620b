import { beforeEach, expect, test } from 'vitest';
import { RemoveAccountDocument } from '../../../graphql/generated/customer/account';
import {
  ChooseCardDocument,
  RemoveSavedCardDocument,
  SavedCardsDocument,
} from '../../../graphql/generated/customer/saved-cards';
import { addToCart, beginCheckout, eventually, payByCard, placeOrder } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const MASTERCARD = '5555555555554444';

let shop: Somebody;
let itemId: string;
beforeEach(async () => {
  shop = await aShop(fixtures);
  itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
});

async function begins(customer: Somebody) {
  await addToCart(fixtures, customer, { itemId });
  return beginCheckout(fixtures, customer, shop.id);
}
const choose = ({ token }: Somebody, intentId: string, cardId?: string) =>
  graphql(fixtures, token, ChooseCardDocument, { input: { intentId, cardId, keep: cardId === undefined } });
const cardsOf = async ({ token }: Somebody) => (await graphql(fixtures, token, SavedCardsDocument)).savedCards ?? [];
const remove = ({ token }: Somebody, id: string) => graphql(fixtures, token, RemoveSavedCardDocument, { id });

/** Orders with a card, which is kept where that is wanted; answers the ids of the cards kept by then, newest first. */
async function orders(customer: Somebody, card: string, keeps: boolean): Promise<string[]> {
  const { intentId, clientSecret } = await begins(customer);
  if (keeps) await choose(customer, intentId);
  expect(await payByCard(fixtures, clientSecret, card)).toBe('succeeded');
  expect((await placeOrder(fixtures, customer, shop.id)).__typename).toBe('Order');
  return (await cardsOf(customer)).map(({ id }) => id);
}

const customersOf = async ({ id }: Somebody) => {
  const made = `select id from payment_sandbox.objects where type = 'customer' and data->'metadata'->>'accountId' = $1`;
  return (await rowsOf<{ id: string }>(made, [id])).map((row) => row.id);
};

test('a card is saved only when the customer chose so, and pays the next order', async () => {
  const customer = await aCustomer(fixtures);
  expect(await orders(customer, MASTERCARD, false)).toEqual([]);
  expect(await customersOf(customer)).toEqual([]);
  const [cardId = ''] = await orders(customer, MASTERCARD, true);
  expect(await cardsOf(customer)).toMatchObject([{ brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2034 }]);

  const { intentId, clientSecret } = await begins(customer);
  await choose(customer, intentId, cardId);
  expect(await payByCard(fixtures, clientSecret, cardId)).toBe('succeeded');
  // Pressed twice: paid once.
  expect(await payByCard(fixtures, clientSecret, cardId)).not.toBe('succeeded');
  await choose(customer, intentId, cardId);
  expect((await placeOrder(fixtures, customer, shop.id)).__typename).toBe('Order');
  expect(await cardsOf(customer)).toHaveLength(1);
});

const withdraw = ({ token }: Somebody, intentId: string) =>
  graphql(fixtures, token, ChooseCardDocument, { input: { intentId, keep: false } });
const openAgain = async (customer: Somebody, intentId: string) =>
  expect(await beginCheckout(fixtures, customer, shop.id)).toMatchObject({ intentId });

test.each([
  ['the customer withdraws that choice', withdraw],
  ['the payment is opened again without that choice', openAgain],
])('no card is saved when %s before paying', async (_what, change) => {
  const customer = await aCustomer(fixtures);
  const { intentId, clientSecret } = await begins(customer);
  await choose(customer, intentId);
  await change(customer, intentId);
  expect(await payByCard(fixtures, clientSecret, MASTERCARD)).toBe('succeeded');
  expect(await cardsOf(customer)).toEqual([]);
});

test('a customer can neither use nor remove another’s card, nor choose a card for another’s payment', async () => {
  const [mine, other] = [await aCustomer(fixtures), await aCustomer(fixtures)];
  const [cardId = ''] = await orders(mine, MASTERCARD, true);
  await orders(other, '4242424242424242', true);
  const { intentId, clientSecret } = await begins(other);
  await expect(choose(other, intentId, cardId)).rejects.toThrow('Cette carte n’est plus enregistrée.');
  await expect(choose(mine, intentId, cardId)).rejects.toThrow('Paiement introuvable.');
  await expect(remove(other, cardId)).rejects.toThrow('Cette carte n’est plus enregistrée.');
  // Not at the provider either, past this server.
  expect(await payByCard(fixtures, clientSecret, cardId)).toMatch(/does not belong/);
  expect(await cardsOf(mine)).toHaveLength(1);
});

test('a card saved twice is listed once, and two simultaneous removals remove it', async () => {
  const customer = await aCustomer(fixtures);
  await orders(customer, MASTERCARD, true);
  const [cardId = '', ...others] = await orders(customer, MASTERCARD, true);
  expect(others).toEqual([]);
  await Promise.allSettled([remove(customer, cardId), remove(customer, cardId)]);
  expect(await cardsOf(customer)).toEqual([]);
  const { intentId, clientSecret } = await begins(customer);
  await expect(choose(customer, intentId, cardId)).rejects.toThrow('Cette carte n’est plus enregistrée.');
  expect(await payByCard(fixtures, clientSecret, cardId)).toMatch(/does not belong/);
});

test('a saved card that the bank now declines leaves the payment open for another card', async () => {
  const customer = await aCustomer(fixtures);
  const [cardId = ''] = await orders(customer, MASTERCARD, true);
  await rowsOf(`update payment_sandbox.objects set data = jsonb_set(data, '{card,last4}', '"0002"') where id = $1`, [
    cardId,
  ]);
  const { intentId, clientSecret } = await begins(customer);
  await choose(customer, intentId, cardId);
  expect(await payByCard(fixtures, clientSecret, cardId)).toBe('Votre carte a été refusée.');
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  expect((await placeOrder(fixtures, customer, shop.id)).__typename).toBe('Order');
});

test('simultaneous choices to save a card, or one after a crash, create one Stripe customer', async () => {
  const customer = await aCustomer(fixtures);
  const { intentId } = await begins(customer);
  await Promise.all([1, 2, 3, 4].map(() => choose(customer, intentId)));
  await rowsOf('update account set payment_customer_id = null where id = $1', [customer.id]);
  await choose(customer, intentId);
  expect(await customersOf(customer)).toHaveLength(1);
});

test('a Stripe customer that the provider no longer knows is created again', async () => {
  const customer = await aCustomer(fixtures);
  await orders(customer, MASTERCARD, true);
  await rowsOf('delete from payment_sandbox.objects where id = any($1)', [await customersOf(customer)]);
  expect(await cardsOf(customer)).toEqual([]);
  expect(await orders(customer, MASTERCARD, true)).toHaveLength(1);
});

test('removing an account deletes its Stripe customer and saved cards', async () => {
  const customer = await aCustomer(fixtures);
  const [cardId = ''] = await orders(customer, MASTERCARD, true);
  await rowsOf(`update orders set status = 'COLLECTED' where customer_id = $1`, [customer.id]);
  await graphql(fixtures, customer.token, RemoveAccountDocument);
  await eventually('the customer at the provider is gone', async () => (await customersOf(customer)).length === 0);
  const owner = `select data->>'customer' as customer from payment_sandbox.objects where id = $1`;
  expect(await rowsOf(owner, [cardId])).toEqual([{ customer: null }]);
});
