import { describe, expect, it } from 'vitest';
import { decodeFile } from './read-menu-csv';

const MENU =
  'Catégorie;Article;Prix\nPâtisserie;Crème brûlée à l’ancienne;4,50 €\nPLATS;BŒUF MÊLÉ À L’ÉCHALOTE;12,00 €\n';
const MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ';
const WINDOWS: Partial<Record<string, number>> = { '€': 0x80, '…': 0x85, Œ: 0x8c, '’': 0x92, '–': 0x96, œ: 0x9c };
const bytesOf = (text: string, byte: (letter: string) => number) => Uint8Array.from([...text].map(byte)).buffer;
const inMac = (text: string) =>
  bytesOf(text, (letter) => (letter < '\x80' ? letter.charCodeAt(0) : 0x80 + [...MAC].indexOf(letter)));
const inWindows = (text: string) => bytesOf(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));
const inUtf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), littleEndian));
  return view.buffer;
};
const inUtf8 = (text: string) => new TextEncoder().encode(text).buffer;

describe('decodeFile', () => {
  it.each([
    ['UTF-8', inUtf8(MENU)],
    ['UTF-8 with a mark', inUtf8(`\ufeff${MENU}`)],
    ['UTF-16, little end first, with a mark', inUtf16(`\ufeff${MENU}`, true)],
    ['UTF-16, big end first, with a mark', inUtf16(`\ufeff${MENU}`, false)],
    ['UTF-16, little end first', inUtf16(MENU, true)],
    ['UTF-16, big end first', inUtf16(MENU, false)],
    ['Windows-1252', inWindows(MENU)],
    ['Mac Roman', inMac(MENU)],
  ])('reads %s', (_encoding, bytes) => {
    expect(decodeFile(bytes)).toEqual({ text: MENU });
  });

  it.each(['Pâté', 'Thé;2,00 €', 'Crêpe', 'À emporter', 'DÉJEUNER', 'Forêt-noire', 'ça', 'Maïs', 'Bûche', 'où'])(
    'distinguishes Windows-1252 from Mac Roman by « %s » alone',
    (text) => {
      expect([decodeFile(inWindows(text)), decodeFile(inMac(text))]).toEqual([{ text }, { text }]);
    },
  );

  it.each([
    ['carte.xlsx', 'PK\x03\x04…', 'Excel (.xlsx)'],
    ['carte.ods', 'PK\x03\x04…', 'LibreOffice (.ods)'],
    ['carte.numbers', 'PK\x03\x04…', 'Numbers'],
    ['carte.xls', '\xd0\xcf\x11\xe0…', 'Excel (.xls)'],
    ['carte.pdf', '%PDF-1.7', 'PDF'],
    ['carte.csv', '<!DOCTYPE html>', 'HTML'],
  ])('rejects %s, naming its format and how to save as CSV UTF-8', (name, start, format) => {
    const decoded = decodeFile(
      bytesOf(start, (letter) => letter.charCodeAt(0) & 0xff),
      name,
    );
    expect(decoded).toEqual({ refusal: expect.stringContaining(`au format ${format}, pas CSV`) });
    expect(decoded).toEqual({ refusal: expect.stringContaining('CSV UTF-8') });
  });

  it('rejects a file in another encoding and explains how to save it as CSV UTF-8', () => {
    const inDos = Uint8Array.from([0x50, 0x83, 0x74, 0x82, 0x3b, 0x82, 0x8a, 0x85, 0x87]).buffer;
    expect(decodeFile(inDos)).toEqual({ refusal: expect.stringContaining('« CSV UTF-8 »') });
  });
});
