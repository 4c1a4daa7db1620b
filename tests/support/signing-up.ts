import { beforeEach, expect } from 'vitest';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../graphql/generated/customer/password';
import { createAttemptLimiter } from '../../server/accounts/sign-in/attempt-limiter';
import { mailsTo, tokenIn } from './mailbox';
import { graphql, type Somebody, type Fixtures } from './fixtures';

type Where = Pick<Fixtures, 'base' | 'dataDir'>;

/** Every test comes from the same address: each begins with its tries unspent. */
export const withUnspentTries = (fixtures: () => Fixtures) =>
  beforeEach(() => {
    fixtures().product.parts.limiter = createAttemptLimiter();
  });

export const NEW_PASSWORD = 'Levain!2027';

export async function post(fixtures: Where, path: string, body: object) {
  const response = await fetch(`${fixtures.base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response };
}

/** Signs somebody up over REST, as the specification's clients do. */
export function register(fixtures: Where, email: string, more: object = {}) {
  const signup = { name: 'Camille Durand', email, password: NEW_PASSWORD, phoneNumber: '06 12 34 56 78' };
  return post(fixtures, 'user/register', { ...signup, ...more });
}

/** Signs a shop of Toulouse up over REST. */
export function registerShop(fixtures: Where, email: string, more: object = {}) {
  const owner = { name: 'Inès Moreau', mobile: '06 12 34 56 78', email };
  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const shop = { shopName: 'Maison Levain', restaurantType: 'boulangerie', lat: 43.6047, lng: 1.4442 };
  return post(fixtures, 'owner/register', { ...owner, ...passwords, ...shop, ...more });
}

export function login(fixtures: Where, email: string, password = NEW_PASSWORD) {
  return post(fixtures, 'user/login', { email, password });
}

/** The session of somebody who signs in. */
export async function sessionOf(fixtures: Where, email: string, password = NEW_PASSWORD): Promise<Somebody['token']> {
  return String((await login(fixtures, email, password)).body['token']);
}

/** Follows the link in the last of so many mails, and answers that mail. */
export async function activate(fixtures: Where, email: string, mails = 1) {
  const mail = (await mailsTo(fixtures.dataDir, email, mails))[mails - 1];
  expect((await post(fixtures, 'user/activate', { token: tokenIn(mail, '/activate/') })).status).toBe(200);
  return mail;
}

export async function activated(fixtures: Where, email: string): Promise<void> {
  await register(fixtures, email);
  await activate(fixtures, email);
}

/** Asks for a link to choose another password; answers its token. */
export async function resetToken(fixtures: Where, email: string): Promise<string> {
  await graphql(fixtures, null, RequestPasswordResetDocument, { email });
  const [mail] = await mailsTo(fixtures.dataDir, email, 1, /nouveau mot de passe/);
  return tokenIn(mail, '/motdepasse/');
}

export async function resetPassword(fixtures: Where, token: string, password: string) {
  return (await graphql(fixtures, null, ResetPasswordDocument, { input: { token, password } })).resetPassword;
}
