import { expect, test } from 'vitest';
import { createAttemptLimiter, networkOf } from './attempt-limiter';

/** How many of so many tries pass. */
async function passing(tries: number, one: (index: number) => Promise<number | null>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < tries; index++) if ((await one(index)) === null) passed++;
  return passed;
}

const ofAccount = (index: number) => `account ${index}`;
const ofAddress = (index: number) => `192.0.2.${index}`;
const ofNetwork = (index: number) => `2001:db8:1:2::${index}`;

test('sign-in attempts are limited to ten a minute per account and address, counted apart from other addresses and kinds of attempts', async () => {
  const limiter = createAttemptLimiter();
  expect(await passing(15, () => limiter.refuse('login', 'camille', '192.0.2.1'))).toBe(10);
  expect(await limiter.refuse('login', 'camille', '192.0.2.1')).toBeGreaterThan(0);
  expect(await limiter.refuse('login', 'camille', '192.0.2.2')).toBeNull();
  expect(await limiter.refuse('login', 'noé', '192.0.2.1')).toBeNull();
  expect(await limiter.refuse('mail', 'camille', '192.0.2.1')).toBeNull();
});

test.each([
  ['sign-in attempts on one account to 200, across all addresses', 'login', 200, () => 'camille', ofAddress],
  ['requested mails to six an hour per mailbox, across all addresses', 'mail', 6, () => 'camille', ofAddress],
  ['requested mails to 120 per address, across all mailboxes', 'mail', 120, ofAccount, () => '192.0.2.1'],
  ['attempts to guess a mailed link to 60 per address', 'link', 60, ofAccount, () => '192.0.2.1'],
  ['sign-in attempts to ten for all addresses of an IPv6 /64 network', 'login', 10, () => 'camille', ofNetwork],
] as const)('attempt limits hold %s', async (_what, attempt, most, account, address) => {
  const limiter = createAttemptLimiter();
  expect(await passing(most + 100, (index) => limiter.refuse(attempt, account(index), address(index)))).toBe(most);
});

test('guest checkout limit of one address is not used up by other addresses or by requested mails', async () => {
  const limiter = createAttemptLimiter();
  await passing(6, () => limiter.refuse('mail', 'camille', '192.0.2.1'));
  await passing(200, (index) => limiter.refuse('guest', 'camille', `198.51.100.${index}`));
  expect(await passing(20, () => limiter.refuse('guest', 'camille', '192.0.2.1'))).toBe(12);
  expect(await passing(300, (index) => limiter.refuse('guest', `guest ${index}`, '192.0.2.1'))).toBe(228);
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
