import { expect, test } from 'vitest';
import { cart } from '../../.storybook/results/cart';
import { lunch, lunchUntilTwo } from '../../.storybook/samples/meal-deals';
import { pricedAt } from './meal-deals';

const at = (time: string) => ({ startsAt: `2026-06-12T${time}:00+02:00`, businessDay: '2026-06-12' });
const withDeals = (mealDeals: (typeof lunch)[], more: Partial<typeof cart> = {}) => ({
  ...{ ...cart, ...more },
  shop: { ...cart.shop, mealDeals },
});
const row = { id: 'midi', name: 'Formule Midi', nameLang: null, quantity: 1, cents: 100 };

test('a meal deal is taken off the sum of the lines, and the service charge added', () => {
  const prices = { subtotalCents: 1340, linesCents: 1240, totalCents: 1269 };
  expect(pricedAt(withDeals([lunch]), undefined)).toMatchObject({ ...prices, mealDeals: [row] });
});

test('a meal deal with hours applies to windows within them, by the clock of the shop', () => {
  const totals = (window: Parameters<typeof pricedAt>[1]) => pricedAt(withDeals([lunchUntilTwo]), window);
  expect(totals(at('13:45'))).toMatchObject({ totalCents: 1269, mealDeals: [row], otherMealDeals: [] });
  const missed = { totalCents: 1369, mealDeals: [], otherMealDeals: [{ ...row, not: { served: 'jusqu’à 14:00' } }] };
  expect(totals(at('14:00'))).toMatchObject(missed);
  expect(totals(undefined)).toMatchObject(missed);
  // A quarter past midnight belongs to the evening before.
  const night = { startsAt: '2026-06-13T00:15:00+02:00', businessDay: '2026-06-12' };
  const served = { __typename: 'ServedHours' as const, days: [], from: '18:00', until: null };
  const evening = { ...lunchUntilTwo, served };
  expect(pricedAt(withDeals([evening]), night)).toMatchObject({ totalCents: 1269 });
});

test('a declined meal deal is offered again with what it would save', () => {
  expect(pricedAt(withDeals([lunch], { declinedMealDealIds: ['midi'] }), undefined)).toMatchObject({
    ...{ totalCents: 1369, mealDeals: [], otherMealDeals: [{ ...row, not: 'declined' }] },
  });
});

test('a declined meal deal can be taken back although a better one would apply at another time', () => {
  const better = { ...lunchUntilTwo, id: 'tot', priceCents: 800 };
  const cartAt = pricedAt(withDeals([lunch, better], { declinedMealDealIds: ['midi'] }), at('17:00'));
  expect(cartAt.otherMealDeals).toMatchObject([{ id: 'midi', not: 'declined' }, { id: 'tot' }]);
});

test('a line that cannot be ordered is in no meal deal', () => {
  const lines = cart.lines.map((line) => ({ ...line, problem: 'SOLD_OUT' as const }));
  expect(pricedAt(withDeals([lunch], { lines }), undefined)).toMatchObject({ totalCents: 1369, otherMealDeals: [] });
});
