import { expect, test } from 'vitest';
import { cancelled, order } from '../../.storybook/results/orders';
import { cancellationMessage, refundMessage } from './refund-news';

const { cancellation } = cancelled;
if (!cancellation) throw new Error('The workbench has lost its cancellation.');
const called = (more: Partial<typeof cancellation> = {}) => ({
  ...cancelled,
  cancellation: { ...cancellation, byShop: false, ...more },
});

test('a cancelled order’s text says who cancelled it, why, and what is refunded', () => {
  expect(cancellationMessage(order)).toBeUndefined();
  expect(cancellationMessage(called())).toBe(
    'Vous avez annulé cette commande. Remboursement de 13,69\u00a0€ demandé : il arrive sur votre carte sous 5 à 10 jours.',
  );
  expect(cancellationMessage(called({ byShop: true, reason: 'Four en panne' }))).toMatch(
    /^La boutique a annulé cette commande : Four en panne\. Remboursement de 13,69/,
  );
  expect(cancellationMessage(called({ byShop: true, reason: 'Désolés !' }))).toContain('Désolés ! Remboursement');
});

test('a cancelled order’s text says when nothing was paid, and is worded for the shop as well', () => {
  expect(cancellationMessage(called({ refundCents: 0 }))).toBe(
    'Vous avez annulé cette commande. Rien n’a été payé, rien n’est à rembourser.',
  );
  expect(cancellationMessage({ ...called(), isMine: false })).toBe(
    'Le client a annulé cette commande. Remboursement de 13,69\u00a0€ demandé.',
  );
});

const toBank = /^Vous avez contesté ce paiement .* qui vous rend 6,79.€\./;
const toItsBank = /^Le client a contesté ce paiement : sa banque décide et lui rend 6,79.€\./;

test.each([
  [
    'DONE',
    null,
    130,
    /^1,30.€ remboursé sur votre carte : votre banque l’affiche sous 5 à 10 jours\.$/,
    /carte du client/,
  ],
  ['DONE', 'WON', 679, /remboursés sur votre carte/, /remboursés sur la carte du client/],
  [
    'FAILED',
    null,
    679,
    /^Le remboursement de 6,79.€ n’est pas arrivé : nous vous avons écrit\.$/,
    /pas arrivé au client/,
  ],
  ['SETTLED', null, 130, /^1,30.€ vous a été remboursé autrement\.$/, /remboursé au client autrement/],
  ['SETTLED', 'LOST', 679, /autrement/, /autrement/],
  ['PENDING', 'OPEN', 679, toBank, toItsBank],
  ['PENDING', 'LOST', 679, toBank, toItsBank],
  ['PENDING', null, 679, /sous 5 à 10 jours/, /demandé/],
  ['PENDING', 'INQUIRY', 679, /sous 5 à 10 jours/, /demandé/],
  ['PENDING', 'WON', 679, /sous 5 à 10 jours/, /demandé/],
] as const)('a refund in state %s is described as that, with a dispute %s', (state, dispute, cents, mine, shops) => {
  expect(refundMessage({ cents, state, dispute }, true)).toMatch(mine);
  expect(refundMessage({ cents, state, dispute }, false)).toMatch(shops);
  if (mine === toBank) expect(cancellationMessage({ ...called(), dispute })).not.toContain('5 à 10 jours');
});
