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

test.each([
  [
    'DONE',
    /^1,30.€ remboursé sur votre carte : votre banque l’affiche sous 5 à 10 jours\.$/,
    /remboursé sur la carte du client/,
  ],
  ['FAILED', /^Le remboursement de 1,30.€ n’est pas arrivé : nous vous avons écrit\.$/, /n’est pas arrivé au client/],
  ['SETTLED', /^1,30.€ vous a été remboursé autrement\.$/, /remboursé au client autrement/],
] as const)('a refund in state %s is described exactly as that', (state, mine, shops) => {
  expect(refundMessage({ cents: 130, state, dispute: null }, true)).toMatch(mine);
  expect(refundMessage({ cents: 130, state, dispute: null }, false)).toMatch(shops);
});

test.each(['OPEN', 'LOST'] as const)(
  'a refund is described as the bank’s to decide while its dispute is %s',
  (dispute) => {
    const waiting = { cents: 679, state: 'PENDING', dispute } as const;
    expect(refundMessage(waiting, true)).toMatch(/^Vous avez contesté ce paiement .* qui vous rend 6,79.€\./);
    expect(refundMessage(waiting, false)).toMatch(
      /^Le client a contesté ce paiement : sa banque décide et lui rend 6,79.€\./,
    );
    expect(cancellationMessage({ ...called(), dispute })).not.toContain('5 à 10 jours');
  },
);

test.each([null, 'INQUIRY', 'WON'] as const)(
  'a refund is described as on its way to the card while its dispute is %s',
  (dispute) => {
    expect(refundMessage({ cents: 679, state: 'PENDING', dispute }, true)).toContain('sous 5 à 10 jours');
  },
);

test('a refund that is done or settled is described as such whatever the dispute’s result', () => {
  expect(refundMessage({ cents: 679, state: 'DONE', dispute: 'WON' }, true)).toContain('remboursés sur votre carte');
  expect(refundMessage({ cents: 679, state: 'SETTLED', dispute: 'LOST' }, false)).toContain('autrement');
});
