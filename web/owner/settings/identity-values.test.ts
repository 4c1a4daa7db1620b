import { expect, it } from 'vitest';
import { checkIdentity, type IdentityValues } from './identity-form';

const levain: IdentityValues = {
  name: 'Maison Levain',
  kind: 'boulangerie',
  description: '',
  phone: '',
  address: '10 Rue de Rivoli, 75004 Paris',
  pictureUrl: null,
};

it('name and address are enough', () => {
  expect(checkIdentity(levain)).toEqual({});
});

it.each([
  [{ name: '  ' }, ['name']],
  [{ address: '' }, ['address']],
  [{ phone: '12' }, ['phone']],
  [{ phone: 'au comptoir', name: '' }, ['name', 'phone']],
])('with %j something is missing', (part, fields) => {
  expect(Object.keys(checkIdentity({ ...levain, ...part }))).toEqual(fields);
});
