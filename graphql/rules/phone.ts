/** Whether one could call it: 8 to 15 digits (ITU E.164), however they are grouped. */
export function looksLikePhone(text: string): boolean {
  const typed = plainPhone(text);
  if (!/^\+?[\d\s().-]+$/.test(typed)) return false;
  const digits = typed.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}

/** A number without what address books put around it, and without the « (0) » nobody dials after a country code. */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−/]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\+|00)([^(]*)\(0\) ?/, '$1$2');
}
