/** The spec's own words for how good a password is (specification 2.1). */
export type Strength = 'Faible' | 'Moyen' | 'Fort';

interface Demand {
  text: string;
  met: (password: string) => boolean;
}

/** What a password must hold (specification 2.2). Letters of every alphabet count: « é » is a lowercase letter. */
const DEMANDS: readonly Demand[] = [
  { text: '8 caractères', met: (password) => [...password].length >= 8 },
  { text: 'une minuscule', met: (password) => /\p{Ll}/u.test(password) },
  { text: 'une majuscule', met: (password) => /\p{Lu}/u.test(password) },
  { text: 'un chiffre', met: (password) => /\d/.test(password) },
  { text: 'un caractère spécial', met: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export const DEMAND_COUNT = DEMANDS.length;

export function missingIn(password: string): string[] {
  return DEMANDS.filter(({ met }) => !met(password)).map(({ text }) => text);
}

/** Faible when empty, Fort when the rule passes, otherwise Moyen (specification 2.1). */
export function strengthOf(password: string): Strength {
  if (password === '') return 'Faible';
  return missingIn(password).length === 0 ? 'Fort' : 'Moyen';
}
