import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';
import { operationsOf } from './accounts';
import { accountsCsv, amount } from './report.service';
import { spanOfDays } from './span';

test('a table in French sums every column', () => {
  const order = {
    id: 'o',
    token: 'K7MQ2X',
    source: OrderSource.ONLINE,
    status: OrderStatus.CANCELLED,
    createdAt: Date.parse('2026-11-23T23:05:00Z'),
    statusAt: Date.parse('2026-11-24T11:30:00Z'),
    linesCents: 1250,
    feeCents: 29,
  };
  const rates = [
    { rate: 100, grossCents: 550 },
    { rate: 55, grossCents: 700 },
  ];
  const operations = operationsOf([order], () => rates, spanOfDays('Europe/Paris', '2026-11-24', '2026-11-24'));
  expect(accountsCsv(operations, 'Europe/Paris').split('\r\n')).toEqual([
    '\ufeffDate;Heure;Commande;Opération;Règlement;Taux de TVA (%);HT (€);TVA (€);TTC (€);Frais de service (€);Encaissé (€)',
    '24/11/2026;00:05;K7MQ2X;Vente;Carte bancaire;5,5;6,64;0,36;7,00;0,29;12,79',
    '24/11/2026;00:05;K7MQ2X;Vente;Carte bancaire;10,0;5,00;0,50;5,50;;',
    '24/11/2026;12:30;K7MQ2X;Remboursement;Carte bancaire;5,5;-6,64;-0,36;-7,00;-0,29;-12,79',
    '24/11/2026;12:30;K7MQ2X;Remboursement;Carte bancaire;10,0;-5,00;-0,50;-5,50;;',
    '',
  ]);
});

test('a token that spreadsheets take for a power of ten stays a text', () => {
  const order = {
    ...{ id: 'o', token: '347E36', source: OrderSource.COUNTER, status: OrderStatus.COLLECTED },
    ...{ createdAt: Date.parse('2026-11-24T10:00:00Z'), statusAt: Date.parse('2026-11-24T10:00:00Z') },
    ...{ linesCents: 100, feeCents: 0 },
  };
  const span = spanOfDays('Europe/Paris', '2026-11-24', '2026-11-24');
  const operations = operationsOf([order], () => [{ rate: 55, grossCents: 100 }], span);
  expect(accountsCsv(operations, 'Europe/Paris').split('\r\n')[1]?.split(';')[2]).toBe("'347E36");
});

test('nothing sold leaves the heading', () => {
  expect(accountsCsv([], 'Europe/Paris').split('\r\n')).toHaveLength(2);
});

test('it is in the language of the owner, with the signs that English programs read', () => {
  const csv = inLocale('en', () => [accountsCsv([], 'Europe/Paris').split('\r\n')[0], amount(-123_450)]);
  expect(csv).toEqual([
    '\ufeffDate,Time,Order,Operation,Payment,VAT rate (%),Net (€),VAT (€),Gross (€),Service charge (€),Received (€)',
    '-1234.50',
  ]);
});

test('amounts are numbers to a table', () => {
  expect([0, 5, 50, -5, 123_450, -123_450].map(amount)).toEqual([
    '0,00',
    '0,05',
    '0,50',
    '-0,05',
    '1234,50',
    '-1234,50',
  ]);
});
