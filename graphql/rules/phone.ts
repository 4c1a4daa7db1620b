/** Whether the text can be a phone number: 8 to 15 digits (ITU E.164), in any grouping. */
export function looksLikePhone(text: string): boolean {
  const typed = plainPhone(text);
  if (!/^\+?[\d\s().-]+$/.test(typed)) return false;
  const digits = typed.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}

/** Normalises a phone number: removes invisible characters and the « (0) » that is not dialled after a country code. */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−/]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\+|00)([^(]*)\(0\) ?/, '$1$2');
}

/** Returns the `tel:` link of a number, without the « (0) » that is not dialled after a country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(00|\+)([^(]*)\(0\)/, '$1$2').replace(/[^+\d]/g, '')}`;
}
