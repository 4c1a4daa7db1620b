import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, csvTextOf, writeCsv } from '../../../graphql/texts/csv';
import { readCsv } from './read-menu-csv';

const cells = (text: string) => readCsv(text).map((record) => record.cells);

describe('readCsv', () => {
  it.each(['nom;prix\nBaguette;1,20', 'nom,prix\nBaguette,"1,20"', 'nom\tprix\nBaguette\t1,20'])(
    'CSV cells may be separated by semicolons, commas or tabs: %j',
    (text) => {
      expect(cells(text)).toEqual([
        ['nom', 'prix'],
        ['Baguette', '1,20'],
      ]);
    },
  );

  it('CSV quotes and line breaks inside quotes are preserved, and lines are numbered as in an editor', () => {
    const records = readCsv('nom;prix\r\n"Pain ""du chef""\nà trancher";4\r\n\r\nFlan;3\r\n');
    expect(records).toEqual([
      { line: 1, cells: ['nom', 'prix'] },
      { line: 2, cells: ['Pain "du chef"\nà trancher', '4'] },
      { line: 5, cells: ['Flan', '3'] },
    ]);
  });

  it('CSV text without content has no records', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\ufeff\r\n;;\r\n')).toEqual([]);
  });

  it('CSV text written by writeCsv is read back unchanged', () => {
    // The heading decides the separator; a carriage return outside quotes is an end of line.
    const text = fc.string().map((typed) => typed.replaceAll('\r', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
        const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
        const read = cells(writeCsv([['a', 'b', 'c'], ...filled.map((row) => row.map(csvText))], ';')).slice(1);
        expect(read.map((row) => row.map(csvTextOf))).toEqual(filled);
      }),
    );
  });

  it('CSV text is read with CR line ends, with a « sep= » line and after empty lines', () => {
    expect(readCsv('a;b\rx;y\r')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x', 'y'] },
    ]);
    expect(readCsv('sep=,\r\na,b;c\r\nx,"1,20"')).toEqual([
      { line: 2, cells: ['a', 'b;c'] },
      { line: 3, cells: ['x', '1,20'] },
    ]);
    expect(readCsv('\ufeffsep=;\na;b')).toEqual([{ line: 2, cells: ['a', 'b'] }]);
    expect(readCsv('\n\na\tb\t\t\n')).toEqual([{ line: 3, cells: ['a', 'b', '', ''] }]);
  });
});
