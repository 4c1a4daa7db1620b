import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { looksLikeEmail } from '../form-check/contact-checks';
import { emailNeeded, strongerNeeded } from '../form-check/form-check.texts';
import type { FormErrors } from '../../base/form/use-form';
import { strengthOf } from '../password-strength/strength';
import type { ShopKind } from '../../food/shop-card/shop-kind';
import * as t from './owner-signup-form.texts';

export interface OwnerSignup {
  shopName: string;
  address: string;
  restaurantType: ShopKind;
  name: string;
  email: string;
  mobile: string;
  password: string;
  /** Whether the terms were accepted; sent but not required (specification 2.7: terms not enforced). */
  termsAccepted: boolean;
}

export interface OwnerSignupEntries extends Omit<OwnerSignup, 'restaurantType' | 'termsAccepted'> {
  restaurantType: OwnerSignup['restaurantType'] | '';
  confirmPassword: string;
  terms: boolean;
}

/** Returns the errors of a shop's sign-up (specification 2.7), and the values to submit when there are none. */
export function checkOwnerSignup(entries: OwnerSignupEntries): {
  found: FormErrors<keyof OwnerSignupEntries>;
  signup: OwnerSignup | null;
} {
  const { restaurantType, password, confirmPassword, terms } = entries;
  const shopName = entries.shopName.trim();
  const address = entries.address.trim();
  const name = entries.name.trim();
  const email = entries.email.trim();
  const mobile = entries.mobile.trim();
  const found: FormErrors<keyof OwnerSignupEntries> = {
    ...(!shopName && { shopName: t.shopNameNeeded() }),
    ...(!address && { address: t.addressNeeded() }),
    ...(!restaurantType && { restaurantType: t.kindNeeded() }),
    ...(!name && { name: t.nameNeeded() }),
    ...(!looksLikeEmail(email) && { email: emailNeeded() }),
    ...(!looksLikePhone(mobile) && { mobile: phoneNeeded() }),
    ...(strengthOf(password) !== 'strong' && { password: strongerNeeded() }),
    ...(confirmPassword !== password && { confirmPassword: t.passwordsDiffer() }),
  };
  const faultless = Object.keys(found).length === 0;
  if (!faultless || restaurantType === '') return { found, signup: null };
  return { found, signup: { shopName, address, restaurantType, name, email, mobile, password, termsAccepted: terms } };
}
