import { expect, test } from 'vitest';
import { isOfferWelcome } from './install-offer';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['who was never asked', null, true],
  ['who declined yesterday', String(NOW - DAY), false],
  ['who declined five weeks ago', String(NOW - 35 * DAY), true],
  ['whose memory is unreadable', 'jamais', true],
])('the install offer is shown to a visitor %s: %s', (_who, declinedAt, welcome) =>
  expect(isOfferWelcome(declinedAt, NOW)).toBe(welcome),
);
