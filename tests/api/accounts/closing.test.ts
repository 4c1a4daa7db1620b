import { expect, test } from 'vitest';
import { RemoveAccountDocument } from '../../../graphql/generated/customer/account';
import { ReviewOrderDocument } from '../../../graphql/generated/customer/after-order';
import { LoginCustomerDocument } from '../../../graphql/generated/customer/login';
import { RegisterCustomerDocument } from '../../../graphql/generated/customer/signup';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, beginCheckout, payByCard, placeOrder } from '../../support/ordering';
import { aCustomer, aGuest, anItem, aShop, graphql, PASSWORD, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
const shop = await aShop(fixtures);
const item = await anItem(fixtures, shop.id, { priceCents: 650 });

const remove = async (token: string | null) => (await graphql(fixtures, token, RemoveAccountDocument)).removeAccount;

async function checkout(customer: Somebody): Promise<string> {
  await addToCart(fixtures, customer, { itemId: item });
  return (await beginCheckout(fixtures, customer, shop.id)).clientSecret;
}

test('deleting an account removes the customer’s personal data and review and keeps the order’s amounts', async () => {
  const customer = await aCustomer(fixtures, 'Camille Secret');
  await fixtures.sql(`update account set phone = '06 12 34 56 78' where id = $1`, customer.id);
  await payByCard(fixtures, await checkout(customer));
  const order = await placeOrder(fixtures, customer, shop.id);
  await addToCart(fixtures, customer, { itemId: item });

  expect(await remove(customer.token)).toMatchObject({
    __typename: 'OrderUnderWay',
    message: 'Une commande est en cours. Vous pourrez supprimer votre compte une fois la commande retirée ou annulée.',
  });
  await fixtures.sql(`update orders set status = 'COLLECTED' where id = $1`, order.id);
  const review = { reference: order.id ?? '', stars: 5, text: 'Camille Secret est ravie.' };
  await graphql(fixtures, customer.token, ReviewOrderDocument, { input: review });
  const rated = async () => await fixtures.sql('select rating_total, review_count from shop where id = $1', shop.id);
  expect(await rated()).toEqual([{ rating_total: 5, review_count: 1 }]);
  expect(await remove(customer.token)).toMatchObject({ __typename: 'Done' });
  expect(await rated()).toEqual([{ rating_total: 0, review_count: 0 }]);

  const tables = ['account', 'orders', 'cart', 'checkout', 'device', 'account_link', 'sign_up', 'review'];
  const kept = await Promise.all(tables.map((table) => fixtures.sql(`select * from ${table}`)));
  const words = JSON.stringify(kept);
  for (const gone of ['Camille Secret', customer.email, '06 12 34 56 78']) expect(words).not.toContain(gone);
  const rows = await fixtures.sql('select * from orders where id = $1', order.id);
  expect(rows).toMatchObject([{ customer_name: '', total_cents: 679, status: 'COLLECTED' }]);

  expect(await graphql(fixtures, customer.token, SessionCheckDocument)).toEqual({ viewer: null });
  const input = { email: customer.email, password: PASSWORD };
  const { loginCustomer } = await graphql(fixtures, null, LoginCustomerDocument, { input });
  expect(loginCustomer.__typename).toBe('InvalidCredentials');
});

test('account deletion is refused to guests for lack of an account and to owners, whose account closes with the shop', async () => {
  await expect(remove((await aGuest(fixtures)).token)).rejects.toThrow('Il faut un compte pour cela.');
  await expect(remove(shop.token)).rejects.toThrow('Le compte d’une boutique se ferme avec elle');
});

test('account deletion is refused while a payment is in progress', async () => {
  const customer = await aCustomer(fixtures);
  await checkout(customer);
  expect(await remove(customer.token)).toMatchObject({ __typename: 'OrderUnderWay' });
});

test('an e-mail address can sign up again after its account was deleted', async () => {
  const customer = await aCustomer(fixtures);
  await remove(customer.token);
  const input = { name: 'Camille', email: customer.email, password: 'Levain!2027', acceptsTerms: true };
  const { registerCustomer } = await graphql(fixtures, null, RegisterCustomerDocument, { input });
  expect(registerCustomer.__typename).toBe('Done');
  const rows = await fixtures.sql('select id from account where email = $1', customer.email);
  expect(rows).toHaveLength(1);
});
