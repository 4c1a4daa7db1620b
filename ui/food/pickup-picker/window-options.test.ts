import { expect, test } from 'vitest';
import { choiceIsLost, groupWindows, nextWindows, type WindowOption } from './window-options';

function windows(count: number, room: (index: number) => number = () => 5): WindowOption[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    startHour: Math.floor(index / 4),
    label: `window ${String(index)}`,
    remaining: room(index),
  }));
}

const ids = (list: readonly WindowOption[]) => list.map((window) => Number(window.id));

test('a window starting at 16:45 is before five, one at 17:00 is after', () => {
  const [before, after] = groupWindows(windows(96));
  expect(before?.heading).toBe('Until 5 PM');
  expect(before?.windows.at(-1)?.startHour).toBe(16);
  expect(after?.heading).toBe('After 5 PM');
  expect(after?.windows[0]?.startHour).toBe(17);
});

test('in the evening only the second group is left', () => {
  expect(groupWindows(windows(96).slice(70)).map((group) => group.heading)).toEqual(['After 5 PM']);
});

test('windows after midnight make a group of their own', () => {
  expect(groupWindows(windows(104)).map((group) => group.windows.length)).toEqual([68, 28, 8]);
});

test('no window makes no group', () => {
  expect(groupWindows([])).toEqual([]);
});

test('a long day shows its next six windows', () => {
  expect(ids(nextWindows(windows(68)))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a full window at the start stays in sight', () => {
  expect(ids(nextWindows(windows(68, (index) => (index === 0 ? 0 : 5))))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a long row of full windows does not hide the ones with room', () => {
  expect(ids(nextWindows(windows(68, (index) => (index < 30 ? 0 : 5))))).toEqual([0, 1, 30, 31, 32, 33, 34, 35]);
});

test('the chosen window is shown even late in the day', () => {
  expect(ids(nextWindows(windows(68), '60'))).toEqual([0, 1, 2, 3, 4, 5, 60]);
});

test('windows too small for the order count as full', () => {
  expect(
    ids(
      nextWindows(
        windows(68, (index) => (index < 30 ? 2 : 5)),
        undefined,
        3,
      ),
    ),
  ).toEqual([0, 1, 30, 31, 32, 33, 34, 35]);
  expect(
    choiceIsLost(
      windows(3, () => 2),
      '0',
      3,
    ),
  ).toBe(true);
  expect(
    choiceIsLost(
      windows(3, () => 3),
      '0',
      3,
    ),
  ).toBe(false);
});

test('a short day is shown whole', () => {
  expect(nextWindows(windows(8))).toHaveLength(8);
});

test('a choice is lost when its window is gone or full, never when nothing was chosen', () => {
  const day = windows(3, (index) => (index === 1 ? 0 : 2));
  expect(choiceIsLost(day)).toBe(false);
  expect(choiceIsLost(day, '0')).toBe(false);
  expect(choiceIsLost(day, '1')).toBe(true);
  expect(choiceIsLost(day, 'gone')).toBe(true);
});
