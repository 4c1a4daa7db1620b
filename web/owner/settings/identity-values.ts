import type { ShopKind } from '../../../ui/food/shop-card/shop-kind';
import type { English } from '../../../ui/owner/english-part/english-part';
import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { addressNeeded, nameNeeded } from './identity-form.texts';

export interface IdentityValues extends Pick<English, 'descriptionEn'> {
  name: string;
  kind: ShopKind;
  description: string;
  phone: string;
  address: string;
  pictureUrl: string | null;
}

export function checkIdentity({ name, phone, address }: IdentityValues): Partial<Record<keyof IdentityValues, string>> {
  return {
    ...(name.trim() === '' && { name: nameNeeded() }),
    ...(address.trim() === '' && { address: addressNeeded() }),
    ...(phone.trim() !== '' && !looksLikePhone(phone.trim()) && { phone: phoneNeeded() }),
  };
}
