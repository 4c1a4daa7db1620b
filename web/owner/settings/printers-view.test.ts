import { expect, test } from 'vitest';
import type { PrinterFactsFragment } from '../../../graphql/generated/owner/printers';
import { fromPrinter, toPrinter } from './use-printers';

const kitchen: PrinterFactsFragment = {
  __typename: 'Printer',
  id: 'p-1',
  name: 'Cuisine',
  connection: 'NETWORK',
  address: '192.168.1.20',
  columns: 48,
  state: 'READY',
  problem: null,
  isClaimed: true,
  seenAt: '2026-11-24T10:55:00Z',
};
const now = '2026-11-24T11:00:00Z';

test('a printer shows its connection, its paper and when it was last seen by the server’s clock', () => {
  expect(toPrinter(kitchen, now)).toEqual({
    id: 'p-1',
    name: 'Cuisine',
    connectionText: 'Réseau, 192.168.1.20',
    paper: '80 mm',
    state: 'ready',
    seenText: 'vue il y a 5 min',
  });
});

test('a printer that has never connected shows « jamais vue »', () => {
  const star = { ...kitchen, connection: 'CLOUD' as const, address: null, columns: 32, state: 'WAITING' as const };
  expect(toPrinter({ ...star, seenAt: null }, now)).toMatchObject({
    connectionText: 'CloudPRNT',
    paper: '58 mm',
    state: 'waiting',
    seenText: 'jamais vue',
  });
});

test('a printer whose code was not entered yet is shown as unclaimed, even when it answers', () => {
  expect(toPrinter({ ...kitchen, isClaimed: false }, now)).toMatchObject({ state: 'unclaimed' });
});

test('a printer that answers with its cover open is shown as such instead of silent', () => {
  const star = { ...kitchen, state: 'SILENT' as const, problem: 'COVER_OPEN' as const };
  expect(toPrinter(star, now)).toMatchObject({ state: 'coverOpen' });
  expect(toPrinter({ ...star, state: 'NO_PAPER' }, now)).toMatchObject({ state: 'noPaper' });
});

test('only a network printer is submitted with an address', () => {
  const values = { name: 'Cuisine', address: '192.168.1.20', paper: '58 mm' } as const;
  expect(fromPrinter({ ...values, connection: 'network' })).toEqual({
    name: 'Cuisine',
    columns: 32,
    connection: 'NETWORK',
    address: '192.168.1.20',
  });
  expect(fromPrinter({ ...values, connection: 'cloud' })).toEqual({
    name: 'Cuisine',
    columns: 32,
    connection: 'CLOUD',
  });
});
