import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { nobody, sayName, sayReason } from './kept-reasons';

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

test('whose request it was, is said to its customer as theirs', () => {
  const said = (['fr', 'en'] as const).map((locale) => inLocale(locale, () => sayReason('ASKED_BY_CUSTOMER', true)));
  expect(said).toEqual(['À votre demande', 'At your request']);
});

test.each([
  ['for nobody, at the counter', nobody('COUNTER'), 'Comptoir', 'Counter'],
  ['kept when the counter spoke English', 'Counter', 'Comptoir', 'Counter'],
  ['of a closed account', nobody('CLOSED'), 'Compte supprimé', 'Deleted account'],
  ['forgotten after ten years', nobody('FORGOTTEN'), 'Client', 'Customer'],
  ['of a person', 'Camille', 'Camille', 'Camille'],
])('the name of an order %s is said to each reader in their language', (_whose, kept, fr, en) => {
  const said = (['fr', 'en', 'specified'] as const).map((locale) => inLocale(locale, () => sayName(kept)));
  expect(said).toEqual([fr, en, fr]);
});
