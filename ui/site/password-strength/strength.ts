import { missingIn } from '../../../graphql/rules/password';
import { strongerNeeded } from '../form-check/form-check.texts';
import * as t from './password-strength.texts';

export type Strength = 'weak' | 'medium' | 'strong';

/** Labels of the password strengths, as specified. */
export const strengthWords: Record<Strength, () => string> = { weak: t.weak, medium: t.medium, strong: t.strong };

/** Returns `weak` for an empty password, `strong` when it satisfies the password rule, otherwise `medium`. */
export function strengthOf(password: string): Strength {
  if (password === '') return 'weak';
  return missingIn(password).length === 0 ? 'strong' : 'medium';
}

export function passwordError(password: string): string | undefined {
  return strengthOf(password) === 'strong' ? undefined : strongerNeeded();
}
