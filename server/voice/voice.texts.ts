import { text } from '../../graphql/texts/text';

const named = (words: readonly string[], [open, close]: readonly [string, string]) =>
  words.map((one) => `${open}${one}${close}`).join(', ');
const FRENCH = ['« ', ' »'] as const;
const ENGLISH = ['“', '”'] as const;

export const notOnMenu = text({
  fr: (words: readonly string[]) => `Pas sur la carte : ${named(words, FRENCH)}.`,
  en: (words) => `Not on the menu: ${named(words, ENGLISH)}.`,
});

interface Miscounted {
  words: readonly string[];
  most: number;
}

export const miscounted = text({
  fr: ({ words, most }: Miscounted) => `La quantité va de 1 à ${most} : ${named(words, FRENCH)}.`,
  en: ({ words, most }) => `The quantity goes from 1 to ${most}: ${named(words, ENGLISH)}.`,
});
export const nothingHeard = text({ fr: 'Rien n’a été compris.', en: 'Nothing was understood.' });

/** A note for the kitchen, of something an order goes without. */
export const without = text({ fr: (what: string) => `sans ${what}`, en: (what) => `without ${what}` });
