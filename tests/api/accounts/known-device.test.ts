import { expect, test } from 'vitest';
import { LoginCustomerDocument } from '../../../graphql/generated/customer/login';
import { LoginOwnerDocument } from '../../../graphql/generated/owner/login';
import { ownFixtures } from '../../support/own-fixtures';
import { activated, NEW_PASSWORD, resetPassword, resetToken, withUnspentTries } from '../../support/signing-up';
import { aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();
withUnspentTries(() => fixtures);

async function login(email: string, device: string | null = null, password = NEW_PASSWORD) {
  return (await graphql(fixtures, null, LoginCustomerDocument, { input: { email, password, device } })).loginCustomer;
}

/** Ten tries from each of twenty addresses. */
async function strangersTry(account: string): Promise<void> {
  for (let at = 0; at < 200; at++)
    await fixtures.product.parts.limiter.refuse('login', account, `198.51.100.${at % 20}`);
}

async function deviceOf(email: string): Promise<string> {
  const session = await login(email);
  if (session.__typename !== 'Session') throw new Error(session.__typename);
  return session.device;
}

test('sign-in from a known device succeeds while the account is rate limited by tries from other addresses', async () => {
  const email = 'camille@known.test';
  await activated(fixtures, email);
  const device = await deviceOf(email);
  await strangersTry(`CUSTOMER ${email}`);

  expect(await login(email)).toMatchObject({ __typename: 'TooManyTries' });
  expect(await login(email, device)).toMatchObject({ __typename: 'Session' });
  // As a browser sends it that several people signed in on.
  await activated(fixtures, 'other@known.test');
  const other = await deviceOf('other@known.test');
  expect(await login(email, other)).toMatchObject({ __typename: 'TooManyTries' });
  expect(await login(email, `${other} ${device}`)).toMatchObject({ __typename: 'Session' });
  expect(await login(email, `${device}x`)).toMatchObject({ __typename: 'TooManyTries' });
});

test('a known device gets ten wrong passwords like any address, and its device token alone opens no session', async () => {
  const email = 'tries@known.test';
  await activated(fixtures, email);
  const device = await deviceOf(email);
  const answers = [];
  for (let at = 0; at < 11; at++) answers.push((await login(email, device, 'Wrong!2027')).__typename);
  expect(answers).toEqual([...Array<string>(10).fill('InvalidCredentials'), 'TooManyTries']);
  expect(await graphql(fixtures, device, '{ viewer { id } }')).toEqual({ viewer: null });
});

test('a password reset link makes the device known, so that sign-in works while others’ tries block the account', async () => {
  const email = 'mailed@known.test';
  await activated(fixtures, email);
  await strangersTry(`CUSTOMER ${email}`);
  const done = await resetPassword(fixtures, await resetToken(fixtures, email), 'Fournil!2027');
  const device = done.__typename === 'Done' ? done.device : null;
  expect(await login(email, null, 'Fournil!2027')).toMatchObject({ __typename: 'TooManyTries' });
  expect(await login(email, device, 'Fournil!2027')).toMatchObject({ __typename: 'Session' });
});

test('an owner signs in from a known device while others’ tries block the account', async () => {
  const { email } = await aShop(fixtures);
  const enter = async (device: string | null) => {
    const input = { email, password: 'Demo!2026', kind: 'BOULANGERIE' as const, remember: true, device };
    return (await graphql(fixtures, null, LoginOwnerDocument, { input })).loginOwner;
  };
  const session = await enter(null);
  await strangersTry(`OWNER ${email}`);
  expect(await enter(null)).toMatchObject({ __typename: 'TooManyTries' });
  expect(await enter('device' in session ? session.device : null)).toMatchObject({ __typename: 'OwnerSession' });
});
