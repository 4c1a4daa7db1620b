import { expect, it } from 'vitest';
import { checkDays, type ExceptionalDaysValues } from './closure-list';

const leave: ExceptionalDaysValues = {
  kind: 'closed',
  from: '2026-08-03',
  to: '2026-08-24',
  opensAt: '',
  closesAt: '',
  reason: 'Congés',
};

it.each([
  ['leave needs no hours', leave, {}],
  ['one day needs no end', { ...leave, to: '' }, {}],
  ['today counts', { ...leave, from: '2026-06-12' }, {}],
  ['a beginning is needed', { ...leave, from: '' }, { from: 'Choisissez une date.' }],
  ['the past cannot be planned', { ...leave, from: '2026-06-11' }, { from: 'Cette date est passée.' }],
  ['the end follows the beginning', { ...leave, to: '2026-08-02' }, { to: 'La fin précède le début.' }],
  [
    'an opening needs its hours',
    { ...leave, kind: 'open' as const },
    { opensAt: 'Indiquez l’ouverture.', closesAt: 'Indiquez la fermeture.' },
  ],
])('%s', (_law, values, errors) => {
  expect(checkDays(values, '2026-06-12')).toEqual(errors);
});
