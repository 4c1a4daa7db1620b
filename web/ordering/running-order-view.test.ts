import { expect, test } from 'vitest';
import { tracked } from '../../.storybook/results/orders';
import { runningOrder } from './running-order-view';

const now = Date.parse('2026-06-12T09:40:00Z');

test('a running order is shown with its status, and « J’arrive » is offered until announced', () => {
  const shown = (part: Partial<typeof tracked>) => runningOrder({ ...tracked, arrivingAt: null, ...part }, now);
  expect(shown({})).toMatchObject({ token: 'K7M4PX', news: 'En préparation', mayArrive: true });
  expect(shown({ status: 'READY' })).toMatchObject({ news: 'Prête, elle vous attend', mayArrive: true });
  expect(shown({ arrivingAt: '2026-11-21T11:00:00Z' })).toMatchObject({
    news: 'La boutique sait que vous arrivez.',
    mayArrive: false,
  });
});
