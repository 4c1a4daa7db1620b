import { expect, test } from 'vitest';
import { progressOf, type FirstStep, type StepState } from './progress';

const step = (id: string, state: StepState, optional?: boolean): FirstStep => ({
  id,
  title: id,
  text: '',
  state,
  href: `/${id}`,
  actionLabel: id,
  optional,
});

test('the first step the owner can take is the next one, needed ones first', () => {
  const steps = [
    step('hours', 'done'),
    step('printer', 'todo', true),
    step('account', 'waiting'),
    step('items', 'todo'),
  ];
  const { done, total, next, blocking } = progressOf(steps);
  expect([done, total]).toEqual([1, 3]);
  expect(next?.id).toBe('items');
  expect(blocking.map(({ id }) => id)).toEqual(['account', 'items']);
});

test('what is optional never keeps the shop closed, yet is still offered', () => {
  const { blocking, next } = progressOf([step('hours', 'done'), step('printer', 'todo', true)]);
  expect(blocking).toEqual([]);
  expect(next?.id).toBe('printer');
});

test('where somebody else must move nothing is asked of the owner', () => {
  const { next, blocking } = progressOf([step('account', 'waiting')]);
  expect(next).toBeUndefined();
  expect(blocking).toHaveLength(1);
});
