import { expect, test } from 'vitest';
import { heldAfterText } from './held-until';

test('an order is kept until the end of its window plus the shop’s grace period, also past midnight', () => {
  const shop = { noShowGraceMinutes: 20, zone: 'Europe/Paris' };
  expect(heldAfterText({ endsAt: '2026-11-24T11:15:00Z' }, shop)).toBe('Commande gardée jusqu’à 12:35');
  expect(heldAfterText({ endsAt: '2026-11-24T22:50:00Z' }, shop)).toBe('Commande gardée jusqu’à 00:10');
});
