import { expect, test } from 'vitest';
import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import { preparationTitle, toPreparation } from './preparation';

const ZONE = 'Europe/Paris';
const noon = Date.parse('2026-11-24T11:00:00Z');

function order(minutes: number, lines: [string, number][], status: BoardOrderFragment['status'] = 'PREPARING') {
  const startsAt = new Date(noon + minutes * 60_000).toISOString();
  return {
    status,
    window: { startsAt },
    lines: lines.map(([name, quantity]) => ({ name, quantity })),
  } as unknown as BoardOrderFragment;
}

test('the next hour is added up by article, first what is needed first', () => {
  const orders = [
    order(30, [
      ['Flan', 2],
      ['Baguette', 9],
    ]),
    order(15, [['Flan', 1]]),
    order(59, [['Tarte', 1]]),
  ];
  expect(toPreparation(orders, noon, ZONE)).toEqual([
    { id: 'Flan', name: 'Flan', quantity: 3, firstText: 'dès 12:15' },
    { id: 'Baguette', name: 'Baguette', quantity: 9, firstText: 'dès 12:30' },
    { id: 'Tarte', name: 'Tarte', quantity: 1, firstText: 'dès 12:59' },
  ]);
});

test('what is late is wanted now; what is ready, ended or later is not counted', () => {
  const orders = [
    order(-5, [['Flan', 1]]),
    order(10, [['Flan', 5]], 'READY'),
    order(10, [['Flan', 5]], 'CANCELLED'),
    order(60, [['Flan', 5]]),
  ];
  expect(toPreparation(orders, noon, ZONE)).toEqual([
    { id: 'Flan', name: 'Flan', quantity: 1, firstText: 'maintenant' },
  ]);
});

test('the hour ends where it is said', () => {
  expect(preparationTitle(noon, ZONE)).toBe('À préparer avant 13:00');
});
