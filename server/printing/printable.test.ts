import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PaperRow, printable } from './paper';
import { printerCodes } from './printer-state';

test.each([
  ['Crème brûlée à la fève « tonka » : 4,50 €', 'Crème brûlée à la fève « tonka » : 4,50 €'],
  ['Œufs cocotte, cœur de bœuf', 'Oeufs cocotte, coeur de boeuf'],
  ['L’ail – et l’oignon…', "L'ail - et l'oignon..."],
  ['4,50\u202f€\u00a0pièce', '4,50 € pièce'],
  ['Pizza 🍕 du chef', 'Pizza du chef'],
  ['🥜', '[...]'],
  ['Кофе, γύρος', 'Kofe, gyros'],
  ['مخبز', '[...]'],
  ['Sarmale în foi de varză, brânzică și ț', 'Sarmale în foi de varza, brânzica si t'],
  ['Żurek, łosoś, pączki', 'Zurek, losos, paczki'],
  ['İmam bayıldı, işkembe, güğüm', 'Imam bayildi, iskembe, gügüm'],
  ['Phở bò, bánh mì, đắng, ưu', 'Pho bò, bánh mì, dang, uu'],
  ['Řízek, Weißwurst, Þorri, sveið', 'Rízek, Weißwurst, Þorri, sveið'],
  ['crois\u00adsant \u2068ﬁn\u2069, 1⁄2, ½', 'croissant fin, 1/2, ½'],
  ['e\u0301clair', 'éclair'],
  ['', ''],
])('« %s » is printed as « %s »', (written, printed) => {
  expect(printable(written)).toBe(printed);
});

test.each(['\u001b@', '\u001dV\u0000', '\u0010\u0004\u0001', '\u009b', 'a\tb\rc', '{CUT}\u001bi'])(
  'printed text contains no printer command: %j',
  (written) => {
    expect(printable(written)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  },
);

test('printable text contains only characters of the code page, and converting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const printed = printable(written);
      expect(printed).not.toMatch(/[^\u0020-\u007e\u00a1-\u00ff\u0131\u0192€¯]/);
      expect(printable(printed)).toBe(printed);
    }),
    { numRuns: 500 },
  );
});

test.each(['esc-pos', 'star-prnt'] as const)(
  'names in many languages are printed in readable letters on a printer that speaks %s',
  (language) => {
    const names = [
      'Smântână, ț',
      'Żurek',
      'bayıldı',
      'Phở đắng',
      'Řízek',
      'Þorri ß',
      '“L’œuf” – 4,50 €…',
      'Борщ',
      '饺子',
    ];
    const rows = names.map((name): PaperRow => {
      return { kind: 'text', text: printable(name), scale: 1, bold: false, centred: false, inverse: false };
    });
    const printed = Buffer.from(printerCodes(rows, language, 48)).toString('latin1');
    for (const ascii of ['Zurek', 'bayildi', 'Pho dang', '"L\'oeuf" - 4,50', 'Borshch', '[...]'])
      expect(printed).toContain(ascii);
    expect(printed).not.toContain('?');
  },
);
