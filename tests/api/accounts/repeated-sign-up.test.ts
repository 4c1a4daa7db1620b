import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ResendActivationDocument } from '../../../graphql/generated/customer/login';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../../graphql/generated/customer/password';
import { mailsTo, type ReceivedMail, tokenIn } from '../../support/mailbox';
import { login, NEW_PASSWORD, post, register, withUnspentTries } from '../../support/signing-up';
import { graphql } from '../../support/fixtures';
import { test, fixtures } from '../../support/fixtures-test';

const SECOND = { name: 'Sacha Petit', password: 'Second!2027', phoneNumber: '07 00 00 00 07' };

withUnspentTries(() => fixtures);

const follow = async (mail: ReceivedMail | undefined) =>
  (await post(fixtures, 'user/activate', { token: tokenIn(mail, '/activate/') })).status;

/** The sign-ups at an address that are still known of. */
const waiting = (email: string) =>
  fixtures.sql('select sign_up.name from sign_up join account on account.id = account_id where email = $1', email);

/** Two sign-ups at one address, each with its mail, of which each may have been a stranger's. */
async function twice() {
  const email = `${randomUUID()}@clients.test`;
  await register(fixtures, email);
  await mailsTo(fixtures.dataDir, email);
  await register(fixtures, email, SECOND);
  const [first, second] = await mailsTo(fixtures.dataDir, email, 2);
  return { email, first, second };
}

test.each([
  ['first', NEW_PASSWORD, { name: 'Camille Durand', phone: '06 12 34 56 78' }, SECOND.password],
  ['second', SECOND.password, { name: SECOND.name, phone: SECOND.phoneNumber }, NEW_PASSWORD],
] as const)(
  'the %s activation link of two sign-ups opens the account with its own details and invalidates the other link',
  async (which, right, details, wrong) => {
    const { email, ...mails } = await twice();
    expect(await follow(mails[which])).toBe(200);
    expect((await login(fixtures, email, right)).status).toBe(200);
    expect((await login(fixtures, email, wrong)).status).toBe(401);
    expect(await follow(mails[which === 'first' ? 'second' : 'first'])).toBe(400);
    expect((await login(fixtures, email, right)).status).toBe(200);
    expect(await fixtures.sql('select name, phone from account where email = $1', email)).toEqual([details]);
    expect(await waiting(email)).toEqual([]);
  },
);

test('requesting the activation link again mails one for each pending sign-up, addressed to its name', async () => {
  const { email } = await twice();
  await graphql(fixtures, null, ResendActivationDocument, { email });
  const [, , ...again] = await mailsTo(fixtures.dataDir, email, 4);
  const ofFirst = again.find(({ text }) => text.includes('Bonjour Camille Durand,'));
  expect(again.some(({ text }) => text.includes('Bonjour Sacha Petit,'))).toBe(true);
  expect(await follow(ofFirst)).toBe(200);
  expect((await login(fixtures, email)).status).toBe(200);
});

test('a password set through a reset link invalidates all pending sign-ups of the address', async () => {
  const { email, first, second } = await twice();
  await graphql(fixtures, null, RequestPasswordResetDocument, { email });
  const [mail] = await mailsTo(fixtures.dataDir, email, 1, /nouveau mot de passe/);
  const input = { token: tokenIn(mail, '/motdepasse/'), password: 'Nouveau!2027' };
  const { resetPassword } = await graphql(fixtures, null, ResetPasswordDocument, { input });
  expect(resetPassword.__typename).toBe('Done');
  expect([await follow(first), await follow(second)]).toEqual([400, 400]);
  expect(await waiting(email)).toEqual([]);
  expect((await login(fixtures, email, 'Nouveau!2027')).status).toBe(200);
});

test('an activation link without a sign-up row of its own is invalidated by the next sign-up', async () => {
  const email = `${randomUUID()}@clients.test`;
  await register(fixtures, email);
  const [first] = await mailsTo(fixtures.dataDir, email);
  await fixtures.sql(
    'update account_link set sign_up_id = null where account_id = (select id from account where email = $1)',
    email,
  );
  await register(fixtures, email, SECOND);
  expect(await follow(first)).toBe(400);
});
