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

describe('the sign-up of a shop', () => {
  it('is handed over without the spaces around, and without the second password', () => {
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
  ] as const)('is not handed over with %s « %s »', (name, value) => {
    const { found, signup } = checkOwnerSignup({ ...complete, [name]: value });
    expect(Object.keys(found)).toEqual([name]);
    expect(signup).toBeNull();
  });

  it('goes on without the terms, and tells so', () => {
    expect(checkOwnerSignup({ ...complete, terms: false }).signup).toMatchObject({ termsAccepted: false });
  });

  it('keeps a password of spaces as it was typed', () => {
    const password = ' De!2026 ';
    expect(checkOwnerSignup({ ...complete, password, confirmPassword: password }).signup?.password).toBe(password);
  });

  it('refuses a weak password though it was typed twice', () => {
    const { found } = checkOwnerSignup({ ...complete, password: 'levain', confirmPassword: 'levain' });
    expect(found).toEqual({ password: 'Choisissez un mot de passe plus fort.' });
  });
});
