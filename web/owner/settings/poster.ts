import { encode } from 'uqr';
import { toAlphabet } from '../../../graphql/texts/base-letters';
import { name as brand } from '../../../ui/site/brand/brand.texts';
import * as t from './poster.texts';

export type PosterFormat = 'A5' | 'A4';

/** In millimetres. Everything is laid out on A5 and scaled up for A4. */
const WIDTH = { A5: 148, A4: 210 } as const;
const HEIGHT = { A5: 210, A4: 297 } as const;
const POINTS = 72 / 25.4;
/** In millimetres; leaves the quiet zone of four modules that QR readers need. */
const MARGIN = 22;
const CODE = WIDTH.A5 - 2 * MARGIN;
const CODE_BOTTOM = 48;
const BAND = 44;
const NAME_TOP = 191;
const NAME_SIZE = { alone: 16, halved: 10 };
const BUTTER = '0.941 0.733 0.227';
const INK = '0.184 0.114 0.071';
/** PDF drawing of the logo, a price tag with « = », in the icon's coordinates: from the top, 42 by 38. */
const MARK = [
  `q 0.24 0 0 -0.24 ${MARGIN} 204.5 cm 0.9877 -0.1564 0.1564 0.9877 -2.714 3.519 cm 1 J 1 j`,
  `${INK} RG 5 w 3.5 19 m 13.5 7 l 37.5 7 l 37.5 31 l 13.5 31 l b`,
  `${BUTTER} RG 11 19 m 11 19 l S 4 w 20 14.6 m 32 14.6 l 20 23.4 m 32 23.4 l S Q`,
].join('\n');
/** Upper bound of the average width of a bold letter, relative to its height. */
const LETTER = 0.62;

/** Codes of characters beyond Latin 1 in « WinAnsi », the encoding of the PDF's built-in fonts. */
const BEYOND: Readonly<Record<string, number>> = {
  '\u20ac': 128,
  '\u2026': 133,
  '\u0152': 140,
  '\u2018': 145,
  '\u2019': 146,
  '\u201c': 147,
  '\u201d': 148,
  '\u2013': 150,
  '\u2014': 151,
  '\u0153': 156,
  '\u202f': 160,
};

/** Poster for the counter as a PDF of text and rectangles, in ASCII bytes only. */
export function poster(format: PosterFormat, { name, address }: { name: string; address: string }): string {
  const scale = (POINTS * WIDTH[format]) / WIDTH.A5;
  const lines = linesOf(name);
  const size = Math.min(
    lines.length > 1 ? NAME_SIZE.halved : NAME_SIZE.alone,
    ...lines.map((line) => CODE / (line.length * LETTER)),
  );
  const content = [
    `${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} 0 0 cm`,
    `${BUTTER} rg 0 ${HEIGHT.A5 - BAND} ${WIDTH.A5} ${BAND + 1} re f ${INK} rg`,
    MARK,
    written('bold', 6, 198, brand(), MARGIN + 12),
    ...lines.map((line, at) => written('bold', size, NAME_TOP - size - at * size * 1.15, line)),
    `${squares(address)} f`,
    written('bold', 6.8, 24, t.order()),
    written('plain', 4.4, 16, t.promise()),
    written('bold', Math.min(4.4, CODE / (address.length * LETTER)), 8, address.replace(/^https?:\/\//, '')),
  ].join('\n');
  const box = [WIDTH[format], HEIGHT[format]].map((mm) => (mm * POINTS).toFixed(2)).join(' ');
  const font = (which: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${which} /Encoding /WinAnsiEncoding >>`;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents 4 0 R /Resources << /Font << /plain 5 0 R /bold 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** Splits a name into two lines when it would be small on one. */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  if (name.length * LETTER * NAME_SIZE.halved <= CODE || words.length < 2) return [name];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** QR code as one rectangle per run of dark modules. */
function squares(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = CODE / size;
  return data
    .flatMap((row, y) =>
      [
        ...row
          .map((on) => (on ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) =>
        [MARGIN + index * side, CODE_BOTTOM + (size - 1 - y) * side, run.length * side, side].map((mm) =>
          mm.toFixed(3),
        ),
      ),
    )
    .map((rectangle) => `${rectangle.join(' ')} re`)
    .join('\n');
}

function written(font: 'plain' | 'bold', size: number, bottom: number, text: string, left = MARGIN): string {
  return `BT /${font} ${size.toFixed(2)} Tf ${left} ${bottom.toFixed(2)} Td (${escaped(text)}) Tj ET`;
}

const codeOf = (letter: string) => BEYOND[letter] ?? letter.codePointAt(0) ?? 0;

/** Escapes text for a PDF string; letters the font lacks become their base letters. */
function escaped(text: string): string {
  return [...toAlphabet(text, (letter) => codeOf(letter) < 256 && codeOf(letter) >= 32)]
    .map((letter) => {
      const code = codeOf(letter);
      return code > 126 || '()\\'.includes(letter) ? `\\${code.toString(8).padStart(3, '0')}` : letter;
    })
    .join('');
}

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const begins = objects.map((object, at) => {
    const begin = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(begin).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${begins.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
