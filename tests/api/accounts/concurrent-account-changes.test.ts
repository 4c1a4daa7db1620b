import { expect, test } from 'vitest';
import {
  ChangePasswordDocument,
  RemoveAccountDocument,
  SaveMailPreferenceDocument,
  SaveProfileDocument,
} from '../../../graphql/generated/customer/account';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { ownFixtures } from '../../support/own-fixtures';
import { queuedForRowLock } from '../../support/row-lock-queue';
import { advance, cancelByShop, undoStep } from '../../support/order-steps';
import { addToCart, anOrder, startCheckout, windowsOf } from '../../support/ordering';
import { login, resetPassword, resetToken, withUnspentTries } from '../../support/signing-up';
import { aCustomer, anItem, aShop, graphql, PASSWORD, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
const shop = await aShop(fixtures);
const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
withUnspentTries(() => fixtures);

interface Answer {
  __typename: string;
  token?: string;
}

const remove = async ({ token }: Somebody) => (await graphql(fixtures, token, RemoveAccountDocument)).removeAccount;
const change = async ({ token }: Somebody, newPassword: string) => {
  const input = { currentPassword: PASSWORD, newPassword };
  return (await graphql(fixtures, token, ChangePasswordDocument, { input })).changePassword;
};
const wantMails = async ({ token }: Somebody, wanted: boolean) =>
  (await graphql(fixtures, token, SaveMailPreferenceDocument, { wanted })).saveMailPreference;
/** The type of what was answered, or the code of the error. */
const wordOf = (answer: PromiseSettledResult<Answer>) =>
  answer.status === 'fulfilled' ? answer.value.__typename : (/"code":"(\w+)"/.exec(String(answer.reason))?.[1] ?? '');
const rowOf = ({ id }: Somebody): [string, string] => ['select 1 from account where id = $1', id];
const accountOf = async ({ id }: Somebody) => (await fixtures.sql('select * from account where id = $1', id))[0];

test('a password set through a reset link wins over a concurrent change with the old password', async () => {
  const customer = await aCustomer(fixtures);
  const token = await resetToken(fixtures, customer.email);
  const answers = await queuedForRowLock<Answer>(fixtures, rowOf(customer), [
    () => resetPassword(fixtures, token, 'Victime!2027'),
    () => change(customer, 'Intrus!2027'),
  ]);
  expect(answers.map(wordOf)).toEqual(['Done', 'UNAUTHENTICATED']);
  expect((await login(fixtures, customer.email, 'Victime!2027')).status).toBe(200);
  expect((await login(fixtures, customer.email, 'Intrus!2027')).status).toBe(401);
});

test('of several concurrent password changes one succeeds and only its session stays valid', async () => {
  const customer = await aCustomer(fixtures);
  const answers = await queuedForRowLock(
    fixtures,
    rowOf(customer),
    [1, 2, 3].map((at) => () => change(customer, `Fournil!202${at}`)),
  );
  expect(answers.map(wordOf)).toEqual(['Session', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect((await login(fixtures, customer.email, 'Fournil!2021')).status).toBe(200);
  const session = answers[0]?.status === 'fulfilled' ? answers[0].value.token : undefined;
  expect(await graphql(fixtures, session ?? null, SessionCheckDocument)).toMatchObject({ viewer: { id: customer.id } });
});

test('a password change that is concurrent with the account’s deletion is refused and restores nothing', async () => {
  const customer = await aCustomer(fixtures);
  const answers = await queuedForRowLock<Answer>(fixtures, rowOf(customer), [
    () => remove(customer),
    () => change(customer, 'Fournil!2027'),
  ]);
  expect(answers.map(wordOf)).toEqual(['Done', 'UNAUTHENTICATED']);
  expect(await accountOf(customer)).toMatchObject({ password_hash: null });
});

test.each([
  [
    'name and phone',
    async ({ token }: Somebody) => {
      const input = { name: 'Camille Secret', phone: '06 12 34 56 78' };
      return (await graphql(fixtures, token, SaveProfileDocument, { input })).saveProfile;
    },
  ],
  ['the wish for mails', (customer: Somebody) => wantMails(customer, true)],
])('a deleted account stays empty when %s are saved concurrently', async (_what, save) => {
  const customer = await aCustomer(fixtures);
  await wantMails(customer, false);
  const answers = await queuedForRowLock<Answer>(fixtures, rowOf(customer), [
    () => remove(customer),
    () => save(customer),
  ]);
  expect(answers.map(wordOf)).toEqual(['Done', 'UNAUTHENTICATED']);
  expect(await accountOf(customer)).toMatchObject({ name: '', phone: null, mail_about_orders: false });
});

test.each([
  ['pays', ['Checkout', 'OrderUnderWay']],
  ['leaves', ['UNAUTHENTICATED', 'Done']],
])(
  'of a checkout and an account deletion started concurrently only the first succeeds when the customer %s first',
  async (first, expected) => {
    const customer = await aCustomer(fixtures);
    await addToCart(fixtures, customer, { itemId });
    const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, customer.token);
    const pay = () => startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 });
    const leave = () => remove(customer);
    const answers = await queuedForRowLock<Answer>(
      fixtures,
      rowOf(customer),
      first === 'pays' ? [pay, leave] : [leave, pay],
    );
    expect((first === 'pays' ? answers : answers.reverse()).map(wordOf)).toEqual(expected);
    const rows = await fixtures.sql('select 1 from cart where customer_id = $1', customer.id);
    expect(rows).toHaveLength(first === 'pays' ? 1 : 0);
  },
);

test.each([
  ['called off', 'PREPARING', cancelByShop],
  ['handed over', 'READY', advance],
] as const)(
  'account deletion waits until an order that was just %s can no longer be undone',
  async (_what, status, press) => {
    const customer = await aCustomer(fixtures);
    const order = await anOrder(fixtures, customer, shop.id, { itemId });
    const sql = (query: string) => fixtures.sql(query, order.id);
    await sql(`update orders set status = '${status}' where id = $1`);
    expect(await press(fixtures, shop, order.id, status)).toMatchObject({ __typename: 'Order' });
    expect(await remove(customer)).toMatchObject({ __typename: 'OrderUnderWay' });
    await sql(`update orders set status_at = status_at - interval '31 seconds' where id = $1`);
    expect(await remove(customer)).toMatchObject({ __typename: 'Done' });
  },
);

test('account deletion is refused when the shop concurrently undoes the cancellation of the customer’s order', async () => {
  const customer = await aCustomer(fixtures);
  const order = await anOrder(fixtures, customer, shop.id, { itemId });
  await cancelByShop(fixtures, shop, order.id);
  const undo = () => undoStep(fixtures, shop, order.id);
  const row: [string, string] = ['select 1 from orders where id = $1', order.id];
  const answers = await queuedForRowLock<Answer>(fixtures, row, [undo, () => remove(customer)]);
  expect(answers.map(wordOf)).toEqual(['Order', 'OrderUnderWay']);
});
