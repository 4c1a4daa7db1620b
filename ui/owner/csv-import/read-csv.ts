import Papa from 'papaparse';

export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The records of a file as tables write them, with the line each begins on; empty lines are skipped. */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // Excel takes the separator from a first line « sep=; ».
  const [named = '', , given] = /^("?)sep=(.)\1[;,\t]*\n/i.exec(source) ?? [];
  const records: CsvRecord[] = [];
  let line = named === '' ? 1 : 2;
  let from = named.length;
  Papa.parse<string[]>(source.slice(named.length), {
    delimiter: given ?? separatorOf(source),
    newline: '\n',
    step: ({ data: cells, meta }) => {
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      const to = named.length + meta.cursor;
      line += source.slice(from, to).split('\n').length - 1;
      from = to;
    },
  });
  return records;
}

function separatorOf(source: string): string {
  const head = source.split('\n').find((line) => line.trim() !== '') ?? '';
  return [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
}
