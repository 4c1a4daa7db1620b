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

test('windows after midnight form their own group, and empty groups are left out', () => {
  expect(groupWindows(windows(104)).map((group) => group.windows.length)).toEqual([68, 28, 8]);
  expect(groupWindows(windows(96).slice(70)).map((group) => group.heading)).toEqual(['After 5 PM']);
  expect(groupWindows([])).toEqual([]);
});

const fullUntil = (index: number, room = 0) => windows(68, (at) => (at < index ? room : 5));

test.each([
  ['only the next six windows of a long day', windows(68), [0, 1, 2, 3, 4, 5]],
  ['all windows of a short day', windows(8), [0, 1, 2, 3, 4, 5, 6, 7]],
  ['a full window at the start of the list', fullUntil(1), [0, 1, 2, 3, 4, 5, 6]],
  ['two of many full windows, so that those with room are visible', fullUntil(30), [0, 1, 30, 31, 32, 33, 34, 35]],
])('the picker shows %s', (_what, day, shown) => {
  expect(ids(nextWindows(day))).toEqual(shown);
});

test('the picker shows the chosen window late in the day; one with less room than the order needs counts as full', () => {
  expect(ids(nextWindows(windows(68), '60'))).toEqual([0, 1, 2, 3, 4, 5, 60]);
  expect(ids(nextWindows(fullUntil(30, 2), undefined, 3))).toEqual([0, 1, 30, 31, 32, 33, 34, 35]);
});

test('a chosen window is lost when it is gone or has too little room, and never when none was chosen', () => {
  const day = windows(3, (index) => (index === 1 ? 0 : 2));
  const choices = [[], ['0'], ['0', 2], ['0', 3], ['1'], ['gone']] as [string?, number?][];
  expect(choices.map((choice) => choiceIsLost(day, ...choice))).toEqual([false, false, false, true, true, true]);
});
