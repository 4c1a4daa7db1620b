/** The address of a link that calls a number, without the « (0) » nobody dials after a country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(00|\+)([^(]*)\(0\)/, '$1$2').replace(/[^+\d]/g, '')}`;
}
