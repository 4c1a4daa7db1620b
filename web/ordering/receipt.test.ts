import { expect, test } from 'vitest';
import { toReceipt, vatLines, type ReceiptOrder } from './receipt';

const choices = { size: null, meats: [], sauces: [], sot: [], supplements: [], toppings: [], fries: null, drink: null };

const order: ReceiptOrder = {
  id: 'o-1',
  token: 'K7MQ3X',
  source: 'ONLINE',
  status: 'READY',
  customerName: 'Camille Moreau',
  customerPhone: '06 12 34 56 78',
  createdAt: '2026-11-21T11:04:00.000Z',
  feeCents: 29,
  totalCents: 289,
  window: { pickupWindow: '12:15 PM - 12:30 PM' },
  shop: {
    name: 'Au Bon Pain',
    zone: 'Europe/Paris',
    address: '12 Rue des Rosiers',
    postcode: '75004',
    city: 'Paris',
    phone: null,
    receiptText: '',
  },
  cancellation: null,
  refunds: [],
  lines: [{ id: 'l-1', name: 'Croissant', quantity: 2, lineCents: 260, vatRate: 55, note: '', choices }],
};

test('a receipt of an online order shows its customer, payment by card, date and shop address', () => {
  expect(toReceipt(order)).toMatchObject({
    shop: { name: 'Au Bon Pain', address: '12 Rue des Rosiers, 75004 Paris' },
    customer: { name: 'Camille Moreau', phone: '06 12 34 56 78' },
    orderId: 'K7MQ3X',
    date: '21 novembre 2026 à 12:04',
    paymentMethod: 'Carte bancaire',
    serviceChargeCents: 29,
    totalCents: 289,
    token: 'K7MQ3X',
  });
});

test('a receipt ends with the shop’s own text when there is one', () => {
  expect(toReceipt(order)).not.toHaveProperty('farewell');
  const shop = { ...order.shop, receiptText: 'À demain dès 7h !' };
  expect(toReceipt({ ...order, shop }).farewell).toBe('À demain dès 7h !');
});

test('a receipt shows the customer’s notes with their items', () => {
  expect(toReceipt(order).notes).toBeUndefined();
  const [line] = order.lines;
  if (!line) throw new Error('The order has lost its line.');
  const lines = [line, { ...line, id: 'l-2', name: 'Tacos XL', note: 'Sans oignon, merci.' }];
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
  const refunds = [{ cents: 130, state: 'DONE' as const, lines: [{ lineId: 'l-1', quantity: 1 }] }];
  expect(toReceipt({ ...order, refunds })).toMatchObject({
    lines: [{ quantity: 2, refunded: 1, lineCents: 260 }],
    totalCents: 289,
    refundCents: 130,
    vat: [{ rate: '5,5 %', taxCents: 7 }],
  });
});

test('a receipt of a cancelled order shows a full refund and no VAT', () => {
  const cancellation = { refundCents: 289 };
  expect(toReceipt({ ...order, status: 'CANCELLED', cancellation })).toMatchObject({ refundCents: 289, vat: [] });
});
