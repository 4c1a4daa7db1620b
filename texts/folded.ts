/** A text as it is searched: lower case, without accents and ligatures. « Œufs » is found by « oeufs ». */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
