const digitsIn = (text: string) => text.replace(/\D/g, '');

/** Groups a card number in fours, '4242424242424242' → '4242 4242 4242 4242', with at most 19 digits (ISO/IEC 7812). */
export function groupCardNumber(text: string): string {
  return digitsIn(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Returns whether the text has 12 to 19 digits with a valid Luhn checksum (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
  const digits = digitsIn(text);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Formats an expiry date: '528' → '05/28', '5/28' → '05/28'; also accepts '05/2028' from a browser's autofill. */
export function groupExpiry(text: string): string {
  const padded = /^\s*[2-9]|^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text;
  const digits = digitsIn(padded);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, digits.slice(2, 4) === '20' ? 6 : 4);
  return year ? `${month}/${year}` : month;
}

/** Returns whether a card number is complete: a valid checksum and 16 digits, or 15 for American Express. */
export function isWholeCardNumber(text: string): boolean {
  return isCardNumber(text) && digitsIn(text).length === (/^3[47]/.test(text) ? 15 : 16);
}

/** Returns whether an expiry date is complete: « 12/34 » is, « 12/20 » is not because it may become « 12/2034 ». */
export function isWholeExpiry(text: string): boolean {
  return text.length === 5 && parseExpiry(text) !== undefined && !text.endsWith('/20');
}

export interface Expiry {
  month: number;
  year: number;
}

/** Parses '05/28' and '05/2028' as May 2028; returns undefined for anything else. */
export function parseExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2}|20\d{2})$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + (Number(year) % 100) } : undefined;
}

/** A card is valid to the end of its month, here in the customer's time zone; the bank decides in the end. */
export function hasExpired({ month, year }: Expiry, today: Date): boolean {
  return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}

export function groupCvc(text: string): string {
  return digitsIn(text).slice(0, 4);
}

/** Returns whether the text is three digits, or four as on American Express. */
export function isCvc(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

/** Returns the caret position in the grouped text that keeps the number of digits before the caret. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(grouped.charAt(index))) seen += 1;
  }
  return grouped.length;
}
