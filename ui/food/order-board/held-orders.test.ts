import { expect, test } from 'vitest';
import { inPlace } from './order-board';
import { sampleOrder } from '../../../.storybook/samples/orders';

const [one, other] = [sampleOrder, { ...sampleOrder, id: 'o-2', token: 'B3XT9R' }];

test('while the pointer is down a moved card stays in place and names its new status, and other cards update', () => {
  const ready = { ...one, status: 'READY' as const, undoSeconds: 30 };
  const later = { ...other, timeLeft: 'dans 11 min' };
  expect(inPlace([one, other], [later, ready])).toEqual([{ ...one, movedTo: 'READY' }, later]);
});

test('while the pointer is down no order is added to the board and none changes its position', () => {
  const atTheDoor = { ...other, customerArriving: true };
  expect(inPlace([one, other], [atTheDoor, { ...one, id: 'o-3' }, one])).toEqual([one, other]);
});
