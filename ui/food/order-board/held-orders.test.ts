import { expect, test } from 'vitest';
import { inPlace } from './order-board';
import { sampleOrder } from './sample-orders';

const [one, other] = [sampleOrder, { ...sampleOrder, id: 'o-2', token: 'B3XT9R' }];

test('under a finger a card stays where it was and says where it goes; the time on the others goes on', () => {
  const ready = { ...one, status: 'READY' as const, undoSeconds: 30 };
  const later = { ...other, timeLeft: 'dans 11 min' };
  expect(inPlace([one, other], [later, ready])).toEqual([{ ...one, movedTo: 'READY' }, later]);
});

test('under a finger nothing new comes in, and nobody goes to the front', () => {
  const atTheDoor = { ...other, customerArriving: true };
  expect(inPlace([one, other], [atTheDoor, { ...one, id: 'o-3' }, one])).toEqual([one, other]);
});
