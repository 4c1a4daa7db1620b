/**
 * A CSV file that Excel and LibreOffice open without questions: a byte order mark, so that accents stay, and CRLF. Cells that
 * people typed must pass through `csvText` first.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: string): string {
  const quoted = (cell: string) => {
    // Other programs may split at another separator; a decimal number is no risk there and stays a number here.
    const plain = !cell.includes(separator) && (/^-?\d+[.,]\d+$/.test(cell) || !/[";,\t\r\n]/.test(cell));
    return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')}\r\n`;
}

const MONTH = 'jan|feb|f[eé]v|mar|apr|avr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]|sep|oct|nov|d[eé]c';
/** Digits and the signs of amounts, dates, times and fractions, around at most one word that has a meaning among them. */
const NUMBER_OR_DATE = new RegExp(
  `^[\\d\\s.,:;/()+\\-−%€$£]*(?:e|h|am|pm|eur|(?:${MONTH})\\p{L}*)?[\\d\\s.,:;/()+\\-−%€$£]*$`,
  'iu',
);

/** Whether a spreadsheet would compute the text, or take it for a number, a date or a truth value. */
function isReinterpreted(text: string): boolean {
  return (
    /^\s*['=+\-−@#\t\r\n]/.test(text) ||
    /^\s*(?:true|false|vrai|faux)\s*$/i.test(text) ||
    (/\d/.test(text) && NUMBER_OR_DATE.test(text))
  );
}

/** Where a program that splits at another separator, or ignores quotes, would begin a cell with a formula. */
const INNER_FORMULA = /([;,\t\r\n]["\s]*)(?=['=+\-−@])/g;
const PROTECTED_INNER_FORMULA = /([;,\t\r\n]["\s]*)'(?=['=+\-−@])/g;

/**
 * A text that spreadsheets show as it is: an apostrophe stands before « 347E36 », « 00123 », « MARS26 » or « =1+1 », and
 * before the formula in « Tarte,=1+1 ».
 */
export function csvText(text: string): string {
  const safe = text.replace(INNER_FORMULA, "$1'");
  return isReinterpreted(safe) ? `'${safe}` : safe;
}

/** The text that `csvText` was given, also where another program protected it as « ="347E36" ». */
export function csvTextOf(cell: string): string {
  const text = cell.startsWith("'") && isReinterpreted(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(/^="(.*)"$/s, '$1').replace(PROTECTED_INNER_FORMULA, '$1');
}
