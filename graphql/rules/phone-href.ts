/** Returns the `tel:` link of a number, without the « (0) » that is not dialled after a country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(00|\+)([^(]*)\(0\)/, '$1$2').replace(/[^+\d]/g, '')}`;
}
