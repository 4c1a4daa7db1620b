import { missingIn } from '../../../graphql/rules/password';
import * as t from './password-strength.texts';

export type Strength = 'weak' | 'medium' | 'strong';

/** The specified words for how good a password is. */
export const strengthWords: Record<Strength, () => string> = { weak: t.weak, medium: t.medium, strong: t.strong };

/** Weak when empty, strong when the rule passes, otherwise medium. */
export function strengthOf(password: string): Strength {
  if (password === '') return 'weak';
  return missingIn(password).length === 0 ? 'strong' : 'medium';
}
