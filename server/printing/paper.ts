import type { KitchenTicket, TicketPortion } from './kitchen-ticket';
import { note } from './kitchen-ticket.texts';
import * as t from './paper.texts';
import { toAlphabet } from '../../graphql/texts/base-letters';

/** Characters of normal size in a row: 32 on 58 mm paper, 48 on 80 mm. */
export type Columns = 32 | 48;

/** One row of paper. Its text is printable and has at most columns / scale characters. */
export type PaperRow =
  | { kind: 'text'; text: string; scale: 1 | 2 | 3; bold: boolean; centred: boolean; inverse: boolean }
  | { kind: 'rule' }
  | { kind: 'space' };

type Look = Partial<Pick<Extract<PaperRow, { kind: 'text' }>, 'scale' | 'bold' | 'centred' | 'inverse'>>;

const RULE: PaperRow = { kind: 'rule' };
const SPACE: PaperRow = { kind: 'space' };
const LARGE: Look = { scale: 3, bold: true, centred: true };

/** Returns the rows of a kitchen ticket, on which each portion is separate. */
export function ticketRows(ticket: KitchenTicket, columns: Columns): PaperRow[] {
  const set = (text: string, look: Look = {}, indent = 0) => rowsOf(text, columns, look, indent);
  const { shopName, customerName, orderedAt, portions, cancelled, count, duplicate } = ticket;
  return [
    ...(duplicate ? [...set(t.duplicate(), { ...LARGE, scale: 2 }), SPACE] : []),
    ...headRows(ticket, columns),
    ...portions.flatMap((portion) => [RULE, ...portionRows(portion, set)]),
    ...(cancelled.length > 0 ? [RULE, ...cancelledRows(ticket, columns)] : []),
    RULE,
    ...set(t.customer(customerName), { bold: true }),
    ...set(t.ordered(orderedAt)),
    ...set(t.itemCount(count)),
    ...set(shopName),
  ];
}

/** Returns the rows of a void ticket: which ticket is cancelled, in the same size, and what must not be made. */
export function voidRows(ticket: KitchenTicket, columns: Columns): PaperRow[] {
  const titles = [...ticket.portions, ...ticket.cancelled].flatMap(({ title }) => rowsOf(title, columns));
  return recallRows(t.cancelled(), ticket, columns, [...rowsOf(t.makeNoMore(), columns, { bold: true }), ...titles]);
}

/** Which ticket it corrects, what must no longer be made, and what is left of it. */
export function correctionRows(ticket: KitchenTicket, columns: Columns): PaperRow[] {
  const { portions } = ticket;
  return recallRows(t.correction(), ticket, columns, [
    ...cancelledRows(ticket, columns),
    RULE,
    ...rowsOf(portions.length > 0 ? t.leftToMake() : t.nothingLeft(), columns, { bold: true }),
    ...portions.flatMap(({ title }) => rowsOf(title, columns)),
  ]);
}

function recallRows(heading: string, ticket: KitchenTicket, columns: Columns, rows: readonly PaperRow[]): PaperRow[] {
  const shopName = rowsOf(ticket.shopName, columns);
  return [...rowsOf(heading, columns, LARGE), SPACE, ...headRows(ticket, columns), RULE, ...rows, RULE, ...shopName];
}

/** Token and window, which can be read from two metres. */
function headRows({ token, day, from, until }: KitchenTicket, columns: Columns): PaperRow[] {
  return [
    ...rowsOf(token, columns, LARGE),
    SPACE,
    ...(day ? rowsOf(day, columns, { ...LARGE, scale: 2 }) : []),
    ...rowsOf(from, columns, LARGE),
    ...rowsOf(t.until(until), columns, { centred: true }),
  ];
}

/** Each line says that it is cancelled, so that none is read as something to make. */
function cancelledRows({ cancelled }: KitchenTicket, columns: Columns): PaperRow[] {
  return cancelled.flatMap(({ title, rows }) => [
    ...rowsOf(t.cancelledPieces(title), columns, { bold: true }),
    ...rows.flatMap((row) => rowsOf(t.row(row), columns, {}, 2)),
  ]);
}

/** Returns the rows with the code that a person at the printer types to claim it for their shop. */
export function codeRows(code: string, shopName: string, columns: Columns): PaperRow[] {
  return [
    ...rowsOf(`${code.slice(0, 3)} ${code.slice(3)}`, columns, LARGE),
    SPACE,
    ...rowsOf(t.enterCode(shopName), columns),
    ...rowsOf(t.unexpected(), columns),
  ];
}

export function testRows(shopName: string, printerName: string, at: string, columns: Columns): PaperRow[] {
  return [
    ...rowsOf(t.trial(), columns, LARGE),
    SPACE,
    ...rowsOf(shopName, columns, { centred: true }),
    ...rowsOf(printerName, columns, { centred: true, bold: true }),
    ...rowsOf(at, columns, { centred: true }),
    RULE,
    ...rowsOf(t.letters(), columns),
    ...rowsOf(t.width(columns), columns),
  ];
}

const isNote = ({ label }: TicketPortion['rows'][number]) => label === note();

/** The customer's note comes first, large and white on black, because it may state an allergy. */
function portionRows(
  { title, rows, allergens }: TicketPortion,
  set: (text: string, look?: Look, indent?: number) => PaperRow[],
): PaperRow[] {
  return [
    ...rows.filter(isNote).flatMap((row) => set(t.row(row), { scale: 2, bold: true, inverse: true }, 2)),
    ...set(title, { scale: 2, bold: true }),
    ...rows.filter((row) => !isNote(row)).flatMap((row) => set(t.row(row), {}, 2)),
    ...(allergens === '' ? [] : set(t.allergens(allergens), {}, 2)),
  ];
}

/** Wraps a text into rows that fit; rows after the first are indented by `indent` characters. */
function rowsOf(text: string, columns: Columns, look: Look = {}, indent = 0): PaperRow[] {
  const { scale = 1, bold = false, centred = false, inverse = false } = look;
  const rows = wrapped(printable(text), Math.floor(columns / scale), indent);
  return rows.map((row) => ({ kind: 'text', text: row, scale, bold, centred, inverse }));
}

/** Wraps words into rows of at most `width` characters; a word that is longer than a row is broken. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const rows: string[] = [];
  let row = '';
  for (let word of text.split(' ').filter((part) => part !== '')) {
    if (!isBlank(row) && row.length + 1 + word.length > width) {
      rows.push(row);
      row = ' '.repeat(indent);
    }
    while (row.length + (isBlank(row) ? 0 : 1) + word.length > width) {
      const room = width - row.length;
      rows.push(row + word.slice(0, room));
      word = word.slice(room);
      row = ' '.repeat(indent);
    }
    row += isBlank(row) ? word : ` ${word}`;
  }
  return isBlank(row) ? rows : [...rows, row];
}

// Printable ASCII, and the letters and signs of the upper half of code page 858.
const CODE_PAGE =
  /[\u0020-\u007eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾¶§÷¸°¨·¹³²]/u;

/**
 * Returns a text as a ticket printer can print it: no control character or printer command remains, accents and € stay,
 * and letters missing in its code page become their base letters.
 */
export function printable(text: string): string {
  return toAlphabet(text.replace(/[\n\u2028\u2029]/g, ' '), (letter) => CODE_PAGE.test(letter)).replace(/ {2,}/g, ' ');
}

/** Only ordinary spaces, as an indent has: a character that merely looks like one belongs to a word. */
function isBlank(row: string): boolean {
  return /^ *$/.test(row);
}
