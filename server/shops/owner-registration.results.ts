import { createUnionType } from 'type-graphql';
import { Done, TooManyTries } from '../accounts/account.results';
import { AddressUnknown } from './own-shop.results';

export const OwnerRegistrationResult = createUnionType({
  name: 'OwnerRegistrationResult',
  types: () => [Done, AddressUnknown, TooManyTries] as const,
});
