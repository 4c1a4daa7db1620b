/** The name under a review: « Camille M. » for « Camille Martin »; a single name stays whole. */
export function reviewAuthor(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('fr-FR')}.`;
}
