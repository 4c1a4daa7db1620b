import type { ShopKind } from '../../../ui/food/shop-card/shop-kind';
import { looksLikePhone, PHONE_NEEDED } from '../../../ui/site/form-check/contact-checks';

/** What a shop is, as it stands in the form. */
export interface IdentityValues {
  name: string;
  kind: ShopKind;
  description: string;
  /** Of the counter; may be empty. */
  phone: string;
  address: string;
  imageUrl: string | null;
}

/** What is missing or cannot be, by field. */
export function checkIdentity({ name, phone, address }: IdentityValues): Partial<Record<keyof IdentityValues, string>> {
  return {
    ...(name.trim() === '' && { name: 'Indiquez le nom de votre boutique.' }),
    ...(address.trim() === '' && { address: 'Indiquez l’adresse de votre boutique.' }),
    ...(phone.trim() !== '' && !looksLikePhone(phone.trim()) && { phone: PHONE_NEEDED }),
  };
}
