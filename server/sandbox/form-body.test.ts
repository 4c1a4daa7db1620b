import { expect, test } from 'vitest';
import { parseForm } from './form-body';

test('form fields with brackets are parsed into nested objects, and numbered or empty brackets into lists', () => {
  const form =
    'amount=450&transfer_data[destination]=acct_1&expand[0]=a&expand[1]=b&types[]=x&types[]=y&metadata%5Bnote%5D=%C3%A9t%C3%A9+%26';
  expect(JSON.parse(JSON.stringify(parseForm(form)))).toEqual({
    amount: '450',
    transfer_data: { destination: 'acct_1' },
    expand: ['a', 'b'],
    types: ['x', 'y'],
    metadata: { note: 'été &' },
  });
});

test('a form list with gaps is parsed into an object', () => {
  expect(JSON.parse(JSON.stringify(parseForm('a[0]=x&a[2]=y')))).toEqual({ a: { 0: 'x', 2: 'y' } });
});

test('form field names cannot modify a prototype', () => {
  const fields = parseForm('__proto__[admin]=1&constructor[prototype][admin]=1&a[__proto__][admin]=1');
  expect(Object.getPrototypeOf(fields)).toBeNull();
  expect(({} as { admin?: string }).admin).toBeUndefined();
});

test.each([
  'a[b=1',
  'a]b=1',
  '[a]=1',
  '=1',
  'a=1&a[b]=2',
  'a[b][c][d][e][f][g][h][i]=1',
  Array.from({ length: 501 }, () => 'a=1').join('&'),
])('a malformed form is rejected: %.40s', (form) => {
  expect(() => parseForm(form)).toThrow(expect.objectContaining({ status: 400 }));
});
