import { describe, expect, test } from 'vitest';
import type { StripeConfig } from '../../config';
import { signatureHeader } from '../../sandbox/webhook-dispatcher';
import { stripeGateway } from './stripe-gateway';

const NOW = new Date('2026-11-21T12:00:00Z');
const config: StripeConfig = {
  mode: 'live',
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecrets: ['whsec_1', 'whsec_connect'],
};
const options = { clock: { now: () => NOW }, sandboxBase: () => new URL('http://127.0.0.1:9') };
const gateway = stripeGateway(config, options);

const account = { id: 'acct_1', object: 'account', charges_enabled: true };
const facts = { id: 'evt_1', object: 'event', type: 'account.updated', created: 1_795_262_400, livemode: false };
const event = (more: object = {}) =>
  JSON.stringify({ ...facts, account: 'acct_1', data: { object: account }, ...more });

const signedAt = (seconds: number, payload = event(), secret = 'whsec_1') =>
  signatureHeader(payload, secret, new Date(NOW.getTime() + seconds * 1000));
const verify = (payload: string, signature: string) => gateway.verifyEvent(Buffer.from(payload), signature);
const badInput = expect.objectContaining({ name: 'Fault', code: 'BAD_USER_INPUT' });

describe('webhook verification', () => {
  test.each([0, -299, 299])('accepts a webhook signed with our secret %i s from now', (seconds) => {
    const read = { id: 'evt_1', type: 'account.updated', account: 'acct_1', intent: null };
    expect(verify(event(), signedAt(seconds))).toMatchObject(read);
  });

  test('accepts a webhook signed with any of the configured secrets', () => {
    expect(verify(event(), signedAt(0, event(), 'whsec_connect'))).toMatchObject({ id: 'evt_1' });
    const changed = stripeGateway({ ...config, webhookSecrets: ['whsec_new', 'whsec_1'] }, options);
    expect(changed.verifyEvent(Buffer.from(event()), signedAt(0))).toMatchObject({ id: 'evt_1' });
    const without = stripeGateway({ ...config, webhookSecrets: ['whsec_new'] }, options);
    expect(() => without.verifyEvent(Buffer.from(event()), signedAt(0))).toThrow(badInput);
  });

  test.each([-302, -86_400, 302, 86_400])('rejects a webhook signed %i s from now', (seconds) => {
    expect(() => verify(event(), signedAt(seconds))).toThrow(badInput);
  });

  test.each([
    ['another secret', event(), signedAt(0, event(), 'whsec_2')],
    ['another content', event({ type: 'payment_intent.succeeded' }), signedAt(0)],
    ['a fresh date before the signed one', event(), `t=${NOW.getTime() / 1000},${signedAt(-400)}`],
    ['a fresh date after the signed one', event(), `${signedAt(400)},t=${NOW.getTime() / 1000}`],
    ['no signature', event(), ''],
    ['no date', event(), 'v1=00'],
    ['an older scheme', event(), signedAt(0).replace('v1=', 'v0=')],
    ['content that is no JSON', '{', signedAt(0, '{')],
  ])('with %s is refused', (_name, payload, signature) => {
    expect(() => verify(payload, signature)).toThrow(badInput);
  });

  test('a webhook’s event and the gateway each report whether they are in live or test mode', () => {
    const live = event({ livemode: true });
    expect(verify(live, signedAt(0, live))).toMatchObject({ livemode: true });
    const real = stripeGateway({ ...config, secretKey: 'sk_live_1' }, options);
    expect(real.livemode).toBe(true);
    expect(real.verifyEvent(Buffer.from(event()), signedAt(0))).toMatchObject({ livemode: false });
  });
});
