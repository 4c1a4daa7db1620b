import { MOST_OF_A_LINE } from '../carts/quantity';
import type { Heard } from './hearing';

/** What of an order was not taken, named; empty when all of it was. */
export function missedText({ unknownWords, miscounted }: Pick<Heard, 'unknownWords' | 'miscounted'>): string {
  const said = [
    { what: 'Pas sur la carte', words: unknownWords },
    { what: `La quantité va de 1 à ${MOST_OF_A_LINE}`, words: miscounted },
  ];
  return said
    .filter(({ words }) => words.length > 0)
    .map(({ what, words }) => `${what} : ${words.map((one) => `« ${one} »`).join(', ')}.`)
    .join(' ');
}
