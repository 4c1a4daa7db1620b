import type { FooterLink } from '../../ui/site/footer/footer';
import * as t from './site-config.texts';

export interface House {
  links: readonly FooterLink[];
  phone?: string;
  email?: string;
  /** Client id for the sign-in with Google; undefined when it is not offered. */
  googleClientId?: string;
  /** Public key for push subscriptions; undefined when the server sends no notifications. */
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
  // The server renders with this module too, where there is no document.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
