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
  ] as const)('the shop sign-up is rejected with %s « %s »', (name, value) => {
    const { found, signup } = checkOwnerSignup({ ...complete, [name]: value });
    expect(Object.keys(found)).toEqual([name]);
    expect(signup).toBeNull();
  });

  it('the shop sign-up without accepted terms is submitted with termsAccepted false', () => {
    expect(checkOwnerSignup({ ...complete, terms: false }).signup).toMatchObject({ termsAccepted: false });
  });

  it('spaces in a sign-up password are preserved', () => {
    const password = ' De!2026 ';
    expect(checkOwnerSignup({ ...complete, password, confirmPassword: password }).signup?.password).toBe(password);
  });

  it('the shop sign-up is rejected with a weak password', () => {
    const { found } = checkOwnerSignup({ ...complete, password: 'levain', confirmPassword: 'levain' });
    expect(found).toEqual({ password: 'Choisissez un mot de passe plus fort.' });
  });
});
