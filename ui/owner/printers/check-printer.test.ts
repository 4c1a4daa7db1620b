import { expect, test } from 'vitest';
import { checkPrinter, newPrinter } from './printers';

const printer = { ...newPrinter, name: 'Cuisine', connection: 'NETWORK', address: '192.168.1.20' } as const;

test.each([
  [printer, []],
  [{ ...printer, address: ' 192.168.1.20:9101 ' }, []],
  [{ ...printer, name: ' ' }, ['name']],
  [{ ...printer, address: '' }, ['address']],
  [{ ...printer, address: 'imprimante' }, ['address']],
  [{ ...printer, name: '', address: 'http://192.168.1.20' }, ['name', 'address']],
  [{ ...printer, connection: 'CLOUD' as const, address: '' }, []],
])('printer settings %j have errors in the fields %j', (values, missing) => {
  expect(Object.keys(checkPrinter(values))).toEqual(missing);
});
