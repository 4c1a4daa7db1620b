import { expect, test } from 'vitest';
import { latestOf, toKitchenTicket } from './printing-view';

test('the latest order is the one that came in last, however the list is sorted', () => {
  const orders = [
    { id: 'noon', createdAt: '2026-11-24T11:00:00Z' },
    { id: 'evening', createdAt: '2026-11-24T18:30:00+01:00' },
    { id: 'morning', createdAt: '2026-11-24T08:00:00Z' },
  ];
  expect(latestOf(orders)).toBe('evening');
  expect(orders[0]?.id).toBe('noon');
});

test('a shop without orders has no latest one', () => {
  expect(latestOf([])).toBeUndefined();
});

test('the kitchen’s ticket says what to make and what is in it, without prices', () => {
  const ticket = toKitchenTicket({
    __typename: 'Order',
    id: 'o-1',
    token: 'K7M4PX',
    createdAt: '2026-11-24T11:04:00Z',
    customerName: 'Camille Durand',
    customerPhone: null,
    status: 'READY' as const,
    source: 'ONLINE',
    feeCents: 29,
    totalCents: 979,
    window: { __typename: 'OrderWindow', pickupWindow: '12:15 PM - 12:30 PM' },
    shop: {
      __typename: 'Shop',
      id: 's',
      name: 'S',
      address: 'A',
      postcode: '75004',
      city: 'Paris',
      phone: null,
      receiptText: '',
    },
    lines: [
      {
        __typename: 'OrderLine',
        id: 'l-1',
        name: 'Tacos',
        quantity: 1,
        lineCents: 950,
        vatRate: 100,
        note: 'Bien cuit',
        allergens: ['GLUTEN', 'MILK'],
        choices: {
          __typename: 'Choices',
          size: null,
          meats: ['Merguez'],
          sauces: [],
          sot: [],
          supplements: [{ __typename: 'PricedChoice', name: 'Cheddar', priceCents: 100 }],
          toppings: [],
          fries: null,
          drink: null,
        },
      },
    ],
  });
  expect(ticket).toMatchObject({
    token: 'K7M4PX',
    date: '24 novembre 2026 à 12:04',
    lines: [
      {
        name: 'Tacos',
        selections: { meats: ['Merguez'], supplements: ['Cheddar'], note: 'Bien cuit' },
        allergens: ['Gluten', 'Lait'],
      },
    ],
  });
});
