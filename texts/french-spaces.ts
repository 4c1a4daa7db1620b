/** Before a colon, within quotation marks and between a number and its unit, which may be put in: `${minutes} min`, as written. */
const NO_BREAK = /(«) | (?=»)| (?=:(?![\p{L}\d/]))|([\d}]) (?=(?:min|h|s|km|m|kg|g|Mo)(?![\p{L}\d’]))/gu;
/** Before the other signs. Neither is touched within an address or a line of code. */
const NARROW = / (?=[;!?%€](?![\p{L}\d/]))/gu;

/** No French line begins with a sign or a unit. */
export function frenchSpaces(said: string): string {
  return said.replace(NO_BREAK, '$1$2\u00a0').replace(NARROW, '\u202f');
}
