import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  ChangePasswordDocument,
  MyAccountDocument,
  SaveMailPreferenceDocument,
  SaveProfileDocument,
  SignOutEverywhereDocument,
} from '../../../graphql/generated/customer/account';
import { RequestPasswordResetDocument } from '../../../graphql/generated/customer/password';
import { SaveLanguageDocument } from '../../../graphql/generated/shared/language';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { createServices } from '../../../server/platform/context';
import { mailsIn, mailsTo } from '../../support/mailbox';
import {
  activated,
  login as loginTo,
  NEW_PASSWORD as PASSWORD,
  register,
  resetPassword,
  resetToken,
  sessionOf,
  withUnspentTries,
} from '../../support/signing-up';
import { aCustomer, aShop, graphql } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const someone = () => `${randomUUID()}@clients.test`;

withUnspentTries(() => fixtures);

const login = (email: string, password = PASSWORD) => loginTo(fixtures, email, password);
const rows = async (email: string) => fixtures.sql('select * from account where email = $1', email);

describe('password reset', () => {
  const ask = (email: string) => graphql(fixtures, null, RequestPasswordResetDocument, { email });
  const reset = async (token: string, password: string) => (await resetPassword(fixtures, token, password)).__typename;

  test('a password reset works once, signs out every device and is confirmed by mail', async () => {
    const email = someone();
    await activated(fixtures, email);
    const session = await sessionOf(fixtures, email);
    const token = await resetToken(fixtures, email);
    await expect(reset(token, 'weak')).rejects.toThrow('plus fort');
    expect(await reset(token, 'Nouveau!2027')).toBe('Done');
    expect(await reset(token, 'Encore!2027')).toBe('LinkInvalid');
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'Nouveau!2027')).status).toBe(200);
    expect(await graphql(fixtures, session, SessionCheckDocument)).toEqual({ viewer: null });
    const [, , confirmation] = await mailsTo(fixtures.dataDir, email, 3);
    expect(confirmation?.subject).toBe('Votre mot de passe a été changé');
  });

  test('a password reset request for an unknown address gets the same answer and sends no mail', async () => {
    const [known, unknown] = [someone(), someone()];
    await activated(fixtures, known);
    expect(await ask(unknown)).toEqual(await ask(known));
    await mailsTo(fixtures.dataDir, known, 2);
    expect(mailsIn(fixtures.dataDir).filter(({ to }) => to === unknown)).toEqual([]);
  });

  test('a password reset activates an account whose activation link was never followed', async () => {
    const email = someone();
    await register(fixtures, email);
    expect(await reset(await resetToken(fixtures, email), 'Nouveau!2027')).toBe('Done');
    expect((await login(email, 'Nouveau!2027')).status).toBe(200);
    expect((await login(email)).status).toBe(401);
  });

  test('a password reset for an address with a customer’s and an owner’s account enqueues a separate mail job for each', async () => {
    const [{ email }, owner] = [await aCustomer(fixtures), await aShop(fixtures)];
    await fixtures.sql('update account set email = $1 where id = $2', email, owner.id);
    const taken: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void taken.push(to), close: () => undefined };
    const { accountMails } = createServices({ ...fixtures.product.parts, mailer });
    await accountMails.deliver({ kind: 'passwordReset', email, role: null });
    expect(taken).toEqual([]);
    const mails = await mailsTo(fixtures.dataDir, email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Choisissez un nouveau mot de passe'));
  });
});

describe('account settings', () => {
  test('account settings store name, mail preference and language, and reject an empty name or an invalid phone number', async () => {
    const email = someone();
    await activated(fixtures, email);
    const token = await sessionOf(fixtures, email);
    const save = async (name: string, phone: string | null) =>
      (await graphql(fixtures, token, SaveProfileDocument, { input: { name, phone } })).saveProfile;
    expect(await save(' Camille  Petit ', null)).toMatchObject({ name: 'Camille Petit', phone: null });
    await expect(save('', null)).rejects.toThrow('Indiquez votre nom.');
    await expect(save('C', 'call me')).rejects.toThrow('numéro');
    expect(await graphql(fixtures, token, SaveMailPreferenceDocument, { wanted: false })).toMatchObject({
      saveMailPreference: { mailAboutOrders: false },
    });
    expect(await graphql(fixtures, token, SaveLanguageDocument, { language: 'EN' })).toMatchObject({
      saveLanguage: { language: 'EN' },
    });
    expect(await graphql(fixtures, token, SessionCheckDocument)).toMatchObject({ viewer: { language: 'EN' } });
    expect(await rows(email)).toMatchObject([
      { language: 'EN', name: 'Camille Petit', phone: null, mail_about_orders: false },
    ]);
  });

  test('changing the password requires the current one, returns a new session and ends all earlier ones', async () => {
    const email = someone();
    await activated(fixtures, email);
    const [here, elsewhere] = [await sessionOf(fixtures, email), await sessionOf(fixtures, email)];
    const change = async (currentPassword: string | null, newPassword: string) =>
      (await graphql(fixtures, here, ChangePasswordDocument, { input: { currentPassword, newPassword } }))
        .changePassword;
    expect(await change('Wrong!2027', 'Nouveau!2027')).toMatchObject({ __typename: 'WrongPassword' });
    expect(await change(null, 'Nouveau!2027')).toMatchObject({ __typename: 'WrongPassword' });
    await expect(change(PASSWORD, 'weak')).rejects.toThrow('plus fort');
    const session = await change(PASSWORD, 'Nouveau!2027');
    expect(session.__typename).toBe('Session');
    expect(await graphql(fixtures, session.token, MyAccountDocument)).toMatchObject({ viewer: { email } });
    for (const old of [here, elsewhere])
      expect(await graphql(fixtures, old, SessionCheckDocument)).toEqual({ viewer: null });
    expect((await login(email, 'Nouveau!2027')).status).toBe(200);
  });

  test('signing out everywhere ends every session of the account', async () => {
    const email = someone();
    await activated(fixtures, email);
    const [here, elsewhere] = [await sessionOf(fixtures, email), await sessionOf(fixtures, email)];
    expect(await graphql(fixtures, here, SignOutEverywhereDocument)).toEqual({ signOutEverywhere: true });
    for (const old of [here, elsewhere])
      expect(await graphql(fixtures, old, SessionCheckDocument)).toEqual({ viewer: null });
  });
});
