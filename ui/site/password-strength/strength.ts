import { missingIn } from '../../../graphql/rules/password';

/** The specified words for how good a password is. */
export type Strength = 'Faible' | 'Moyen' | 'Fort';

/** Faible when empty, Fort when the rule passes, otherwise Moyen. */
export function strengthOf(password: string): Strength {
  if (password === '') return 'Faible';
  return missingIn(password).length === 0 ? 'Fort' : 'Moyen';
}
