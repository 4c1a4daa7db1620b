import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MyAccountDocument } from '../../../graphql/generated/customer/account';
import { ResendActivationDocument } from '../../../graphql/generated/customer/login';
import { RegisterCustomerDocument } from '../../../graphql/generated/customer/signup';
import { ownFixtures } from '../../support/own-fixtures';
import { mailsIn, mailsTo, type ReceivedMail, tokenIn } from '../../support/mailbox';
import {
  activated,
  login as loginTo,
  NEW_PASSWORD as PASSWORD,
  post as postTo,
  register as registerIn,
  resetPassword,
  resetToken,
  withUnspentTries,
} from '../../support/signing-up';
import { graphql } from '../../support/fixtures';

const EXPIRED = 'Activation failed or link expired';
const someone = () => `${randomUUID()}@clients.test`;

const fixtures = await ownFixtures();
withUnspentTries(() => fixtures);

const post = (path: string, body: object) => postTo(fixtures, path, body);
const register = (email: string, more: object = {}) => registerIn(fixtures, email, more);
const login = (email: string, password = PASSWORD) => loginTo(fixtures, email, password);
/** Somebody who signed up, with the mail and the token of its link. */
async function signedUp() {
  const email = someone();
  await register(email);
  const [mail] = await mailsTo(fixtures.dataDir, email);
  return { email, mail, token: tokenIn(mail, '/activate/') };
}
const activate = async (token: string) => (await post('user/activate', { token })).status;
/** Follows the activation link of a mail. */
const follow = (mail: ReceivedMail | undefined) => activate(tokenIn(mail, '/activate/'));
const rows = async (email: string) => fixtures.sql('select * from account where email = $1', email);

describe('customer sign-up', () => {
  test('sign-up mails an activation link that works once', async () => {
    const email = someone();
    expect(await register(email)).toMatchObject({ status: 201, body: { msg: expect.any(String) as string } });
    expect(await login(email)).toMatchObject({ status: 403, body: { code: 'NOT_ACTIVATED' } });
    expect(await login(email, 'Wrong!2027')).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });

    const [mail] = await mailsTo(fixtures.dataDir, email);
    expect(mail).toMatchObject({ subject: 'Activez votre compte MêmePrix', from: expect.stringContaining('MêmePrix') });
    const token = tokenIn(mail, '/activate/');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail?.html).toContain(`/activate/${token}`);
    expect(mail?.text).toContain('Bonjour Camille Durand,');

    expect(await post('user/activate', { token })).toMatchObject({
      status: 200,
      body: { msg: 'Votre compte est activé. Vous pouvez vous connecter.' },
    });
    expect(await post('user/activate', { token })).toMatchObject({ status: 400, body: { msg: EXPIRED } });
    const { status, body } = await login(email.toUpperCase());
    expect(status).toBe(200);
    const { viewer } = await graphql(fixtures, String(body['token']), MyAccountDocument);
    expect(viewer).toMatchObject({ name: 'Camille Durand', phone: '06 12 34 56 78', email, hasPassword: true });
  });

  test('sign-up stores neither the password nor the token of the activation link in clear text', async () => {
    const { email, token } = await signedUp();
    const kept = JSON.stringify([
      await rows(email),
      await fixtures.sql('select * from account_link'),
      await fixtures.sql('select * from graphile_worker._private_jobs'),
    ]);
    expect(kept).toContain('$argon2id$');
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain(token);
  });

  test('sign-up with a known address gets the usual answer, changes nothing and is explained in a mail to that address', async () => {
    const email = someone();
    const first = await register(email);
    const [mail] = await mailsTo(fixtures.dataDir, email);
    await activate(tokenIn(mail, '/activate/'));
    const before = await rows(email);
    const again = await register(email.toUpperCase(), { name: 'Somebody Else', password: 'Another!2027' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const [, second] = await mailsTo(fixtures.dataDir, email, 2);
    expect(second?.subject).toBe('Vous avez déjà un compte MêmePrix');
    expect(second?.text).not.toContain('/activate/');
    expect(await rows(email)).toEqual(before);
  });

  test('four concurrent requests with the same new e-mail address create one account', async () => {
    const email = someone();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(email)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await rows(email)).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['a weak password', { password: 'levain2027' }, 'Choisissez un mot de passe plus fort'],
    ['a password without special character', { password: 'Levain2027' }, 'Choisissez un mot de passe plus fort'],
    ['refused terms', { terms: false }, "Veuillez accepter les conditions d'utilisation."],
    ['no address', { email: 'camille' }, 'Indiquez une adresse e-mail complète'],
    ['no name', { name: '   ' }, 'Indiquez votre nom.'],
    ['a control character in the name', { name: 'Camille \u0007x' }, 'contient des caractères interdits'],
    ['a number nobody can call', { phoneNumber: '12' }, 'Indiquez un numéro complet'],
    ['a number for a name', { name: 7 }, 'Données invalides.'],
    ['a list of addresses', { email: ['a@b.fr'] }, 'Données invalides.'],
    ['no password at all', { password: undefined }, 'Données invalides.'],
    ['an object for a phone', { phoneNumber: {} }, 'Données invalides.'],
    ['an endless password', { password: 'Aa1!'.repeat(100) }, 'Données invalides.'],
  ])('sign-up is refused with %s', async (_what, wrong, text) => {
    const email = someone();
    const { status, body } = await register(email, wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', msg: expect.stringContaining(text) as string });
    expect(body['error']).toBe(body['msg']);
    expect(await rows(email)).toEqual([]);
  });

  test('sign-up ignores a role, an id or an activation date sent by the client', async () => {
    const email = someone();
    const { status } = await register(email, { role: 'OWNER', id: randomUUID(), activatedAt: '2026-01-01' });
    expect(status).toBe(201);
    expect(await rows(email)).toMatchObject([{ role: 'CUSTOMER', activated_at: null, token_version: 0 }]);
  });

  test('sign-up over GraphQL requires the terms to be accepted and records when', async () => {
    const email = someone();
    const sign = async (acceptsTerms: boolean) => {
      const input = { name: 'Camille', email, password: PASSWORD, acceptsTerms };
      return (await graphql(fixtures, null, RegisterCustomerDocument, { input })).registerCustomer.__typename;
    };
    await expect(sign(false)).rejects.toThrow("conditions d'utilisation");
    expect(await sign(true)).toBe('Done');
    expect(await rows(email)).toMatchObject([{ terms_accepted_at: expect.any(String) as string }]);
  });

  test('sign-up answers 429 at the seventh try for one address', async () => {
    const email = someone();
    for (let tries = 0; tries < 6; tries++) expect((await register(email)).status).toBe(201);
    const { status, body, response } = await register(email);
    expect([status, body['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await register(someone())).status).toBe(201);
  });
});

describe('activation link', () => {
  test.each(['', 'nonsense', 'x'.repeat(43), '../../../etc/passwd', "' or 1=1 --"])(
    'the invalid activation token « %s » answers 400',
    async (token) => {
      expect(await post('user/activate', { token })).toMatchObject({
        status: 400,
        body: { error: EXPIRED, message: EXPIRED, msg: EXPIRED, code: 'LINK_INVALID' },
      });
    },
  );

  test('an activation link expires', async () => {
    const { email, token } = await signedUp();
    const over = 'update account_link set expires_at = $1 where account_id = (select id from account where email = $2)';
    await fixtures.sql(over, fixtures.product.clock.now(), email);
    expect(await activate(token)).toBe(400);
    expect((await login(email)).status).toBe(403);
  });

  test('an activation link followed ten times concurrently works once', async () => {
    const { token } = await signedUp();
    const statuses = await Promise.all(Array.from({ length: 10 }, () => activate(token)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('guessing activation links answers 429 after 60 tries', async () => {
    let refused = 0;
    for (let tries = 0; tries < 65; tries++) if ((await activate(`guess-${tries}`)) === 429) refused++;
    expect(refused).toBe(5);
  });

  test('an activation token cannot set a password', async () => {
    const { token } = await signedUp();
    expect((await resetPassword(fixtures, token, 'Stolen!2027')).__typename).toBe('LinkInvalid');
    expect(await activate(token)).toBe(200);
  });

  test('requesting the activation link again mails it only to accounts not activated yet and answers all addresses alike', async () => {
    const [waiting, open, nobody] = [someone(), someone(), someone()];
    await register(waiting);
    await activated(fixtures, open);
    const ask = (email: string) => graphql(fixtures, null, ResendActivationDocument, { email });
    const answers = await Promise.all([waiting, open, nobody].map(ask));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [, again] = await mailsTo(fixtures.dataDir, waiting, 2);
    expect(await activate(tokenIn(again, '/activate/'))).toBe(200);
    expect(mailsIn(fixtures.dataDir).filter(({ to }) => to === open)).toHaveLength(1);
    expect(mailsIn(fixtures.dataDir).filter(({ to }) => to === nobody)).toHaveLength(0);
  });
});

const SECOND = { name: 'Sacha Petit', password: 'Second!2027', phoneNumber: '07 00 00 00 07' };

/** The sign-ups at an address that are still known of. */
const waiting = (email: string) =>
  fixtures.sql('select sign_up.name from sign_up join account on account.id = account_id where email = $1', email);

/** Two sign-ups at one address, each with its mail, of which each may have been a stranger's. */
async function twice() {
  const email = someone();
  await register(email);
  await mailsTo(fixtures.dataDir, email);
  await register(email, SECOND);
  const [first, second] = await mailsTo(fixtures.dataDir, email, 2);
  return { email, first, second };
}

test.each([
  ['first', PASSWORD, { name: 'Camille Durand', phone: '06 12 34 56 78' }, SECOND.password],
  ['second', SECOND.password, { name: SECOND.name, phone: SECOND.phoneNumber }, PASSWORD],
] as const)(
  'the %s activation link of two sign-ups opens the account with its own details and invalidates the other link',
  async (which, right, details, wrong) => {
    const { email, ...mails } = await twice();
    expect(await follow(mails[which])).toBe(200);
    expect((await login(email, right)).status).toBe(200);
    expect((await login(email, wrong)).status).toBe(401);
    expect(await follow(mails[which === 'first' ? 'second' : 'first'])).toBe(400);
    expect((await login(email, right)).status).toBe(200);
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
  expect((await login(email)).status).toBe(200);
});

test('a password set through a reset link invalidates all pending sign-ups of the address', async () => {
  const { email, first, second } = await twice();
  const token = await resetToken(fixtures, email);
  expect((await resetPassword(fixtures, token, 'Nouveau!2027')).__typename).toBe('Done');
  expect([await follow(first), await follow(second)]).toEqual([400, 400]);
  expect(await waiting(email)).toEqual([]);
  expect((await login(email, 'Nouveau!2027')).status).toBe(200);
});

test('an activation link without a sign-up row of its own is invalidated by the next sign-up', async () => {
  const email = someone();
  await register(email);
  const [first] = await mailsTo(fixtures.dataDir, email);
  await fixtures.sql(
    'update account_link set sign_up_id = null where account_id = (select id from account where email = $1)',
    email,
  );
  await register(email, SECOND);
  expect(await follow(first)).toBe(400);
});
