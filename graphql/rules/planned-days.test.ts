import { expect, test } from 'vitest';
import { wrongDays } from './planned-days';

test.each([
  ['2026-11-24', '2026-11-24', {}],
  ['2026-11-24', '', {}],
  ['2027-01-01', '2027-12-31', {}],
  ['2026-11-23', '2026-11-24', { from: 'Cette date est passée.' }],
  ['2026-11-23', '2026-11-22', { from: 'Cette date est passée.', to: 'La fin précède le début.' }],
  ['2026-12-26', '2026-12-24', { to: 'La fin précède le début.' }],
  ['', '', { from: 'Choisissez une date.' }],
  ['2026-02-30', '', { from: 'Choisissez une date.' }],
  ['2026-12-24T08', '', { from: 'Choisissez une date.' }],
  ['le 2026-12-24', '', { from: 'Choisissez une date.' }],
  ['2026-12-24', '2026-13-01', { to: 'Choisissez une date.' }],
  ['2028-11-23', '', {}],
  ['2028-11-24', '', { from: 'Cette date est trop lointaine.' }],
  ['2027-01-01', '2028-01-02', { to: 'Un an au plus à la fois.' }],
  ['2031-01-01', '2031-01-01', { from: 'Cette date est trop lointaine.' }],
])('checks planned dates from « %s » to « %s » on 24 November 2026', (from, to, wrong) => {
  expect(wrongDays({ from, to }, '2026-11-24')).toEqual(wrong);
});
