import { expect, test } from 'vitest';
import { createAttemptLimiter, networkOf } from './attempt-limiter';

/** How many of so many tries pass. */
async function passing(tries: number, one: (index: number) => Promise<number | null>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < tries; index++) if ((await one(index)) === null) passed++;
  return passed;
}

test('sign-in attempts are limited to ten a minute per account and address, counted separately for each address', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(15, () => limiter.refuse('login', 'camille', '192.0.2.1'))).toBe(10);
  expect(await limiter.refuse('login', 'camille', '192.0.2.1')).toBeGreaterThan(0);
  expect(await limiter.refuse('login', 'camille', '192.0.2.2')).toBeNull();
  expect(await limiter.refuse('login', 'noé', '192.0.2.1')).toBeNull();
});

test('requested mails are limited to six an hour per mailbox, across all requesting addresses', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(20, (index) => limiter.refuse('mail', 'camille', `192.0.2.${index}`))).toBe(6);
});

test('requested mails are limited to 120 per requesting address, across all mailboxes', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(200, (index) => limiter.refuse('mail', `customer ${index}`, '192.0.2.1'))).toBe(120);
});

test('guest checkout limit of one address is not used up by other addresses or by requested mails', async () => {
  const limiter = createAttemptLimiter();
  await passing(6, () => limiter.refuse('mail', 'camille', '192.0.2.1'));
  await passing(200, (index) => limiter.refuse('guest', 'camille', `198.51.100.${index}`));
  expect(await passing(20, () => limiter.refuse('guest', 'camille', '192.0.2.1'))).toBe(12);
  expect(await passing(300, (index) => limiter.refuse('guest', `guest ${index}`, '192.0.2.1'))).toBe(228);
});

test('attempts to guess a mailed link are limited to 60 per address', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(80, (index) => limiter.refuse('link', `guess ${index}`, '192.0.2.1'))).toBe(60);
});

test('attempt limits are counted separately for each kind of attempt', async () => {
  const limiter = createAttemptLimiter();
  await passing(15, () => limiter.refuse('login', 'camille', '192.0.2.1'));
  expect(await limiter.refuse('mail', 'camille', '192.0.2.1')).toBeNull();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('networkOf reduces the address %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('attempt limits count all addresses of an IPv6 /64 network as one', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(20, (index) => limiter.refuse('login', 'camille', `2001:db8:1:2::${index}`))).toBe(10);
  expect(await limiter.refuse('login', 'camille', '2001:db8:1:3::1')).toBeNull();
});

test('sign-in attempts on one account are limited to 200 across all addresses', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(300, (index) => limiter.refuse('login', 'camille', `192.0.2.${index}`))).toBe(200);
});
