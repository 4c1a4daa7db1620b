import { looksLikePhone, plainPhone } from '../../graphql/rules/phone';
import { phoneNeeded } from '../../graphql/rules/phone.texts';
import { normaliseText } from '../../texts/normalise';
import { Fault } from '../errors';
import { cleanText, holdsAddress } from '../text';
import { Role, type Side } from './account.entity';
import { accountNeeded } from './principal.texts';
import * as t from './contact.texts';

/** On which side of the counter an account is: a customer’s where nothing is said; throws BAD_USER_INPUT for a guest’s. */
export function readSide(role: Role | null | undefined): Side {
  if (role === Role.GUEST) throw new Fault('BAD_USER_INPUT', accountNeeded());
  return role ?? Role.CUSTOMER;
}

export const LONGEST_EMAIL = 254;
const LONGEST_NAME = 120;
const LONGEST_PHONE = 20;

/** An address as stored and compared: trimmed, without invisible signs, NFKC, as keyboards of full-width letters mean the plain ones; lower-case. */
export function normaliseEmail(email: string): string {
  return normaliseText(email).normalize('NFKC').trim().toLowerCase();
}

/** An address mail can be sent to, normalised. Throws BAD_USER_INPUT for anything else. */
export function readEmail(email: string): string {
  const normalised = normaliseEmail(email);
  const looksRight = /^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(\.[^\s@.<>"(),;:\\[\]]+)+$/.test(normalised);
  if (!looksRight || normalised.length > LONGEST_EMAIL) throw new Fault('BAD_USER_INPUT', t.emailNeeded());
  return cleanText(normalised, LONGEST_EMAIL, t.email());
}

/** A person’s name on one line. Throws BAD_USER_INPUT when it is empty or contains a link. */
export function readName(name: string): string {
  const cleaned = cleanText(name.replace(/\s+/g, ' '), LONGEST_NAME, t.name());
  if (cleaned === '') throw new Fault('BAD_USER_INPUT', t.nameNeeded());
  // Names stand in mails, and a sign-up may name a stranger's mailbox: a link in the name would make us a spammer.
  if (holdsAddress(cleaned)) throw new Fault('BAD_USER_INPUT', t.noAddressInName());
  return cleaned;
}

/** A number that could be called: 8 to 15 digits (ITU E.164), grouped as typed; null when none is given. */
export function readPhone(phone: string | null | undefined): string | null {
  const cleaned = cleanText(plainPhone(phone ?? ''), LONGEST_PHONE, t.phone());
  if (cleaned === '') return null;
  if (!looksLikePhone(cleaned)) throw new Fault('BAD_USER_INPUT', phoneNeeded());
  return cleaned;
}
