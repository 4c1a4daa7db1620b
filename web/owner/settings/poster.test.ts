import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { poster } from './poster';

const address = 'https://memeprix.fr/chez/l-oeuf-dore-lyon';
const shown = { name: 'L’Œuf (doré) — 24 €', address };

test.each([
  ['A5', '419.53 595.28'],
  ['A4', '595.28 841.89'],
] as const)('a poster is one PDF page of %s whose cross-reference table is correct', (format, box) => {
  const file = poster(format, shown);
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toMatch(/^[\n\x20-\x7e]*$/);
  expect(/\/MediaBox \[0 0 ([^\]]+)\]/.exec(file)?.[1]).toBe(box);
  const index = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(index, index + 4)).toBe('xref');
  const places = [...file.slice(index).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(places).toHaveLength(6);
  places.forEach((at, which) => expect(file.slice(at)).toMatch(new RegExp(`^${which + 1} 0 obj\n`)));
  const [, length, stream = ''] = /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});

test('a poster’s QR code draws exactly the dark modules of its address', () => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const side = 104 / size;
  const drawn = [...poster('A5', shown).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re/gm)].flatMap(([, x, y, wide]) =>
    Array.from({ length: Math.round(Number(wide) / side) }, (_, at) => {
      const row = size - 1 - Math.round((Number(y) - 48) / side);
      return `${row} ${Math.round((Number(x) - 22) / side) + at}`;
    }),
  );
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${y} ${x}`] : [])));
  expect(new Set(drawn)).toEqual(new Set(dark));
  expect(drawn).toHaveLength(dark.length);
});

test('a poster encodes names for its PDF fonts and breaks a long name into two lines that fit', () => {
  expect(poster('A5', shown)).toContain(String.raw`(L\222\214uf \050dor\351\051) Tj`);
  expect(poster('A5', { name: 'مخبز', address })).toContain('([...]) Tj');
  expect(poster('A5', { name: 'Łódź și Đà', address })).toContain('(L\\363dz si D\\340) Tj');
  const long = poster('A4', { name: 'La Grande Boulangerie de la Place de la République', address });
  const [first, second] = [...long.matchAll(/\/bold ([\d.]+) Tf 22 [\d.]+ Td \((.*?)\) Tj/g)];
  expect([first?.[2], second?.[2]]).toEqual([
    String.raw`La Grande Boulangerie de`,
    String.raw`la Place de la R\351publique`,
  ]);
  expect(Number(first?.[1]) * 0.62 * 24).toBeLessThanOrEqual(105);
});
