import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MyAccountDocument } from '../../../graphql/generated/customer/account';
import { LoginCustomerDocument } from '../../../graphql/generated/customer/login';
import { RegisterCustomerDocument } from '../../../graphql/generated/customer/signup';
import { LoginWithGoogleDocument } from '../../../graphql/generated/shared/google';
import { createAttemptLimiter } from '../../../server/accounts/attempt-limiter';
import { freshDatabase } from '../../support/database';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, aGuest, anItem, aShop, aWorld, graphql, PASSWORD, type World } from '../../support/world';

const CLIENT = 'memeprix-test.apps.googleusercontent.com';
const GOOGLE = await generateKeyPair('RS256');
const SOMEBODY = await generateKeyPair('RS256');

let world: World;
let keys: Server;
beforeAll(async () => {
  const published = { keys: [{ ...(await exportJWK(GOOGLE.publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' }] };
  keys = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(published));
  });
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const address = keys.address();
  const port = typeof address === 'object' ? address?.port : 0;
  world = await aWorld(
    await freshDatabase(),
    { GOOGLE_CLIENT_ID: CLIENT },
    { googleKeysUrl: new URL(`http://127.0.0.1:${port}/certs`) },
  );
});
afterAll(async () => {
  await world.stop();
  keys.close();
});
beforeEach(() => {
  world.product.parts.limiter = createAttemptLimiter();
});

const seconds = () => Math.floor(world.product.clock.now().getTime() / 1000);

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

async function enter(token: unknown, more: object = {}, server = world) {
  const response = await fetch(`${server.base}/api/google-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...more }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const whoIs = async (token: unknown) => (await graphql(world, String(token), MyAccountDocument)).viewer;
const someone = () => `${randomUUID()}@clients.test`;

test('somebody new comes in with an account, and finds it again even when Google’s address changes', async () => {
  const email = someone();
  const first = await enter(await credential(email));
  expect(first.status).toBe(200);
  const who = await whoIs(first.body['token']);
  expect(who).toMatchObject({ name: 'Camille Durand', email, hasPassword: false });
  const again = await enter(await credential(someone(), { sub: `google ${email}` }));
  expect(await whoIs(again.body['token'])).toEqual(who);
});

test('what somebody ordered as a guest with the address Google vouches for becomes theirs', async () => {
  const shop = await aShop(world);
  const itemId = await anItem(world, shop.id, { priceCents: 650 });
  const guest = await aGuest(world);
  const { id } = await anOrder(world, guest, shop.id, { itemId });
  const { body } = await enter(await credential(guest.email));
  await eventually('the order is theirs', async () => {
    const { myOrders } = await graphql<{ myOrders: object[] }>(world, String(body['token']), '{ myOrders { id } }');
    return JSON.stringify(myOrders) === JSON.stringify([{ id }]);
  });
});

test('an account with a password is linked only after the person agreed', async () => {
  const { id, email } = await aCustomer(world);
  const refused = await enter(await credential(email.toUpperCase(), { sub: 'g1' }));
  expect(refused).toMatchObject({
    status: 409,
    body: { needsConfirmation: true, msg: expect.stringContaining('Un compte existe déjà') as string },
  });
  expect(refused.body).toMatchObject({ code: 'CONFIRMATION_NEEDED', error: refused.body['msg'] });
  const linked = await enter(await credential(email, { sub: 'g1' }), { forceGoogle: true });
  expect(await whoIs(linked.body['token'])).toMatchObject({ id, hasPassword: true });
  expect((await enter(await credential(email, { sub: 'g1' }))).status).toBe(200);
  expect(await graphql(world, null, LoginCustomerDocument, { input: { email, password: PASSWORD } })).toMatchObject({
    loginCustomer: { __typename: 'Session' },
  });
  expect((await enter(await credential(email, { sub: 'g2' }), { forceGoogle: true })).status).toBe(401);
});

test('whoever signed up with a stranger’s address loses the password when the stranger comes with Google', async () => {
  const email = someone();
  await graphql(world, null, RegisterCustomerDocument, {
    input: { name: 'Intruder', email, password: 'Intruder!2027', acceptsTerms: true },
  });
  const { body } = await enter(await credential(email), { forceGoogle: true });
  expect(await whoIs(body['token'])).toMatchObject({ email, hasPassword: false });
  expect(
    await graphql(world, null, LoginCustomerDocument, { input: { email, password: 'Intruder!2027' } }),
  ).toMatchObject({
    loginCustomer: { __typename: 'InvalidCredentials' },
  });
});

test('over GraphQL the question is a type', async () => {
  const { email } = await aCustomer(world);
  const token = await credential(email);
  expect(await graphql(world, null, LoginWithGoogleDocument, { input: { token } })).toMatchObject({
    loginWithGoogle: { __typename: 'ConfirmationNeeded' },
  });
  expect(await graphql(world, null, LoginWithGoogleDocument, { input: { token, forceGoogle: true } })).toMatchObject({
    loginWithGoogle: { __typename: 'Session' },
  });
});

test('an owner comes in by role, and no shop is made for who has none', async () => {
  const { id, email } = await aShop(world);
  const token = await credential(email);
  expect((await enter(token, { role: 'owner' })).status).toBe(409);
  const { body } = await enter(token, { role: 'owner', forceGoogle: true });
  expect(await whoIs(body['token'])).toMatchObject({ id });
  expect((await enter(await credential(someone()), { role: 'owner' })).status).toBe(401);
  expect(await graphql(world, null, LoginWithGoogleDocument, { input: { token, role: 'OWNER' } })).toMatchObject({
    loginWithGoogle: { account: { id } },
  });
});

test('twice in the same instant makes one account', async () => {
  const email = someone();
  const token = await credential(email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => enter(token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await world.product.pool.query('select id from account where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

describe('is nobody to us', () => {
  test.each<[string, JWTPayload]>([
    ['meant for another site', { aud: 'another.apps.googleusercontent.com' }],
    ['by another issuer', { iss: 'https://accounts.google.example' }],
    ['expired', { exp: 1 }],
    ['from the future', { iat: 4_000_000_000, exp: 4_000_003_600 }],
    ['whose address Google did not verify', { email_verified: false }],
    ['whose verification is a text', { email_verified: 'true' }],
    ['without address', { email: undefined }],
    ['without subject', { sub: undefined }],
  ])('a token %s', async (_what, claims) => {
    const { status, body } = await enter(await credential(someone(), claims));
    expect([status, body['code']]).toEqual([401, 'GOOGLE_REFUSED']);
  });

  test('a token signed by somebody else, by nobody, or no token', async () => {
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

test('Google away is said as what it is', async () => {
  const other = await aWorld(
    await freshDatabase(),
    { GOOGLE_CLIENT_ID: CLIENT },
    { googleKeysUrl: new URL('http://127.0.0.1:9/certs') },
  );
  try {
    expect(await enter(await credential(someone()), {}, other)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
  } finally {
    await other.stop();
  }
});

test('where Google is not configured nobody comes in by it', async () => {
  const other = await aWorld(await freshDatabase());
  try {
    expect((await enter(await credential(someone()), {}, other)).status).toBe(401);
  } finally {
    await other.stop();
  }
});

test('too many tries to sign in with Google have to wait', async () => {
  let refused = 0;
  for (let tries = 0; tries < 62; tries++) if ((await enter('nonsense')).status === 429) refused++;
  expect(refused).toBe(2);
});

test('what Google calls somebody is no link in our mails', async () => {
  const named = async (email: string, name: string) =>
    whoIs((await enter(await credential(email, { name }))).body['token']);
  const email = `jean.dupont-${someone()}`;
  expect(await named(someone(), 'Zoé http://elsewhere.example/login')).toMatchObject({
    name: 'Zoé http elsewhere example login',
  });
  expect(await named(someone(), 'a@evil．com')).toMatchObject({ name: 'a evil com' });
  expect(await named(email, '')).toMatchObject({ name: email.split('@')[0]?.replace('.', ' ') });
});
