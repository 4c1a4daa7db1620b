import { looksLikePhone, plainPhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { normaliseText } from '../../../graphql/texts/normalise';
import { Fault } from '../../errors';
import { cleanText, holdsAddress } from '../../text';
import { Role, type Side } from '../account.entity';
import { accountNeeded } from '../principal.texts';
import * as t from './contact.texts';

/** Returns the role, or CUSTOMER when none is given; throws BAD_USER_INPUT for GUEST. */
export function readSide(role: Role | null | undefined): Side {
  if (role === Role.GUEST) throw new Fault('BAD_USER_INPUT', accountNeeded());
  return role ?? Role.CUSTOMER;
}

export const LONGEST_EMAIL = 254;
const LONGEST_NAME = 120;
const LONGEST_PHONE = 20;

/** As stored and compared: trimmed, lower-case, without invisible characters, in NFKC (no full-width letters). */
export function normaliseEmail(email: string): string {
  return normaliseText(email).normalize('NFKC').trim().toLowerCase();
}

/** Returns the normalised address. Throws BAD_USER_INPUT when mail cannot be sent to it. */
export function readEmail(email: string): string {
  const normalised = normaliseEmail(email);
  const looksRight = /^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(\.[^\s@.<>"(),;:\\[\]]+)+$/.test(normalised);
  if (!looksRight || normalised.length > LONGEST_EMAIL) throw new Fault('BAD_USER_INPUT', t.emailNeeded());
  return cleanText(normalised, LONGEST_EMAIL, t.email());
}

/** Returns a person's name on one line. Throws BAD_USER_INPUT when it is empty or contains a link. */
export function readName(name: string): string {
  const cleaned = cleanText(name.replace(/\s+/g, ' '), LONGEST_NAME, t.name());
  if (cleaned === '') throw new Fault('BAD_USER_INPUT', t.nameNeeded());
  // Mails contain the name, and a sign-up may give a stranger's address: with a link in the name, strangers could send
  // spam through us.
  if (holdsAddress(cleaned)) throw new Fault('BAD_USER_INPUT', t.noAddressInName());
  return cleaned;
}

/** 8 to 15 digits (ITU E.164), grouped as typed; null when none is given. Throws BAD_USER_INPUT for anything else. */
export function readPhone(phone: string | null | undefined): string | null {
  const cleaned = cleanText(plainPhone(phone ?? ''), LONGEST_PHONE, t.phone());
  if (cleaned === '') return null;
  if (!looksLikePhone(cleaned)) throw new Fault('BAD_USER_INPUT', phoneNeeded());
  return cleaned;
}
