/**
 * Returns a CSV file that Excel and LibreOffice open directly: with a byte order mark, so that accents survive, and
 * CRLF. Cells typed by people must pass through `csvText` first.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: string): string {
  const quoted = (cell: string) => {
    // Cells with any common separator are quoted, because other programs may use another one; a decimal number is
    // harmless and must stay a number.
    const plain = !cell.includes(separator) && (/^-?\d+[.,]\d+$/.test(cell) || !/[";,\t\r\n]/.test(cell));
    return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')}\r\n`;
}

const MONTH = 'jan|feb|f[eé]v|mar|apr|avr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]|sep|oct|nov|d[eé]c';
/** Digits and signs of amounts, dates, times and fractions, around at most one word that is meaningful among them. */
const NUMBER_OR_DATE = new RegExp(
  `^[\\d\\s.,:;/()+\\-−%€$£]*(?:e|h|am|pm|eur|(?:${MONTH})\\p{L}*)?[\\d\\s.,:;/()+\\-−%€$£]*$`,
  'iu',
);

/** Whether a spreadsheet would treat the text as a formula, a number, a date or a boolean. */
function isReinterpreted(text: string): boolean {
  return (
    /^\s*['=+\-−@#\t\r\n]/.test(text) ||
    /^\s*(?:true|false|vrai|faux)\s*$/i.test(text) ||
    (/\d/.test(text) && NUMBER_OR_DATE.test(text))
  );
}

/** Positions at which a program that uses another separator, or ignores quotes, would start a cell with a formula. */
const INNER_FORMULA = /([;,\t\r\n]["\s]*)(?=['=+\-−@])/g;
const PROTECTED_INNER_FORMULA = /([;,\t\r\n]["\s]*)'(?=['=+\-−@])/g;

/**
 * Escapes a text so that spreadsheets show it as it is: an apostrophe precedes « 347E36 », « 00123 », « MARS26 » or «
 * =1+1 », and the formula in « Tarte,=1+1 ».
 */
export function csvText(text: string): string {
  const safe = text.replace(INNER_FORMULA, "$1'");
  return isReinterpreted(safe) ? `'${safe}` : safe;
}

/** Reverts `csvText`; also accepts the escape « ="347E36" » of other programs. */
export function csvTextOf(cell: string): string {
  const text = cell.startsWith("'") && isReinterpreted(cell.slice(1)) ? cell.slice(1) : cell;
  return text.replace(/^="(.*)"$/s, '$1').replace(PROTECTED_INNER_FORMULA, '$1');
}
