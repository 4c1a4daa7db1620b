import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { OrderSource } from './order.entity';
import { codedReason, orderName, reasonText, typedReason } from './stored-reasons';

const inEach = (said: () => string) => (['fr', 'en', 'specified'] as const).map((locale) => inLocale(locale, said));

test.each([
  ['chosen by the shop', 'SOLD_OUT', 'Un produit est épuisé', 'An item is sold out'],
  [
    'set by the system',
    'WINDOW_OVER',
    'Le créneau était passé au moment du paiement.',
    'The pickup time was over when the payment arrived.',
  ],
] as const)('a reason %s is shown in each reader’s language', (_how, code, fr, en) => {
  expect(inEach(() => reasonText(codedReason(code)))).toEqual([fr, en, fr]);
});

test('a cancellation at the customer’s request is shown to that customer as « À votre demande »', () => {
  const said = inEach(() => reasonText(codedReason('ASKED_BY_CUSTOMER'), true));
  expect(said).toEqual(['À votre demande', 'At your request', 'À votre demande']);
});

test.each([
  ...['SOLD_OUT', 'CLOSING_EARLY', 'ASKED_BY_CUSTOMER', 'BY_CUSTOMER', 'DAY_CLOSED', 'UNSEEN', 'NO_ROOM', 'NO_WINDOW'],
  ...['WINDOW_OVER', 'ELSEWHERE', 'BY_BANK', 'Un produit est épuisé', 'The shop closes early'],
])('a typed reason %s is shown unchanged in every language', (typed) =>
  expect(inEach(() => reasonText(typedReason(typed), true))).toEqual([typed, typed, typed]),
);

const order = { customerName: '', source: OrderSource.ONLINE, customer: {} };
test.each([
  ['taken at the counter without a name', { source: OrderSource.COUNTER, customer: null }, 'Comptoir', 'Counter'],
  ['of a closed account', {}, 'Compte supprimé', 'Deleted account'],
  ['anonymised after ten years', { customer: null }, 'Client', 'Customer'],
  ['of somebody called Comptoir', { customerName: 'Comptoir', source: OrderSource.COUNTER }, 'Comptoir', 'Comptoir'],
  ['of somebody called Client', { customerName: 'Client' }, 'Client', 'Client'],
  ['of somebody called Compte supprimé', { customerName: 'Compte supprimé' }, 'Compte supprimé', 'Compte supprimé'],
])('the customer’s name of an order %s is shown in each reader’s language', (_whose, more, fr, en) => {
  expect(inEach(() => orderName({ ...order, ...more }))).toEqual([fr, en, fr]);
});
