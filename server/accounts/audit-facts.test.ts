import { expect, test } from 'vitest';
import { factsIn } from './audit-lines';

test('audit log stores the ids, amounts and flags of a change', () => {
  const input = { itemId: 'i1', priceCents: 450, published: true };
  const extras = { vatRate: 55, description: 'x' };
  expect(factsIn({ input: { ...input, name: 'Flan', extras } })).toEqual({ input });
  const [price, none] = [
    { itemId: 'i1', priceCents: 1 },
    { itemId: 'i2', priceCents: null },
  ];
  expect(factsIn({ prices: [price, none] })).toEqual({ prices: [price, none] });
  expect(factsIn({ orderIds: ['a', 'b'] })).toEqual({ orderIds: ['a', 'b'] });
});

test('audit log stores no secrets, personal data or free text', () => {
  const sent = {
    input: { currentPassword: 'a', newPassword: 'b', token: 't', reason: 'r', email: 'e@f.fr', phone: '06' },
  };
  expect(factsIn(sent)).toEqual({});
  // Nor what hides where a fact belongs.
  expect(factsIn({ input: { itemId: { password: 'b' }, from: ['READY', { token: 't' }] } })).toEqual({});
});

test('audit log truncates long texts and lists', () => {
  expect(factsIn({ itemId: 'x'.repeat(500) })).toEqual({ itemId: 'x'.repeat(120) });
  expect(factsIn({ itemIds: Array.from({ length: 500 }, () => 'x') })['itemIds']).toHaveLength(50);
});

test('audit log truncation leaves no lone surrogate or NUL character, which the database would reject', () => {
  const facts = JSON.stringify(factsIn({ reference: `${'a'.repeat(119)}😀`, orderIds: ['\0'] }));
  expect(facts).not.toMatch(/\\ud83d|\\u0000/);
});
