import 'reflect-metadata';
import fc from 'fast-check';
import { createSecretKey } from 'node:crypto';
import { generateKeyPair, exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { Role } from '../account.entity';
import { createTokens } from './tokens';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = Date.parse('2026-11-24T10:00:00Z') / 1000;
const DAY = 86_400;
const ID = '0193a000-0000-7000-8000-000000000001';

const at = (seconds: number) => createTokens(SECRET, { now: () => new Date(seconds * 1000) });
const tokens = at(NOW);
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;

const customer = { id: ID, role: Role.CUSTOMER, version: 3 };
const owner = { id: ID, role: Role.OWNER, version: 0 };
const guest = { id: ID, role: Role.GUEST, version: 0 };

describe('session token', () => {
  test('a session token names account, role and version, and the claims that the specification’s clients decode', () => {
    for (const who of [customer, owner, guest]) expect(tokens.read(tokens.issue(who))).toEqual(who);
    expect(payloadOf(tokens.issue(customer))).toMatchObject({ userId: ID, role: 'customer' });
    const owners = { id: ID, ownerId: ID, restaurantId: ID, role: 'owner' };
    expect(payloadOf(tokens.issue(owner))).toMatchObject(owners);
  });

  test.each([
    ['a customer 7 days', customer, false, 7 * DAY],
    ['a customer, whatever was ticked, 7 days', customer, true, 7 * DAY],
    ['a guest 24 hours', guest, true, DAY],
    ['an owner 12 hours', owner, false, DAY / 2],
    ['an owner who asked to be remembered 30 days', owner, true, 30 * DAY],
  ])('a session token keeps %s signed in', async (_name, claims, remember, seconds) => {
    const token = tokens.issue(claims, remember);
    expect(at(NOW + seconds - 1).read(token)).toEqual(claims);
    expect(at(NOW + seconds + 10).read(token)).toBeNull();
  });

  test('a session token expires on time even when its verification was cached before', async () => {
    let now = NOW;
    const moving = createTokens(SECRET, { now: () => new Date(now * 1000) });
    const token = moving.issue(owner);
    expect([moving.read(token), moving.read(token)]).toEqual([owner, owner]);
    now += DAY / 2 + 10;
    expect(moving.read(token)).toBeNull();
  });
});

/** Signed with our own key, so that only what it says is wrong. */
function signed(changes: { payload?: JWTPayload; without?: string[]; alg?: string; secret?: string }): Promise<string> {
  const { payload = {}, without = [], alg = 'HS256', secret = SECRET } = changes;
  const usual = { userId: ID, role: 'customer', tv: 3, iss: 'memeprix', aud: 'customer', sub: ID };
  const whole = { ...usual, iat: NOW, exp: NOW + DAY, ...payload };
  const kept = Object.fromEntries(Object.entries(whole).filter(([name]) => !without.includes(name)));
  return new SignJWT(kept).setProtectedHeader({ alg, typ: 'JWT' }).sign(createSecretKey(Buffer.from(secret)));
}

describe('forged session token', () => {
  test('the test’s own token is accepted when nothing in it is changed', async () => {
    expect(tokens.read(await signed({}))).toEqual(customer);
  });

  test.each<[string, Parameters<typeof signed>[0]]>([
    ['of another secret', { secret: 'another secret of at least thirty-two' }],
    ['of another algorithm', { alg: 'HS512' }],
    ['that never expires', { without: ['exp'] }],
    ['without date', { without: ['iat'] }],
    ['without bearer', { without: ['sub'] }],
    ['without version', { without: ['tv'] }],
    ['whose version is a text', { payload: { tv: '3' } }],
    ['without audience', { without: ['aud'] }],
    ['for another audience', { payload: { aud: 'admin' } }],
    ['by another issuer', { payload: { iss: 'somebody' } }],
    ['without issuer', { without: ['iss'] }],
    ['expired', { payload: { exp: NOW - 6 } }],
    ['from the future', { payload: { iat: NOW + 60, exp: NOW + DAY } }],
    ['not valid yet', { payload: { nbf: NOW + 60 } }],
    ['older than any of ours, for a century', { payload: { iat: NOW - 31 * DAY, exp: NOW + 36_500 * DAY } }],
    ['whose expiry is a text', { payload: { exp: 'never' as unknown as number } }],
  ])('%s', async (_name, changes) => {
    expect(tokens.read(await signed(changes))).toBeNull();
  });

  test('rejects a session token without a signature', async () => {
    const payload = payloadOf(tokens.issue(owner));
    expect(tokens.read(new UnsecuredJWT(payload).encode())).toBeNull();
    const [, body = ''] = tokens.issue(owner).split('.');
    for (const alg of ['none', 'None', 'NONE', 'HS256']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
      expect(tokens.read(`${header}.${body}.`)).toBeNull();
    }
  });

  test('rejects a session token that carries its own verification key', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const payload = payloadOf(tokens.issue(owner));
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey);
    expect(tokens.read(token)).toBeNull();
  });

  test('rejects a customer’s session token whose claims were rewritten to an owner’s', async () => {
    const [header = '', body = '', signature = ''] = tokens.issue(customer).split('.');
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
    const owners = { ...payload, aud: 'owner', role: 'owner', id: ID, ownerId: ID, restaurantId: ID };
    expect(
      tokens.read([header, Buffer.from(JSON.stringify(owners)).toString('base64url'), signature].join('.')),
    ).toBeNull();
  });

  test('rejects a session token with any one bit flipped', async () => {
    const token = tokens.issue(owner);
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
    await fc.assert(
      fc.asyncProperty(fc.nat(2), fc.nat(), fc.nat(7), async (which, place, bit) => {
        const changed = parts.map((part) => Buffer.from(part));
        const part = changed[which] ?? Buffer.alloc(1);
        const index = place % part.length;
        part[index] = (part[index] ?? 0) ^ (1 << bit);
        expect(tokens.read(changed.map((one) => one.toString('base64url')).join('.'))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('rejects arbitrary text as a session token', () => {
    for (const text of ['', 'null', 'undefined', 'a.b.c', '..', 'eyJhbGciOiJIUzI1NiJ9', '💶'])
      expect(tokens.read(text), text).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => tokens.read(text) === null));
  });
});
