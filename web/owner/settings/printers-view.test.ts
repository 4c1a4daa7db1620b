import { expect, test } from 'vitest';
import { kitchen } from '../../../.storybook/results/own-shop';
import { fromPrinter, toPrinter } from './printing-panel';

const now = '2026-06-12T09:43:00Z';
const star = { ...kitchen, connection: 'CLOUD', address: null, columns: 32 } as const;

test('a printer shows its connection, its paper and when it was last seen by the server’s clock', () => {
  expect(toPrinter(kitchen, now)).toEqual({
    id: 'kitchen',
    name: 'Cuisine',
    connectionText: 'Réseau, 192.168.1.20',
    paper: '80 mm',
    state: 'ready',
    seenText: 'vue il y a 5 min',
  });
});

test.each([
  [
    'has never connected',
    { state: 'WAITING', seenAt: null },
    { connectionText: 'CloudPRNT', paper: '58 mm', state: 'waiting', seenText: 'jamais vue' },
  ],
  ['answers before its code was entered', { isClaimed: false }, { state: 'unclaimed' }],
  ['answers with its cover open', { state: 'SILENT', problem: 'COVER_OPEN' }, { state: 'coverOpen' }],
  ['has no paper, whatever its cover', { state: 'NO_PAPER', problem: 'COVER_OPEN' }, { state: 'noPaper' }],
] as const)('a printer that %s is shown as such', (_what, facts, shown) => {
  expect(toPrinter({ ...star, ...facts }, now)).toMatchObject(shown);
});

test('only a network printer is submitted with an address', () => {
  const values = { name: 'Cuisine', address: '192.168.1.20', paper: '58 mm' } as const;
  const printer = { name: 'Cuisine', columns: 32 };
  expect(fromPrinter({ ...values, connection: 'network' })).toEqual({
    ...printer,
    connection: 'NETWORK',
    address: '192.168.1.20',
  });
  expect(fromPrinter({ ...values, connection: 'cloud' })).toEqual({ ...printer, connection: 'CLOUD' });
});
