import { expect } from 'vitest';
import { mailsTo, tokenIn } from './mailbox';
import type { Somebody, World } from './world';

type Where = Pick<World, 'base' | 'dataDir'>;

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

export function login(world: Where, email: string, password = NEW_PASSWORD) {
  return post(world, 'user/login', { email, password });
}

/** The session of somebody who signs in. */
export async function sessionOf(world: Where, email: string, password = NEW_PASSWORD): Promise<Somebody['token']> {
  return String((await login(world, email, password)).body['token']);
}

/** Signs somebody up and follows the link of the mail. */
export async function activated(world: Where, email: string): Promise<void> {
  await register(world, email);
  const [mail] = await mailsTo(world.dataDir, email);
  const token = mail ? tokenIn(mail, '/activate/') : '';
  expect((await post(world, 'user/activate', { token })).status).toBe(200);
}
