import type { OwnerRegistrationInput } from '../../../graphql/generated/schema';
import type { OwnerSignup } from '../../../ui/site/owner-signup-form/owner-signup';
import { accountKind } from '../../shops/account-kind';

/** The form as the server wants it; an address is found again by its words, chosen from the list or not. */
export function toRegistration(signup: OwnerSignup): OwnerRegistrationInput {
  const { shopName, address, restaurantType, name, email, mobile, password, termsAccepted } = signup;
  return {
    shopName,
    address,
    kind: accountKind(restaurantType),
    name,
    email,
    phone: mobile,
    password,
    acceptsTerms: termsAccepted,
  };
}
