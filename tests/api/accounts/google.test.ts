import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { MyAccountDocument } from '../../../graphql/generated/customer/account';
import { LoginCustomerDocument } from '../../../graphql/generated/customer/login';
import { RegisterCustomerDocument } from '../../../graphql/generated/customer/signup';
import { LoginWithGoogleDocument } from '../../../graphql/generated/shared/google';
import { freshDatabase } from '../../support/database';
import { withUnspentTries } from '../../support/signing-up';
import { anOrder, eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aCustomer, aGuest, anItem, aShop, createFixtures, graphql, PASSWORD } from '../../support/fixtures';

const CLIENT = 'memeprix-test.apps.googleusercontent.com';
const GOOGLE = await generateKeyPair('RS256');
const SOMEBODY = await generateKeyPair('RS256');

const published = { keys: [{ ...(await exportJWK(GOOGLE.publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' }] };
const keys = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(published));
});
await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
afterAll(() => keys.close());
const { port } = keys.address() as AddressInfo;
const googleKeysUrl = new URL(`http://127.0.0.1:${port}/certs`);
const fixtures = await ownFixtures({ GOOGLE_CLIENT_ID: CLIENT }, { googleKeysUrl });
withUnspentTries(() => fixtures);

const seconds = () => Math.floor(fixtures.product.clock.now().getTime() / 1000);

/** What Google hands to the page, with whatever is wrong about it. */
function credential(email: string, claims: JWTPayload = {}, key = GOOGLE.privateKey, kid = 'google-1') {
  return new SignJWT({
    iss: 'https://accounts.google.com',
    aud: CLIENT,
    sub: `google ${email}`,
    email,
    email_verified: true,
    name: 'Camille Durand',
    iat: seconds(),
    exp: seconds() + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
}

const enter = (token: unknown, more: object = {}, server = fixtures) =>
  rest(server, 'POST', '/api/google-login', { body: { token, ...more } });

const whoIs = async (token: unknown) => (await graphql(fixtures, String(token), MyAccountDocument)).viewer;
const someone = () => `${randomUUID()}@clients.test`;

test('a first Google sign-in creates an account, found again by Google’s subject when the e-mail address changes', async () => {
  const email = someone();
  const first = await enter(await credential(email));
  expect(first.status).toBe(200);
  const who = await whoIs(first.body['token']);
  expect(who).toMatchObject({ name: 'Camille Durand', email, hasPassword: false });
  const again = await enter(await credential(someone(), { sub: `google ${email}` }));
  expect(await whoIs(again.body['token'])).toEqual(who);
});

test('a first Google sign-in attaches the guest orders placed with the verified address to the new account', async () => {
  const shop = await aShop(fixtures);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  const guest = await aGuest(fixtures);
  const { id } = await anOrder(fixtures, guest, shop.id, { itemId });
  const { body } = await enter(await credential(guest.email));
  await eventually('the order is theirs', async () => {
    const { myOrders } = await graphql<{ myOrders: object[] }>(fixtures, String(body['token']), '{ myOrders { id } }');
    return JSON.stringify(myOrders) === JSON.stringify([{ id }]);
  });
});

test('Google sign-in links an existing account with a password only after the user confirmed', async () => {
  const { id, email } = await aCustomer(fixtures);
  const refused = await enter(await credential(email.toUpperCase(), { sub: 'g1' }));
  expect(refused).toMatchObject({
    status: 409,
    body: { needsConfirmation: true, msg: expect.stringContaining('Un compte existe déjà') as string },
  });
  expect(refused.body).toMatchObject({ code: 'CONFIRMATION_NEEDED', error: refused.body['msg'] });
  const input = { token: await credential(email, { sub: 'g1' }) };
  const { loginWithGoogle } = await graphql(fixtures, null, LoginWithGoogleDocument, { input });
  expect(loginWithGoogle.__typename).toBe('ConfirmationNeeded');
  const linked = await enter(await credential(email, { sub: 'g1' }), { forceGoogle: true });
  expect(await whoIs(linked.body['token'])).toMatchObject({ id, hasPassword: true });
  expect((await enter(await credential(email, { sub: 'g1' }))).status).toBe(200);
  expect(await graphql(fixtures, null, LoginCustomerDocument, { input: { email, password: PASSWORD } })).toMatchObject({
    loginCustomer: { __typename: 'Session' },
  });
  expect((await enter(await credential(email, { sub: 'g2' }), { forceGoogle: true })).status).toBe(401);
});

test('Google sign-in removes the password of an account that was never activated', async () => {
  const email = someone();
  await graphql(fixtures, null, RegisterCustomerDocument, {
    input: { name: 'Intruder', email, password: 'Intruder!2027', acceptsTerms: true },
  });
  const { body } = await enter(await credential(email), { forceGoogle: true });
  expect(await whoIs(body['token'])).toMatchObject({ email, hasPassword: false });
  const input = { email, password: 'Intruder!2027' };
  const { loginCustomer } = await graphql(fixtures, null, LoginCustomerDocument, { input });
  expect(loginCustomer.__typename).toBe('InvalidCredentials');
});

test('Google sign-in as owner opens the existing shop after confirmation and never creates a shop', async () => {
  const { id, email } = await aShop(fixtures);
  const token = await credential(email);
  expect((await enter(token, { role: 'owner' })).status).toBe(409);
  const input = { token, role: 'OWNER', forceGoogle: true } as const;
  const linked = await graphql(fixtures, null, LoginWithGoogleDocument, { input });
  expect(linked).toMatchObject({ loginWithGoogle: { account: { id } } });
  const { body } = await enter(token, { role: 'owner' });
  expect(await whoIs(body['token'])).toMatchObject({ id });
  expect((await enter(await credential(someone()), { role: 'owner' })).status).toBe(401);
});

test('four concurrent requests with the same new e-mail address create one account', async () => {
  const email = someone();
  const token = await credential(email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => enter(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = await fixtures.sql('select id from account where email = $1', email);
  expect(rows).toHaveLength(1);
});

describe('Google sign-in with an invalid token', () => {
  test.each<[string, JWTPayload]>([
    ['meant for another site', { aud: 'another.apps.googleusercontent.com' }],
    ['by another issuer', { iss: 'https://accounts.google.example' }],
    ['expired', { exp: 1 }],
    ['from the future', { iat: 4_000_000_000, exp: 4_000_003_600 }],
    ['whose address Google did not verify', { email_verified: false }],
    ['whose verification is a text', { email_verified: 'true' }],
    ['without address', { email: undefined }],
    ['without subject', { sub: undefined }],
  ])('Google sign-in answers 401 to a token %s', async (_what, claims) => {
    const { status, body } = await enter(await credential(someone(), claims));
    expect([status, body['code']]).toEqual([401, 'GOOGLE_REFUSED']);
  });

  test('Google sign-in answers 401 to a forged, unsigned or malformed token, and 400 when the token is no string', async () => {
    const email = someone();
    const forged = [
      await credential(email, {}, SOMEBODY.privateKey),
      await credential(email, {}, SOMEBODY.privateKey, 'unknown-key'),
      new UnsecuredJWT({ email, email_verified: true, sub: 's', aud: CLIENT }).encode(),
      'nonsense',
      '',
    ];
    for (const token of forged) expect((await enter(token)).status).toBe(401);
    for (const token of [7, null, ['a'], { a: 1 }]) expect((await enter(token)).status).toBe(400);
  });
});

test.each([
  ['503 when Google’s keys cannot be fetched', { GOOGLE_CLIENT_ID: CLIENT }, 503, 'UNAVAILABLE'],
  ['401 when no Google client id is configured', {}, 401, 'GOOGLE_REFUSED'],
])('Google sign-in answers %s', async (_when, settings, status, code) => {
  const unreachable = new URL('http://127.0.0.1:9/certs');
  const other = await createFixtures(await freshDatabase(), settings, { googleKeysUrl: unreachable });
  onTestFinished(() => other.stop());
  expect(await enter(await credential(someone()), {}, other)).toMatchObject({ status, body: { code } });
});

test('Google sign-in answers 429 after 60 failed tries from one IP address', async () => {
  let refused = 0;
  for (let tries = 0; tries < 62; tries++) if ((await enter('nonsense')).status === 429) refused++;
  expect(refused).toBe(2);
});

test('Google sign-in strips links from the name, so that our mails contain none, and falls back to the e-mail address', async () => {
  const named = async (email: string, name: string) =>
    whoIs((await enter(await credential(email, { name }))).body['token']);
  const email = `jean.dupont-${someone()}`;
  expect(await named(someone(), 'Zoé http://elsewhere.example/login')).toMatchObject({
    name: 'Zoé http elsewhere example login',
  });
  expect(await named(someone(), 'a@evil．com')).toMatchObject({ name: 'a evil com' });
  expect(await named(email, '')).toMatchObject({ name: email.split('@')[0]?.replace('.', ' ') });
});
