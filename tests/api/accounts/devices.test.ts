import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ChangePasswordDocument, SignOutEverywhereDocument } from '../../../graphql/generated/customer/account';
import { ownFixtures } from '../../support/own-fixtures';
import { subscriptionTo as subscription } from '../../support/push-service';
import { rest } from '../../support/rest';
import { aCustomer, aShop, graphql, PASSWORD, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();

const save = ({ token }: Somebody, body: object) =>
  rest(fixtures, 'POST', '/api/notifications/save-token', { token, body });

const pushToken = () => `fcm:${randomBytes(60).toString('hex')}`;
const devicesOf = async ({ id }: Somebody) =>
  fixtures.sql<{ token: string; browser: string; device_type: string }>(
    'select * from device where account_id = $1 order by last_login_at, id',
    id,
  );

test('registering a device again updates its row and stores the fields that the specification’s clients send', async () => {
  const customer = await aCustomer(fixtures);
  const token = pushToken();
  const report = {
    token,
    deviceType: 'mobile',
    userId: customer.id,
    browser: 'Mozilla/5.0 (Android 14)',
    appVersion: '1.0.0',
    lastLogin: '2026-11-24T10:00:00.000Z',
  };
  expect(await save(customer, report)).toMatchObject({ status: 200, body: { msg: expect.any(String) as string } });
  expect((await save(customer, { ...report, browser: 'Mozilla/5.0 (Android 15)' })).status).toBe(200);
  expect(await devicesOf(customer)).toMatchObject([
    { token, browser: 'Mozilla/5.0 (Android 15)', device_type: 'mobile', app_version: '1.0.0' },
  ]);
});

test('a device belongs to the customer who signed in on it last', async () => {
  const [before, after] = [await aCustomer(fixtures), await aCustomer(fixtures)];
  const token = pushToken();
  await save(before, { token });
  await save(after, { token });
  expect([await devicesOf(before), await devicesOf(after)]).toMatchObject([[], [{ token }]]);
});

test('a browser where a customer and an owner are signed in is registered for both accounts', async () => {
  const [customer, owner, other] = [await aCustomer(fixtures), await aShop(fixtures), await aShop(fixtures)];
  const token = pushToken();
  for (const who of [customer, owner, customer]) await save(who, { token });
  expect([await devicesOf(customer), await devicesOf(owner)]).toMatchObject([[{ token }], [{ token }]]);
  await save(other, { token });
  expect([await devicesOf(customer), await devicesOf(owner)]).toMatchObject([[{ token }], []]);
});

test('a device registered by two accounts concurrently belongs to one of them', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, two] = [await aCustomer(fixtures), await aCustomer(fixtures)];
    const token = pushToken();
    await Promise.all([save(one, { token }), save(two, { token }), save(one, { token })]);
    expect([...(await devicesOf(one)), ...(await devicesOf(two))]).toHaveLength(1);
  }
});

test('an owner’s sign-in registers the device token sent with it and succeeds when that token is invalid', async () => {
  const owner = await aShop(fixtures);
  const signIn = async (deviceToken: string) => {
    const body = { email: owner.email, password: PASSWORD, restaurantType: 'boulangerie', deviceToken };
    return (await rest(fixtures, 'POST', '/api/owner/login', { body })).status;
  };
  const token = pushToken();
  expect([await signIn(token), await signIn('https://127.0.0.1/')]).toEqual([200, 200]);
  expect(await devicesOf(owner)).toMatchObject([{ token }]);
});

const CHANGE = { input: { currentPassword: PASSWORD, newPassword: 'Levain!2027' } };
test.each([
  ['signing out everywhere', (token: string) => graphql(fixtures, token, SignOutEverywhereDocument)],
  ['changing the password', (token: string) => graphql(fixtures, token, ChangePasswordDocument, CHANGE)],
])('%s removes all devices of the account', async (_what, leave) => {
  const customer = await aCustomer(fixtures);
  await save(customer, { token: pushToken() });
  await leave(customer.token);
  expect(await devicesOf(customer)).toEqual([]);
});

test('an account keeps its ten most recently registered devices', async () => {
  const customer = await aCustomer(fixtures);
  const tokens = Array.from({ length: 12 }, pushToken);
  for (const token of tokens) await save(customer, { token });
  expect((await devicesOf(customer)).map(({ token }) => token)).toEqual(tokens.slice(2));
});

test('registering a device for another account answers 403', async () => {
  const [customer, other] = [await aCustomer(fixtures), await aCustomer(fixtures)];
  expect((await save(customer, { token: pushToken(), userId: other.id })).status).toBe(403);
  expect(await devicesOf(other)).toEqual([]);
});

test('a web push subscription is accepted for the endpoints of known push services', async () => {
  const customer = await aCustomer(fixtures);
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])
    expect((await save(customer, { token: subscription(`https://${host}/wpush/v2/abc`) })).status).toBe(200);
});

test.each<[string, string]>([
  ['of this machine', subscription('https://127.0.0.1/push')],
  ['of the cloud’s own address', subscription('http://169.254.169.254/latest/meta-data')],
  ['of a look-alike', subscription('https://fcm.googleapis.com.evil.example/push')],
  ['without encryption', subscription('http://fcm.googleapis.com/push')],
  ['of another port', subscription('https://fcm.googleapis.com:8443/push')],
  ['with a name and password', subscription('https://a:b@fcm.googleapis.com/push')],
  ['with a short secret', subscription('https://fcm.googleapis.com/push', 8)],
  [
    'with a key that is none',
    subscription('https://fcm.googleapis.com/push', 16, randomBytes(65).toString('base64url')),
  ],
  ['without keys', '{"endpoint":"https://fcm.googleapis.com/push"}'],
  ['that is broken', '{"endpoint":'],
  ['that is an address of this machine', 'https://127.0.0.1:9100/push/abcdef'],
  ['that is an address without its scheme', '//127.0.0.1:9100/push/abcdef'],
  ['that is too short', 'abc'],
  ['with a line break', `${'a'.repeat(30)}\nHost: evil`],
  ['without end', 'a'.repeat(3000)],
])('registering a device with a token %s answers 400', async (_what, token) => {
  const customer = await aCustomer(fixtures);
  expect(await save(customer, { token })).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  expect(await devicesOf(customer)).toEqual([]);
});

test.each<[string, object]>([
  ['no token', {}],
  ['a number', { token: 7 }],
  ['an unknown kind of device', { token: pushToken(), deviceType: 'toaster' }],
  ['a list for a browser', { token: pushToken(), browser: ['a'] }],
])('%s is refused', async (_what, body) => {
  expect((await save(await aCustomer(fixtures), body)).status).toBe(400);
});
