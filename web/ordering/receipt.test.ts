import { expect, test } from 'vitest';
import { cancelled, order as placed, orderWithMealDeal } from '../../.storybook/results/orders';
import { toReceipt, vatLines } from './receipt';

const [croissants] = placed.lines;
if (!croissants) throw new Error('The workbench has lost its order.');
const order = { ...placed, totalCents: 419, lines: [croissants] };

test('a receipt of an online order shows its customer, payment by card, date and shop address', () => {
  expect(toReceipt(order)).toMatchObject({
    shop: { name: 'Maison Levain', address: '12 rue des Archives, 75004 Paris' },
    customer: { name: 'Camille Durand', phone: '06 12 34 56 78' },
    orderId: 'K7M4PX',
    date: '12 juin 2026 à 11:36',
    paymentMethod: 'Carte bancaire',
    serviceChargeCents: 29,
    totalCents: 419,
    token: 'K7M4PX',
  });
});

test('a receipt ends with the shop’s own text when there is one', () => {
  expect(toReceipt(order)).not.toHaveProperty('farewell');
  const shop = { ...order.shop, receiptText: 'À demain dès 7h !' };
  expect(toReceipt({ ...order, shop }).farewell).toBe('À demain dès 7h !');
});

test('a receipt shows the customer’s notes with their items', () => {
  expect(toReceipt(order).notes).toBeUndefined();
  const lines = [croissants, { ...croissants, id: 'l-2', name: 'Tacos XL', note: 'Sans oignon, merci.' }];
  expect(toReceipt({ ...order, lines }).notes).toBe('Tacos XL « Sans oignon, merci. »');
});

test('a receipt of a counter order shows a payment only once the order was collected', () => {
  expect(toReceipt({ ...order, source: 'COUNTER' }).paymentMethod).toBeUndefined();
  expect(toReceipt({ ...order, source: 'COUNTER', status: 'COLLECTED' }).paymentMethod).toBe('Au comptoir');
});

test('VAT contained in the price is listed per rate, rounded once each', () => {
  const lines = [
    { lineCents: 1055, vatRate: 55 },
    { lineCents: 1055, vatRate: 55 },
    { lineCents: 1100, vatRate: 100 },
    { lineCents: 500, vatRate: 0 },
  ];
  expect(vatLines(lines)).toEqual([
    { rate: '5,5 %', taxCents: 110 },
    { rate: '10 %', taxCents: 100 },
  ]);
});

test('a receipt marks refunded pieces and shows the refunded amount and the remaining VAT', () => {
  const refund = { __typename: 'OrderRefund' as const, id: 'r-1', cents: 130, reason: '', state: 'DONE' as const };
  const lines = [{ __typename: 'RefundedLine' as const, lineId: croissants.id, quantity: 1 }];
  const refunds = [{ ...refund, lines }];
  expect(toReceipt({ ...order, refunds })).toMatchObject({
    lines: [{ quantity: 3, refunded: 1, unitCents: 130 }],
    totalCents: 419,
    refundCents: 130,
    vat: [{ rate: '5,5 %', taxCents: 14 }],
  });
});

test('a receipt of a cancelled order shows a full refund and no VAT', () => {
  expect(toReceipt(cancelled)).toMatchObject({ refundCents: 1369, vat: [] });
});

test('a receipt with a meal deal shows prices before it, and the VAT of what was paid', () => {
  const { lines, mealDeals = [], serviceChargeCents, totalCents, vat } = toReceipt(orderWithMealDeal);
  expect(mealDeals).toMatchObject([{ name: 'Formule Midi', quantity: 1, cents: 100 }]);
  const shown = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, serviceChargeCents);
  expect(shown - 100).toBe(totalCents);
  // Of 3,77 € and 8,63 €.
  expect(vat).toEqual([
    { rate: '5,5 %', taxCents: 20 },
    { rate: '10 %', taxCents: 78 },
  ]);
});
