/**
 * Returns whether the text has the form of an email address: a local part, @ and a host with a dot. Only a sent mail
 * proves that it exists.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
