// Letters that Unicode does not take apart into a base letter and a mark.
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

/** A text as it is searched: lower case, without accents, ligatures and invisible signs. « Œufs » is found by « oeufs ». */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı⁄]/g, (letter) => OTHER_LETTERS[letter] ?? '');
}
