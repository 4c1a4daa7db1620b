import 'reflect-metadata';
import { expect, test } from 'vitest';
import { choosing } from '../../tests/support/options';
import { inLocale } from '../locale';
import { Allergen } from '../menus/allergens';
import { kitchenTicket, type TicketLine, type TicketOrder } from './kitchen-ticket';

const line = (more: Partial<TicketLine>): TicketLine => ({
  ...{ id: 'l-1', name: 'Brownie', quantity: 1, lineCents: 300, choices: [], note: '' },
  ...{ allergens: [], allergensDeclared: true },
  ...more,
});
const order = (...lines: TicketLine[]): TicketOrder => ({
  ...{ token: 'K7M4PX', customerName: 'Camille Moreau', source: 'ONLINE', customer: {}, lines },
  createdAt: new Date('2026-11-24T10:52:00Z'),
  window: {
    startsAt: new Date('2026-11-24T11:15:00Z'),
    endsAt: new Date('2026-11-24T11:30:00Z'),
    shownFrom: new Date('2026-11-24T03:00:00Z'),
  },
  shop: { name: 'Sami Grill', zone: 'Europe/Paris' },
});
const portions = (...lines: TicketLine[]) => kitchenTicket(order(...lines), { duplicate: false, refunds: [] }).portions;

test('a kitchen ticket lists composed portions one by one and adds up plain items', () => {
  const tacos = line({ name: 'Tacos', quantity: 2, choices: choosing({ meats: ['Merguez', 'Poulet'] }) });
  expect(portions(tacos, line({ quantity: 3 }), line({})).map(({ title }) => title)).toEqual([
    'Tacos 1/2',
    'Tacos 2/2',
    '3 x Brownie',
    'Brownie',
  ]);
});

test('a kitchen ticket lists choices in the order of preparation, without prices', () => {
  const choices = [
    { groupId: 'own', name: 'Cuisson', options: [{ name: 'Saignant', priceCents: 0, quantity: 2 }] },
    ...choosing({
      supplements: [{ name: 'Cheddar', priceCents: 100 }],
      drink: 'Limonade',
      fries: 'Frites maison',
      sauces: ['Blanche'],
      toppings: [{ name: 'Olives', priceCents: 100 }],
      meats: ['Merguez'],
      sot: ['salad', 'onion'],
      size: 'Grande',
    }),
  ];
  const [portion] = portions(line({ choices, note: 'Bien cuit', allergens: [Allergen.GLUTEN, Allergen.EGGS] }));
  expect(portion?.rows.map(({ label, text }) => `${label} : ${text}`)).toEqual([
    'Taille : Grande',
    'Crudités : Salade, Oignon',
    'Viandes : Merguez',
    'Garnitures : Olives',
    'Sauces : Blanche',
    'Frites : Frites maison',
    'Boisson : Limonade',
    'Suppléments : Cheddar',
    'Cuisson : 2 × Saignant',
    'Note : Bien cuit',
  ]);
  expect(portion?.allergens).toBe('Gluten, Œufs');
});

test('a kitchen ticket shows shop-local times, counts the pieces and marks a duplicate', () => {
  expect(kitchenTicket(order(line({ quantity: 3 }), line({})), { duplicate: true, refunds: [] })).toMatchObject({
    from: '12:15 PM',
    until: '12:30 PM',
    orderedAt: '24/11/2026 11:52',
    count: 4,
    duplicate: true,
  });
});

test.each([
  ['fr', { from: '12:15', until: '12:30', orderedAt: '24/11/2026 11:52' }, '3 × Brownie', 'Suppléments'],
  ['en', { from: '12:15', until: '12:30', orderedAt: '24/11/2026, 11:52' }, '3 × Brownie', 'Extras'],
] as const)('a kitchen ticket in language %s shows 24-hour times', (locale, times, counted, label) => {
  const supplements = [{ name: 'Cheddar', priceCents: 100 }];
  const made = order(line({ quantity: 3 }), line({ choices: choosing({ supplements }) }));
  const ticket = inLocale(locale, () => kitchenTicket(made, { duplicate: false, refunds: [] }));
  expect(ticket).toMatchObject({ ...times, portions: [{ title: counted }, { rows: [{ label }] }] });
});

test('a kitchen ticket lists refunded pieces apart with their choices, outside the portions and the count', () => {
  const choices = choosing({ meats: ['Merguez'] });
  const lines = [line({ id: 'tacos', name: 'Tacos', quantity: 3, choices }), line({ id: 'cake', quantity: 2 })];
  const refund = { cents: 900, state: 'DONE' };
  const refunds = [
    { ...refund, lines: [{ lineId: 'tacos', quantity: 1 }] },
    { ...refund, lines: [{ lineId: 'cake', quantity: 2 }] },
    { ...refund, state: 'FAILED', lines: [{ lineId: 'tacos', quantity: 1 }] },
  ];
  expect(kitchenTicket(order(...lines), { duplicate: false, refunds })).toMatchObject({
    portions: [{ title: 'Tacos 1/2' }, { title: 'Tacos 2/2' }],
    cancelled: [
      { title: '1 x Tacos', rows: [{ label: 'Viandes', text: 'Merguez' }] },
      { title: '2 x Brownie', rows: [] },
    ],
    count: 2,
  });
});

test('a kitchen ticket names the pickup day only when the order was placed on an earlier day', () => {
  const options = { duplicate: false, refunds: [] };
  const ahead = { ...order(line({})), createdAt: new Date('2026-11-22T10:52:00Z') };
  expect(inLocale('fr', () => kitchenTicket(ahead, options).day)).toBe('mardi 24 novembre');
  expect(kitchenTicket(order(line({})), options).day).toBeNull();
});
