import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { codedReason, orderName, reasonText, typedReason } from './stored-reasons';

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
])('a reason %s is shown in each reader’s language where it is translated', (_how, kept, fr, en) => {
  const said = (['fr', 'en', 'specified'] as const).map((locale) =>
    inLocale(locale, () => reasonText({ reason: kept, reasonCode: '' })),
  );
  expect(said).toEqual([fr, en, fr]);
});

test('a cancellation at the customer’s request is shown to that customer as « À votre demande »', () => {
  const said = (['fr', 'en'] as const).map((locale) =>
    inLocale(locale, () => reasonText(codedReason('ASKED_BY_CUSTOMER'), true)),
  );
  expect(said).toEqual(['À votre demande', 'At your request']);
});

test.each(['BY_CUSTOMER', 'ASKED_BY_CUSTOMER', 'Un produit est épuisé', 'The shop closes early'])(
  'a typed reason %s is shown unchanged in every language',
  (typed) => {
    const shown = (['fr', 'en'] as const).map((locale) => inLocale(locale, () => reasonText(typedReason(typed), true)));
    expect(shown).toEqual([typed, typed]);
  },
);

test.each([
  [
    'taken at the counter without a name',
    { customerName: '', source: 'COUNTER', customer: null },
    'Comptoir',
    'Counter',
  ],
  ['of a closed account', { customerName: '', source: 'ONLINE', customer: {} }, 'Compte supprimé', 'Deleted account'],
  ['anonymised after ten years', { customerName: '', source: 'ONLINE', customer: null }, 'Client', 'Customer'],
  [
    'of somebody called Comptoir',
    { customerName: 'Comptoir', source: 'COUNTER', customer: null },
    'Comptoir',
    'Comptoir',
  ],
  ['of somebody called Client', { customerName: 'Client', source: 'ONLINE', customer: {} }, 'Client', 'Client'],
])('the customer’s name of an order %s is shown in each reader’s language', (_whose, order, fr, en) => {
  const shown = (['fr', 'en', 'specified'] as const).map((locale) => inLocale(locale, () => orderName(order)));
  expect(shown).toEqual([fr, en, fr]);
});
