import { createUnionType } from 'type-graphql';
import { Done, TooManyTries } from '../accounts/account.results';
import { AddressUnknown } from './own-shop.results';

export const OwnerRegistrationResult = createUnionType({
  name: 'OwnerRegistrationResult',
  description: 'The activation mail is on its way, or why not.',
  types: () => [Done, AddressUnknown, TooManyTries] as const,
});
