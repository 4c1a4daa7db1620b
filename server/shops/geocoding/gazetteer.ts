import { folded } from '../../../texts/folded';
import { type FoundAddress, type Geocoder, MOST_ADDRESSES } from './geocoder';
import { STREETS, TOWNS } from './places';

const PLACES: { found: FoundAddress; words: string }[] = [
  ...STREETS.map(([street, postcode, town, latitude, longitude]) =>
    place(`${street}, ${postcode} ${town}`, latitude, longitude),
  ),
  ...TOWNS.map(([town, postcode, latitude, longitude]) => place(`${town} ${postcode}`, latitude, longitude)),
];

function place(label: string, latitude: number, longitude: number) {
  return { found: { label, latitude, longitude }, words: plain(label) };
}

/** The built-in list, for use without a network: some streets of Paris and Lyon, the larger towns of France. */
export function gazetteer(): Geocoder {
  return {
    find(text) {
      const [, number, rest = ''] = /^\s*(\d{1,4}(?:\s?(?:bis|ter))?\s)?\s*(.*)$/i.exec(text) ?? [];
      const wanted = plain(rest).split(' ').filter(Boolean);
      if (wanted.length === 0) return Promise.resolve([]);
      const fitting = PLACES.filter(({ words }) => wanted.every((word) => words.includes(word)));
      return Promise.resolve(fitting.slice(0, MOST_ADDRESSES).map(({ found }) => withNumber(found, number)));
    },
  };
}

function withNumber(found: FoundAddress, number: string | undefined): FoundAddress {
  const isStreet = found.label.includes(',');
  return number !== undefined && isStreet ? { ...found, label: `${number.trim()} ${found.label}` } : found;
}

export function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
