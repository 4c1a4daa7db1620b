import { expect, test } from 'vitest';
import { toRegistration } from './signup-page';

test.each([
  ['boulangerie', 'BOULANGERIE'],
  ['restaurant', 'RESTAURANT'],
  ['cafe', 'CAFE'],
] as const)('a %s signs up as %s with every value entered', (restaurantType, kind) => {
  const typed = {
    shopName: 'Le Zinc',
    address: '10 Rue de Rivoli',
    name: 'Inès',
    email: 'ines@zinc.test',
    password: 'x',
  };
  const signup = { ...typed, restaurantType, mobile: '0612345678', termsAccepted: false };
  expect(toRegistration(signup)).toEqual({ ...typed, kind, phone: '0612345678', acceptsTerms: false });
});
