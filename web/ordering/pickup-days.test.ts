import { expect, test } from 'vitest';
import { aheadCart as cart, pickupDays as days, troubledCart } from '../../.storybook/results/cart';
import { cartOn, usualDay } from './pickup-days';

const [today, , , monday] = days;
if (!today || !monday) throw new Error('days are missing');
const [one, other] = cart.shop.pickupWindows;
if (!one || !other) throw new Error('windows are missing');
const heldOn = (startsAt: string, businessDay: string) => ({
  ...cart,
  hold: {
    ...{ __typename: 'CartHold' as const, windowId: 'w', units: 2, secondsLeft: 9 },
    window: { ...one, startsAt, businessDay },
  },
});

test('the preselected day is that of the hold, else the first possible one, else today', () => {
  expect(usualDay(cart, days)).toBe(monday);
  // Half past midnight in Paris, of the service that began on Monday.
  expect(usualDay(heldOn('2026-06-15T22:30:00Z', '2026-06-15'), days)?.day).toBe('2026-06-15');
  expect(usualDay(cart, days.slice(0, 3))).toBe(today);
});

test('a day offers only the windows in which every item can be had', () => {
  const offered = cartOn(cart, { ...monday, shutWindows: [one.id] }, [one, other], false).shop.pickupWindows;
  expect(offered).toEqual([other]);
  expect(cartOn(cart, today, [one, other], true).shop.pickupWindows).toEqual([]);
});

test('remaining stock applies to today only, and a hold applies to its own day only', () => {
  const problems = (isToday: boolean) =>
    cartOn({ ...troubledCart, shop: cart.shop }, monday, [], isToday).lines.map(({ problem }) => problem);
  expect(problems(true)).toEqual([null, 'CHOICE_UNAVAILABLE', 'NOT_ENOUGH']);
  expect(problems(false)).toEqual([null, 'CHOICE_UNAVAILABLE', null]);
  const held = heldOn('2026-06-15T22:30:00Z', '2026-06-15');
  expect(cartOn(held, monday, [], false).hold).toBe(held.hold);
  expect(cartOn(held, today, [], true).hold).toBeNull();
});
