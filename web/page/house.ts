import type { FooterLink } from '../../ui/site/footer/footer';
import * as t from './house.texts';

export interface House {
  links: readonly FooterLink[];
  phone?: string;
  email?: string;
  /** Sign-in with Google is offered under this name. */
  googleClientId?: string;
  /** With which browsers subscribe to notifications; absent where the house sends none. */
  pushKey?: string;
  addressService: 'national' | 'google';
}

export const house: House = {
  get links() {
    return [
      { label: t.about(), href: '/a-propos' },
      { label: t.contact(), href: '/contact' },
      { label: t.privacy(), href: '/confidentialite' },
      { label: t.terms(), href: '/cgv' },
      { label: t.legal(), href: '/mentions-legales' },
    ];
  },
  phone: headEntry('support-phone'),
  email: headEntry('support-email'),
  googleClientId: headEntry('google-client-id'),
  pushKey: headEntry('push-key'),
  addressService: headEntry('address-service') === 'google' ? 'google' : 'national',
};

export function headEntry(name: string): string | undefined {
  // The server writes its links too.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
