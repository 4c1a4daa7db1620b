import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { createAttemptLimiter } from '../../../server/accounts/sign-in/attempt-limiter';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { areAlike, timed } from '../../support/timing-comparison';
import { activated, NEW_PASSWORD, resetPassword, resetToken } from '../../support/signing-up';
import { byHand, eachTrial, trials, trialsTimeout } from '../../support/trials';
import { aCustomer, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();

const unlimited = () => {
  fixtures.product.parts.limiter = createAttemptLimiter();
};
const someone = () => `${randomUUID()}@clients.test`;

interface Seen {
  status: number;
  body: unknown;
  milliseconds: number;
}

/**
 * Asks about several kinds of addresses in turns, so that whatever else the machine does falls on all of them alike;
 * answers what was seen of each.
 */
async function inTurns(kinds: Record<string, () => string>, ask: (email: string) => Promise<Response>, rounds: number) {
  const seen: Record<string, Seen[]> = {};
  const names = Object.keys(kinds);
  for (let round = -3; round < rounds; round++) {
    unlimited();
    // Each kind goes first as often as the others.
    for (const name of [
      ...names.slice(Math.abs(round) % names.length),
      ...names.slice(0, Math.abs(round) % names.length),
    ]) {
      const email = kinds[name]?.() ?? '';
      const { answer, milliseconds } = await timed(async () => {
        const response = await ask(email);
        return { status: response.status, body: (await response.json()) as unknown };
      });
      if (round >= 0) (seen[name] ??= []).push({ ...answer, milliseconds });
    }
  }
  return seen;
}

/** Nothing in what is said tells the kinds apart; nor, where trials are run by hand, how long it takes. */
function expectAlike(seen: Record<string, Seen[]>): void {
  const [first = [], ...others] = Object.values(seen);
  for (const other of others) {
    expect(new Set([...first, ...other].map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    if (!byHand) continue;
    const times = (all: Seen[]) => all.map(({ milliseconds }) => milliseconds);
    expect(areAlike(times(first), times(other))).toEqual({ alike: true });
  }
}

const post = (path: string, body: object) =>
  fetch(`${fixtures.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const mutate = (query: string) => (email: string) => post('/graphql', { query, variables: { email } });

const [someCustomer, sleeper, googler] = [
  await aCustomer(fixtures),
  await aCustomer(fixtures),
  await aCustomer(fixtures),
];
await fixtures.sql('update account set activated_at = null where id = $1', sleeper.id);
await fixtures.sql('update account set password_hash = null where id = $1', googler.id);

describe('account enumeration', () => {
  const [open, asleep, google] = [someCustomer.email, sleeper.email, googler.email];

  test(
    'signing in with a wrong password answers alike for known, unknown and inactive addresses and Google accounts',
    { timeout: trialsTimeout(20) },
    async () => {
      const kinds = { known: () => open, unknown: someone, asleep: () => asleep, 'of Google': () => google };
      expectAlike(
        await inTurns(kinds, (email) => post('/api/user/login', { email, password: 'Wrong!2027' }), trials(20)),
      );
    },
  );

  test('signing in as an owner with a wrong password answers alike for owners, customers and unknown addresses', async () => {
    const shop = await aShop(fixtures);
    const kinds = { known: () => shop.email, unknown: someone, 'a customer': () => open };
    const ask = (email: string) =>
      post('/api/owner/login', { email, password: 'Wrong!2027', restaurantType: 'restaurant' });
    expectAlike(await inTurns(kinds, ask, 15));
  });

  test('signing up answers alike for known, unknown and inactive addresses', async () => {
    const ask = (email: string) =>
      post('/api/user/register', { name: 'Camille', email, password: 'Levain!2027', terms: true });
    expectAlike(await inTurns({ known: () => open, unknown: someone, asleep: () => asleep }, ask, 15));
  });

  test('requesting a password reset or a new activation link answers alike for known and unknown addresses', async () => {
    const kinds = { known: () => open, unknown: someone };
    const reset = 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }';
    const resend = 'mutation ($email: String!) { resendActivation(email: $email) { __typename } }';
    expectAlike(await inTurns(kinds, mutate(reset), 20));
    expectAlike(await inTurns({ ...kinds, asleep: () => asleep }, mutate(resend), 20));
  });
});

describe('password reset link', () => {
  test(
    'a password reset link followed ten times at once sets one password and ends all earlier sessions',
    { timeout: trialsTimeout(1) },
    async () => {
      await eachTrial(1, async () => {
        unlimited();
        const email = someone();
        await activated(fixtures, email);
        const { body } = await rest(fixtures, 'POST', '/api/user/login', { body: { email, password: NEW_PASSWORD } });
        unlimited();
        const token = await resetToken(fixtures, email);
        const words = await Promise.all(
          Array.from({ length: 10 }, async (_, at) => {
            return (await resetPassword(fixtures, token, `Fournil!20${10 + at}`)).__typename;
          }),
        );
        expect(words.filter((word) => word === 'Done')).toHaveLength(1);
        expect(words.filter((word) => word === 'LinkInvalid')).toHaveLength(9);
        const winner = words.indexOf('Done');
        unlimited();
        const tries = await Promise.all(
          words.map((_, at) =>
            rest(fixtures, 'POST', '/api/user/login', { body: { email, password: `Fournil!20${10 + at}` } }),
          ),
        );
        expect(tries.map(({ status }) => status)).toEqual(words.map((_, at) => (at === winner ? 200 : 401)));
        expect(await graphql(fixtures, String(body['token']), SessionCheckDocument)).toEqual({ viewer: null });
      });
    },
  );
});
