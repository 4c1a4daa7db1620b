import { beforeEach, expect } from 'vitest';
import { createAttemptLimiter } from '../../server/accounts/sign-in/attempt-limiter';
import { mailsTo, tokenIn } from './mailbox';
import type { Somebody, World } from './world';

type Where = Pick<World, 'base' | 'dataDir'>;

/** Every test comes from the same address: each begins with its tries unspent. */
export const withUnspentTries = (world: () => World) =>
  beforeEach(() => {
    world().product.parts.limiter = createAttemptLimiter();
  });

export const NEW_PASSWORD = 'Levain!2027';

export async function post(world: Where, path: string, body: object) {
  const response = await fetch(`${world.base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, response };
}

/** Signs somebody up over REST, as the specification's clients do. */
export function register(world: Where, email: string, more: object = {}) {
  const signup = { name: 'Camille Durand', email, password: NEW_PASSWORD, phoneNumber: '06 12 34 56 78' };
  return post(world, 'user/register', { ...signup, ...more });
}

/** Signs a shop of Toulouse up over REST. */
export function registerShop(world: Where, email: string, more: object = {}) {
  const owner = { name: 'Inès Moreau', mobile: '06 12 34 56 78', email };
  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const shop = { shopName: 'Maison Levain', restaurantType: 'boulangerie', lat: 43.6047, lng: 1.4442 };
  return post(world, 'owner/register', { ...owner, ...passwords, ...shop, ...more });
}

export function login(world: Where, email: string, password = NEW_PASSWORD) {
  return post(world, 'user/login', { email, password });
}

/** The session of somebody who signs in. */
export async function sessionOf(world: Where, email: string, password = NEW_PASSWORD): Promise<Somebody['token']> {
  return String((await login(world, email, password)).body['token']);
}

/** Follows the link in the last of so many mails, and answers that mail. */
export async function activate(world: Where, email: string, mails = 1) {
  const mail = (await mailsTo(world.dataDir, email, mails))[mails - 1];
  expect((await post(world, 'user/activate', { token: tokenIn(mail, '/activate/') })).status).toBe(200);
  return mail;
}

export async function activated(world: Where, email: string): Promise<void> {
  await register(world, email);
  await activate(world, email);
}
