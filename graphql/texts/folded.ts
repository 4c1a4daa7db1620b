// Letters that Unicode does not decompose into a base letter and a mark.
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '⁄': '/',
};

/**
 * Normalises a text for searching: lower case, without accents, ligatures and invisible characters. « Œufs » is found
 * by « oeufs ».
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı⁄]/g, (letter) => OTHER_LETTERS[letter] ?? '');
}
