import { expect, test } from 'vitest';
import { checkPrinter, type PrinterValues } from './check-printer';

const printer: PrinterValues = { name: 'Cuisine', connection: 'network', address: '192.168.1.20', paper: '80 mm' };

test.each([
  [printer, []],
  [{ ...printer, address: ' 192.168.1.20:9101 ' }, []],
  [{ ...printer, name: ' ' }, ['name']],
  [{ ...printer, address: '' }, ['address']],
  [{ ...printer, address: 'imprimante' }, ['address']],
  [{ ...printer, name: '', address: 'http://192.168.1.20' }, ['name', 'address']],
  [{ ...printer, connection: 'cloud' as const, address: '' }, []],
])('printer settings %j have errors in the fields %j', (values, missing) => {
  expect(Object.keys(checkPrinter(values))).toEqual(missing);
});
