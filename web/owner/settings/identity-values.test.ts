import { expect, it } from 'vitest';
import { checkIdentity, fromIdentity, type IdentityValues } from './identity-form';

const levain: IdentityValues = {
  name: 'Maison Levain',
  kind: 'boulangerie',
  description: '',
  phone: '',
  address: '10 Rue de Rivoli, 75004 Paris',
  pictureUrl: null,
};

it('a shop’s identity requires only name and address', () => {
  expect(checkIdentity(levain)).toEqual({});
});

it.each([
  [{ name: '  ' }, ['name']],
  [{ address: '' }, ['address']],
  [{ phone: '12' }, ['phone']],
  [{ phone: 'au comptoir', name: '' }, ['name', 'phone']],
])('a shop’s identity with %j is rejected at those fields', (part, fields) => {
  expect(Object.keys(checkIdentity({ ...levain, ...part }))).toEqual(fields);
});

it('a blank phone number of a shop is submitted as null', () => {
  expect(fromIdentity({ ...levain, kind: 'cafe', phone: '  ' })).toMatchObject({
    kind: 'CAFE',
    phone: null,
    pictureUrl: null,
  });
});
