import { expect, test } from 'vitest';
import { inLocale } from '../locale';
import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';
import { operationsOf } from './accounts';
import { accountsCsv, amount } from './report.service';
import { spanOfDays } from './span';

test('the accounting CSV in French lists sales and refunds per VAT rate, and keeps a token like a power of ten as text', () => {
  const order = {
    ...{ id: 'o', token: '347E36', source: OrderSource.ONLINE, status: OrderStatus.CANCELLED },
    ...{ createdAt: Date.parse('2026-11-23T23:05:00Z'), statusAt: Date.parse('2026-11-24T11:30:00Z') },
    ...{ linesCents: 1250, feeCents: 29 },
  };
  const rates = [
    { rate: 100, grossCents: 550 },
    { rate: 55, grossCents: 700 },
  ];
  const operations = operationsOf([order], () => rates, spanOfDays('Europe/Paris', '2026-11-24', '2026-11-24'));
  expect(accountsCsv(operations, 'Europe/Paris').split('\r\n')).toEqual([
    '\ufeffDate;Heure;Commande;Opération;Règlement;Taux de TVA (%);HT (€);TVA (€);TTC (€);Frais de service (€);Encaissé (€)',
    "24/11/2026;00:05;'347E36;Vente;Carte bancaire;5,5;6,64;0,36;7,00;0,29;12,79",
    "24/11/2026;00:05;'347E36;Vente;Carte bancaire;10,0;5,00;0,50;5,50;;",
    "24/11/2026;12:30;'347E36;Remboursement;Carte bancaire;5,5;-6,64;-0,36;-7,00;-0,29;-12,79",
    "24/11/2026;12:30;'347E36;Remboursement;Carte bancaire;10,0;-5,00;-0,50;-5,50;;",
    '',
  ]);
});

test('the accounting CSV in English has English headers, commas and decimal points, and no other row when nothing was sold', () => {
  const csv = inLocale('en', () => [...accountsCsv([], 'Europe/Paris').split('\r\n'), amount(-123_450)]);
  expect(csv).toEqual([
    '\ufeffDate,Time,Order,Operation,Payment,VAT rate (%),Net (€),VAT (€),Gross (€),Service charge (€),Received (€)',
    '',
    '-1234.50',
  ]);
});

test('amounts in the accounting CSV have two decimals, a decimal comma and no thousands separator', () => {
  const shown = ['0,00', '0,05', '0,50', '-0,05', '1234,50', '-1234,50'];
  expect([0, 5, 50, -5, 123_450, -123_450].map(amount)).toEqual(shown);
});
