export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The cells of a file as tables write them: quotes, line breaks inside quotes, `;`, `,` or a tab in between; empty lines are skipped. */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;

  const endRecord = () => {
    cells.push(cell);
    if (cells.some((text) => text.trim() !== '')) records.push({ line: begun, cells });
    cells = [];
    cell = '';
    begun = line;
  };

  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === '\n') line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') cell += source.charAt(++at);
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRecord();
    else if (sign !== '\r') cell += sign;
  }
  endRecord();
  return records;
}

function separatorOf(source: string): string {
  const head = source.slice(0, source.search(/\r?\n|$/));
  return [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
}

/** One file for French tables; a cell that a table would compute is disarmed by an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(written).join(';')).join('\r\n')}\r\n`;
}

function written(cell: string): string {
  const safe = /^['=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function disarmed(cell: string): string {
  return /^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** The text of a file, in UTF-8 or as older French tables still save it. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
