import { describe, expect, it } from 'vitest';
import { checkOwnerSignup, type OwnerSignupEntries } from './owner-signup';

const complete: OwnerSignupEntries = {
  shopName: ' Maison Levain ',
  address: '10 Rue de Rivoli, 75004 Paris',
  restaurantType: 'cafe',
  name: ' Inès Moreau',
  email: 'ines@levain.test ',
  mobile: '06 12 34 56 78',
  password: 'Demo!2026',
  confirmPassword: 'Demo!2026',
  terms: true,
};

describe('shop sign-up form', () => {
  it('the shop sign-up is submitted trimmed and without the repeated password', () => {
    expect(checkOwnerSignup(complete)).toEqual({
      found: {},
      signup: {
        shopName: 'Maison Levain',
        address: '10 Rue de Rivoli, 75004 Paris',
        restaurantType: 'cafe',
        name: 'Inès Moreau',
        email: 'ines@levain.test',
        mobile: '06 12 34 56 78',
        password: 'Demo!2026',
        termsAccepted: true,
      },
    });
  });

  it.each([
    ['shopName', '  '],
    ['address', ''],
    ['restaurantType', ''],
    ['name', ''],
    ['email', 'ines@levain'],
    ['mobile', ''],
    ['confirmPassword', 'demo!2026'],
    ['confirmPassword', ''],
    ['password', 'levain'],
  ] as const)('the shop sign-up is rejected with %s « %s »', (name, value) => {
    const weak = name === 'password' && { confirmPassword: value };
    const { found, signup } = checkOwnerSignup({ ...complete, [name]: value, ...weak });
    expect(Object.keys(found)).toEqual([name]);
    expect(signup).toBeNull();
  });

  it('the shop sign-up without accepted terms is submitted with termsAccepted false, spaces in the password stay', () => {
    const password = ' De!2026 ';
    const { signup } = checkOwnerSignup({ ...complete, terms: false, password, confirmPassword: password });
    expect(signup).toMatchObject({ termsAccepted: false, password });
  });
});
