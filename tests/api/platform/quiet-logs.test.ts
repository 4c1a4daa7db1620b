import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { eventually } from '../../support/ordering';
import { aProcess, type ProductProcess } from '../../support/process';
import { rest } from '../../support/rest';

const JWT_SECRET = 'the-secret-that-signs-tokens';
const PASSWORD = 'Levain!2027';
const REPLICA_PASSWORD = 'replica-pass-word';

const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-logs-'));
let server: ProductProcess;

beforeAll(async () => {
  server = await aProcess({
    ...{ DATABASE_URL: await freshDatabase(), DATA_DIR: dataDir, LOG_LEVEL: 'trace', JWT_SECRET },
    DATABASE_REPLICA_URLS: `postgresql://reader:${REPLICA_PASSWORD}@127.0.0.1:1/memeprix`,
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the log at trace level contains no token, password, key or card number', async () => {
  const email = `${randomUUID()}@clients.test`;
  await rest(server, 'POST', '/api/user/register', {
    body: { name: 'Camille', email, password: PASSWORD, terms: true },
  });
  // Without a mail server the links stand in the log, as specification 10.1 says: the only way to follow them.
  await eventually('the link is in the log', async () => server.said().includes('/activate/'));
  const [, link = ''] = /\/activate\/([\w-]{43})/.exec(server.said()) ?? [];
  await rest(server, 'POST', '/api/user/activate', { body: { token: link } });
  const { body } = await rest(server, 'POST', '/api/user/login', { body: { email, password: PASSWORD } });
  const token = String(body['token']);
  expect(token).toMatch(/^eyJ/);
  await rest(server, 'POST', '/api/user/login', { body: { email, password: 'Wrong!Secret1' } });
  await rest(server, 'GET', `/api/token-details/${token}`, { token });
  for (let time = 0; time < 3; time++)
    expect((await rest(server, 'GET', '/api/nearbyboulangeries?lat=48.85&lng=2.35', { token })).status).toBe(200);
  await rest(server, 'GET', `/api/orders/${token}?token=${token}`, { token });
  await rest(server, 'POST', '/api/user/login', { body: `{"email":"${email}","password":"${PASSWORD}"` });
  await rest(server, 'POST', '/api/payment-page/create-intent', { token, body: { restaurantId: 'x' } });
  await rest(server, 'POST', '/graphql', {
    token,
    body: {
      query:
        'mutation ($p: String!) { changePassword(input: { currentPassword: $p, newPassword: "Fournil!2028" }) { __typename } }',
      variables: { p: PASSWORD },
    },
  });
  await fetch(`${server.base}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=abc' },
    body: '{"card":"4242424242424242"}',
  });
  await fetch(`${server.base}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_guess' },
    body: 'card[number]=4242424242424242',
  });

  const log = server.said();
  expect(log.length).toBeGreaterThan(100);
  for (const secret of [
    token,
    token.split('.')[2] ?? '',
    PASSWORD,
    'Wrong!Secret1',
    'Fournil!2028',
    JWT_SECRET,
    REPLICA_PASSWORD,
    '4242424242424242',
  ])
    expect(log.includes(secret), `the log says ${secret.slice(0, 12)}…`).toBe(false);
  expect(log).not.toMatch(/\$argon2|_secret_|whsec_|sk_(test|live)_\w{6,}|Bearer \S{12}/);
});

test('a replica that cannot be reached is logged once as a warning', () => {
  const lines = server
    .said()
    .split('\n')
    .filter((line) => line.includes('the replica'));
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40]);
});
