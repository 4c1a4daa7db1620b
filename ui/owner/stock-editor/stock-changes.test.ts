import { describe, expect, it } from 'vitest';
import { stockChanges, stockDraft, usualDraft, type StockCategory } from './stock-editor';

const line = { name: '', pictureUrl: null };
const categories: StockCategory[] = [
  {
    id: 'c-1',
    name: 'Pains',
    lines: [
      { ...line, id: 'a', stock: 4, usualStock: 40 },
      { ...line, id: 'b', stock: null, usualStock: null },
    ],
  },
  { id: 'c-2', name: 'Tartes', lines: [{ ...line, id: 'c', stock: 0 }] },
];

describe('today’s stock form', () => {
  it('the stock form starts with the stored stock and no changes', () => {
    expect(stockDraft(categories)).toEqual({ a: 4, b: null, c: 0 });
    expect(stockChanges(categories, stockDraft(categories))).toEqual([]);
  });

  it('the stock form submits only changed items, including those set to « not counted »', () => {
    expect(stockChanges(categories, { a: null, b: 0, c: 0 })).toEqual([
      { id: 'a', stock: null },
      { id: 'b', stock: 0 },
    ]);
  });

  it('« as usual » in the stock form sets items with a usual stock and leaves the others', () => {
    expect(usualDraft(categories, { a: 1, b: 2, c: 3 })).toEqual({ a: 40, b: null, c: 3 });
  });
});
