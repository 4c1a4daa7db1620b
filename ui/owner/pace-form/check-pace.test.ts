import { expect, it } from 'vitest';
import { paceErrors } from './pace-form';

const pace = {
  slotMinutes: 15,
  preparationMinutes: 20,
  capacityUnits: 10,
  noShowGraceMinutes: 10,
  daysAhead: 0,
  asksPhone: false,
};

it('a shop’s pace is accepted up to its limits', () => {
  for (const edge of [
    pace,
    { ...pace, preparationMinutes: 0 },
    { ...pace, preparationMinutes: 600, capacityUnits: 1, noShowGraceMinutes: 0, daysAhead: 30 },
  ]) {
    expect(paceErrors(edge)).toEqual({});
  }
});

it.each([
  [{ preparationMinutes: null }, { preparationMinutes: 'Entre 0 et 600 minutes.' }],
  [{ preparationMinutes: 601 }, { preparationMinutes: 'Entre 0 et 600 minutes.' }],
  [{ capacityUnits: 0 }, { capacityUnits: 'Entre 1 et 999 unités.' }],
  [{ capacityUnits: 1000 }, { capacityUnits: 'Entre 1 et 999 unités.' }],
  [{ noShowGraceMinutes: 121 }, { noShowGraceMinutes: 'Entre 0 et 120 minutes.' }],
  [{ daysAhead: 31 }, { daysAhead: 'Entre 0 et 30 jours.' }],
])('a shop’s pace with %j is rejected', (part, errors) => {
  expect(paceErrors({ ...pace, ...part })).toEqual(errors);
});
