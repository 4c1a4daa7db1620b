import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { sayReason } from './kept-reasons';

test.each([
  ['chosen by the shop', 'SOLD_OUT', 'Un produit est épuisé', 'An item is sold out'],
  [
    'chosen by the shop, kept as it read it then',
    'Un produit est épuisé',
    'Un produit est épuisé',
    'An item is sold out',
  ],
  ['so too in English', 'The shop closes early', 'La boutique ferme plus tôt', 'The shop closes early'],
  [
    'that of the house',
    'WINDOW_OVER',
    'Le créneau était passé au moment du paiement.',
    'The pickup time was over when the payment arrived.',
  ],
  [
    'that of the house, kept as a sentence',
    'Le créneau était passé au moment du paiement.',
    'Le créneau était passé au moment du paiement.',
    'The pickup time was over when the payment arrived.',
  ],
  ['kept as a sentence', 'Annulée par le client.', 'Annulée par le client.', 'Cancelled by the customer.'],
  ['in a shop’s own words', 'Four en panne', 'Four en panne', 'Four en panne'],
])('a reason %s is said to each reader in their language', (_how, kept, fr, en) => {
  const said = (['fr', 'en', 'specified'] as const).map((locale) => inLocale(locale, () => sayReason(kept)));
  expect(said).toEqual([fr, en, fr]);
});
