import type { FoundAddress, Geocoder } from './geocoder';

const MOST = 6;

const PLACES: FoundAddress[] = [
  { label: '10 Rue de Rivoli, 75004 Paris', latitude: 48.8556, longitude: 2.3601 },
  { label: 'Place Bellecour, 69002 Lyon', latitude: 45.7578, longitude: 4.832 },
];

/** The built-in list: a few demo streets and the towns of France. */
export function gazetteer(): Geocoder {
  return {
    find(text) {
      const words = plain(text).split(' ').filter(Boolean);
      if (words.length === 0) return Promise.resolve([]);
      const found = PLACES.filter(({ label }) => words.every((word) => plain(label).includes(word)));
      return Promise.resolve(found.slice(0, MOST));
    },
  };
}

/** Lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, (character) => (/\p{M}/u.test(character) ? '' : ' '))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
