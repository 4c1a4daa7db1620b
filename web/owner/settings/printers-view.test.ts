import { expect, test } from 'vitest';
import { kitchen } from '../../../.storybook/results/own-shop';
import { toPrinter } from './printing-panel';

const now = '2026-06-12T09:43:00Z';
const star = { ...kitchen, connection: 'CLOUD', address: null, columns: 32 } as const;

test('a printer shows its connection, its paper and when it was last seen by the server’s clock', () => {
  expect(toPrinter(kitchen, now)).toEqual({
    id: 'kitchen',
    name: 'Cuisine',
    connectionText: 'Réseau, 192.168.1.20',
    paper: '80 mm',
    state: 'READY',
    seenText: 'vue il y a 5 min',
  });
});

test.each([
  [
    'has never connected',
    { state: 'WAITING', seenAt: null },
    { connectionText: 'CloudPRNT', paper: '58 mm', state: 'WAITING', seenText: 'jamais vue' },
  ],
  ['answers before its code was entered', { isClaimed: false }, { state: 'UNCLAIMED' }],
  ['answers with its cover open', { state: 'SILENT', problem: 'COVER_OPEN' }, { state: 'COVER_OPEN' }],
  ['has no paper, whatever its cover', { state: 'NO_PAPER', problem: 'COVER_OPEN' }, { state: 'NO_PAPER' }],
] as const)('a printer that %s is shown as such', (_what, facts, shown) => {
  expect(toPrinter({ ...star, ...facts }, now)).toMatchObject(shown);
});
