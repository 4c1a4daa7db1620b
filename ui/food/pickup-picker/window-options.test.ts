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

test('a window starting at 16:45 is under « Until 5 PM », one at 17:00 under « After 5 PM »', () => {
  const [before, after] = groupWindows(windows(96));
  expect(before?.heading).toBe('Until 5 PM');
  expect(before?.windows.at(-1)?.startHour).toBe(16);
  expect(after?.heading).toBe('After 5 PM');
  expect(after?.windows[0]?.startHour).toBe(17);
});

test('only the group « After 5 PM » is shown in the evening', () => {
  expect(groupWindows(windows(96).slice(70)).map((group) => group.heading)).toEqual(['After 5 PM']);
});

test('windows after midnight form their own group', () => {
  expect(groupWindows(windows(104)).map((group) => group.windows.length)).toEqual([68, 28, 8]);
});

test('an empty list of windows gives no groups', () => {
  expect(groupWindows([])).toEqual([]);
});

test('the picker shows only the next six windows of a long day', () => {
  expect(ids(nextWindows(windows(68)))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the picker keeps showing a full window at the start of the list', () => {
  expect(ids(nextWindows(windows(68, (index) => (index === 0 ? 0 : 5))))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('the picker shows two of many full windows, so that the ones with room are visible', () => {
  expect(ids(nextWindows(windows(68, (index) => (index < 30 ? 0 : 5))))).toEqual([0, 1, 30, 31, 32, 33, 34, 35]);
});

test('the picker shows the chosen window even when it is late in the day', () => {
  expect(ids(nextWindows(windows(68), '60'))).toEqual([0, 1, 2, 3, 4, 5, 60]);
});

test('a window with less room than the order needs counts as full', () => {
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

test('the picker shows all windows of a short day', () => {
  expect(nextWindows(windows(8))).toHaveLength(8);
});

test('a chosen window is lost when it is gone or full, and never when none was chosen', () => {
  const day = windows(3, (index) => (index === 1 ? 0 : 2));
  expect(choiceIsLost(day)).toBe(false);
  expect(choiceIsLost(day, '0')).toBe(false);
  expect(choiceIsLost(day, '1')).toBe(true);
  expect(choiceIsLost(day, 'gone')).toBe(true);
});
