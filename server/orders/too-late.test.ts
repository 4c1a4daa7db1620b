import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { whyTooLate } from './too-late';

test('why a payment bought nothing is said to each reader in their language', () => {
  const kept = 'Le créneau était passé au moment du paiement.';
  const said = (['fr', 'en'] as const).map((locale) => inLocale(locale, () => whyTooLate(kept)));
  expect(said).toEqual([kept, 'The pickup time was over when the payment arrived.']);
  expect(inLocale('en', () => whyTooLate('Le four est en panne.'))).toBe('Le four est en panne.');
});
