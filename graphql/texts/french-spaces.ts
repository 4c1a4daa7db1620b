/**
 * Spaces before a colon, within quotation marks and between a number and its unit; the number may be a template
 * expression as in `${minutes} min`.
 */
const NO_BREAK = /(«) | (?=»)| (?=:(?![\p{L}\d/]))|([\d}]) (?=(?:min|h|s|km|m|kg|g|Mo)(?![\p{L}\d’]))/gu;
/** Spaces before the other signs. Both patterns leave URLs and code unchanged. */
const NARROW = / (?=[;!?%€](?![\p{L}\d/]))/gu;

/** Applies French spacing with non-breaking spaces, so that no line starts with a sign or a unit. */
export function frenchSpaces(said: string): string {
  return said.replace(NO_BREAK, '$1$2\u00a0').replace(NARROW, '\u202f');
}
