import { type FoundAddress, type Geocoder, MOST_ADDRESSES } from './geocoder';
import { STREETS, TOWNS } from './places';
import { plainAddress, readAddress, withNumber } from './typed-address';

const PLACES: { found: FoundAddress; words: string }[] = [
  ...STREETS.map(([street, postcode, town, latitude, longitude]) =>
    place(`${street}, ${postcode} ${town}`, latitude, longitude),
  ),
  ...TOWNS.map(([town, postcode, latitude, longitude]) => place(`${town} ${postcode}`, latitude, longitude)),
];

function place(label: string, latitude: number, longitude: number) {
  return { found: { label, latitude, longitude }, words: plainAddress(label) };
}

/** The built-in list, for use without a network: some streets of Paris and Lyon, the larger towns of France. */
export function gazetteer(): Geocoder {
  return {
    find(text) {
      const { number, rest } = readAddress(text);
      const wanted = plainAddress(rest).split(' ').filter(Boolean);
      if (wanted.length === 0) return Promise.resolve([]);
      const fitting = PLACES.filter(({ words }) => wanted.every((word) => words.includes(word)));
      return Promise.resolve(fitting.slice(0, MOST_ADDRESSES).map(({ found }) => withNumber(found, number)));
    },
  };
}
