const digitsIn = (text: string) => text.replace(/\D/g, '');

/** '4242424242424242' → '4242 4242 4242 4242'; at most the 19 digits of ISO/IEC 7812. */
export function groupCardNumber(text: string): string {
  return digitsIn(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** 12 to 19 digits whose Luhn sum ends in 0 (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
  const digits = digitsIn(text);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** '528' → '05/28', '5/28' → '05/28'; a browser that fills in '05/2028' is understood too. */
export function groupExpiry(text: string): string {
  const padded = /^\s*[2-9]|^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text;
  const digits = digitsIn(padded);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, digits.slice(2, 4) === '20' ? 6 : 4);
  return year ? `${month}/${year}` : month;
}

/** Nothing more is to come: as long as its network writes it, and its sum is right. */
export function isWholeCardNumber(text: string): boolean {
  return isCardNumber(text) && digitsIn(text).length === (/^3[47]/.test(text) ? 15 : 16);
}

/** « 12/34 »; « 12/20 » may become « 12/2034 ». */
export function isWholeExpiry(text: string): boolean {
  return text.length === 5 && parseExpiry(text) !== undefined && !text.endsWith('/20');
}

export interface Expiry {
  month: number;
  year: number;
}

/** '05/28' and '05/2028' → May 2028; undefined for what is no month of a year. */
export function parseExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2}|20\d{2})$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + (Number(year) % 100) } : undefined;
}

/** A card is good to the end of its month, seen from the buyer's calendar; the bank has the last word. */
export function hasExpired({ month, year }: Expiry, today: Date): boolean {
  return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}

export function groupCvc(text: string): string {
  return digitsIn(text).slice(0, 4);
}

/** Three digits, four on American Express. */
export function isCvc(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

/** Where the caret belongs in the grouped text so that as many digits stand before it as before grouping. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(grouped.charAt(index))) seen += 1;
  }
  return grouped.length;
}
