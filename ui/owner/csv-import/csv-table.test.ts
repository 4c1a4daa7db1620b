import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCsv, disarmed, readCsv, writeCsv } from './csv-table';

const cells = (text: string) => readCsv(text).map((record) => record.cells);

describe('a table in a file', () => {
  it('is separated by semicolons, commas or tabs', () => {
    expect(cells('nom;prix\nBaguette;1,20')).toEqual([
      ['nom', 'prix'],
      ['Baguette', '1,20'],
    ]);
    expect(cells('nom,prix\nBaguette,"1,20"')).toEqual([
      ['nom', 'prix'],
      ['Baguette', '1,20'],
    ]);
    expect(cells('nom\tprix\nBaguette\t1,20')[1]).toEqual(['Baguette', '1,20']);
  });

  it('keeps quotes and line breaks inside quotes, and counts lines as an editor does', () => {
    const records = readCsv('nom;prix\r\n"Pain ""du chef""\nà trancher";4\r\n\r\nFlan;3\r\n');
    expect(records).toEqual([
      { line: 1, cells: ['nom', 'prix'] },
      { line: 2, cells: ['Pain "du chef"\nà trancher', '4'] },
      { line: 5, cells: ['Flan', '3'] },
    ]);
  });

  it('of nothing has no records', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\ufeff\r\n;;\r\n')).toEqual([]);
  });

  it('comes back as it was written', () => {
    // The heading decides the separator; a carriage return outside quotes is an end of line.
    const text = fc.string().map((typed) => typed.replaceAll('\r', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
        const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
        const read = cells(writeCsv([['a', 'b', 'c'], ...filled])).slice(1);
        expect(read.map((row) => row.map(disarmed))).toEqual(filled);
      }),
    );
  });

  it('computes nothing when it is opened', () => {
    expect(writeCsv([['=1+1', '-3', '@somme']])).toBe("\ufeff'=1+1;'-3;'@somme\r\n");
  });

  it('is read in UTF-8 or in what older tables save', () => {
    const bytes = (...values: number[]) => new Uint8Array(values).buffer;
    expect(decodeCsv(new TextEncoder().encode('Pâtisserie').buffer)).toBe('Pâtisserie');
    expect(decodeCsv(bytes(0x50, 0xe2, 0x74, 0xe9))).toBe('Pâté');
    expect(decodeCsv(bytes(0x80))).toBe('€');
  });
});
