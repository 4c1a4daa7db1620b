/** Limits the cost of hashing. */
export const LONGEST_PASSWORD = 128;

/**
 * What a new password must hold, and how « Il manque … » names it. Letters of every alphabet count: « é » is a lowercase
 * letter. None of the 6,800 commonest passwords passes, in whatever case: a list of them would refuse nothing more.
 */
const DEMANDS: readonly { text: string; met: (password: string) => boolean }[] = [
  { text: '8 caractères', met: (password) => [...password].length >= 8 },
  { text: 'une minuscule', met: (password) => /\p{Ll}/u.test(password) },
  { text: 'une majuscule', met: (password) => /\p{Lu}/u.test(password) },
  { text: 'un chiffre', met: (password) => /\d/.test(password) },
  { text: 'un caractère spécial', met: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export const DEMAND_COUNT = DEMANDS.length;

/** The requirements not met, in the order they are shown; empty when the password passes. */
export function missingIn(password: string): string[] {
  return DEMANDS.filter(({ met }) => !met(password)).map(({ text }) => text);
}

export function isStrongEnough(password: string): boolean {
  return password.length <= LONGEST_PASSWORD && missingIn(password).length === 0;
}
