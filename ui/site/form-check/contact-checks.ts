import { looksLikePhone } from '../../../graphql/rules/phone';
import { phoneNeeded } from '../../../graphql/rules/phone.texts';
import { emailNeeded } from './form-check.texts';

/**
 * Returns whether the text has the form of an email address: a local part, @ and a host with a dot. Only a sent mail
 * proves that it exists.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

export function emailError(email: string): string | undefined {
  return looksLikeEmail(email.trim()) ? undefined : emailNeeded();
}

/** Returns the error of a phone number that may be left out. */
export function phoneError(phone: string): string | undefined {
  return phone.trim() === '' || looksLikePhone(phone.trim()) ? undefined : phoneNeeded();
}
