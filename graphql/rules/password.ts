import * as t from './password.texts';

/** Maximum password length; it limits the cost of hashing. */
export const LONGEST_PASSWORD = 128;

/** Requirements worded for « Il manque … ». Letters of every alphabet count: « é » is a lowercase letter. */
const DEMANDS: readonly { text: () => string; met: (password: string) => boolean }[] = [
  { text: t.length, met: (password) => [...password].length >= 8 },
  { text: t.lowercase, met: (password) => /\p{Ll}/u.test(password) },
  { text: t.uppercase, met: (password) => /\p{Lu}/u.test(password) },
  { text: t.digit, met: (password) => /\d/.test(password) },
  { text: t.sign, met: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export const DEMAND_COUNT = DEMANDS.length;

/** Words that attackers try first, with any digits and signs around them, though they meet every requirement. */
const COMMON =
  /^(password|motdepasse|azerty(uiop)?|qwerty(uiop)?|bonjour|soleil|admin(istrateur)?|welcome|bienvenue|doudou|chouchou|loulou|iloveyou|jetaime|football|marseille|princesse|letmein|abcd?|memeprix)$/;
const LETTER_FOR: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', '@': 'a', 5: 's', $: 's' };

function isCommon(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const word = plain.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[01345@$]/g, (sign) => LETTER_FOR[sign] ?? sign);
  return COMMON.test(word.replace(/[^a-z]/g, ''));
}

/** Returns the unmet requirements in display order; empty when the password is accepted. */
export function missingIn(password: string): string[] {
  const missing = DEMANDS.filter(({ met }) => !met(password)).map(({ text }) => text());
  return missing.length === 0 && isCommon(password) ? [t.lessCommon()] : missing;
}

export function isStrongEnough(password: string): boolean {
  return password.length <= LONGEST_PASSWORD && missingIn(password).length === 0;
}
