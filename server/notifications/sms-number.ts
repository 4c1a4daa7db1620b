import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainPhone } from '../../graphql/rules/phone';

/** Countries with telephone numbers of their own, by the first digits of a postcode. */
const COUNTRIES: Partial<Record<string, CountryCode>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  980: 'MC',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};
/** They share the ten digits of France, so that a number of one of them is dialled as it is in the others. */
const FRENCH_NUMBERING: readonly CountryCode[] = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT'];

/**
 * A mobile number in E.164, as SMS gateways take it, read as somebody in a shop of that postcode would dial it; null for a
 * landline and for what is no number.
 */
export function mobileNumber(typed: string, postcode: string): string | null {
  // « +33 692… » and « 0033 692… » are how people write a number of Réunion that they dial as 0692…
  const national = plainPhone(typed)
    .replace(/^(?:\+|00) ?33[ .-]?0?(?=\d)/, '0')
    .replace(/^0 ?5 ?0 ?8[ .-]?(?=(?:[ .-]?\d){6}$)/, '+508');
  const own = COUNTRIES[postcode.slice(0, 3)] ?? 'FR';
  for (const country of [own, ...FRENCH_NUMBERING]) {
    const number = parsePhoneNumberFromString(national, { defaultCountry: country, extract: false });
    if (number?.isValid()) {
      const type = number.getType();
      if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return number.number;
      if (country === own) return null;
    }
  }
  // The library knows the ranges that are handed out today; all of 06 and 07 are mobile.
  const digits = national.replace(/\D/g, '');
  return /^0[67]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : null;
}
