import type { FoundAddress, Geocoder } from './geocoding/geocoder';
import { plainAddress } from './geocoding/typed-address';

export interface Whereabouts {
  address: string;
  postcode: string;
  city: string;
  zone: string;
  latitude: number;
  longitude: number;
}

/** Splits « 10 Rue de Rivoli, 75004 Paris » into its parts; null for a town without a street. */
export function whereaboutsOf({ label, latitude, longitude }: FoundAddress): Whereabouts | null {
  const [, address, postcode, city] = /^(.{1,200}), (\d{5}) (.{1,120})$/.exec(label) ?? [];
  if (!address || !postcode || !city) return null;
  return { address, postcode, city, zone: zoneOf(postcode), latitude, longitude };
}

const SAYING_LITTLE = new Set(
  'rue avenue boulevard place cours quai chemin impasse allee route passage square le la les de des du et aux'.split(
    ' ',
  ),
);

/** Whether a typed text can mean a street: « Paris » alone cannot. */
export function means(typed: string, { address }: Pick<Whereabouts, 'address'>): boolean {
  const said = new Set(plainAddress(typed).split(' '));
  const words = plainAddress(address).split(' ');
  const names = words.filter((word) => !SAYING_LITTLE.has(word) && !/^\d+$/.test(word));
  return (names.length > 0 ? names : words).some((word) => said.has(word));
}

/** Returns the best matching street address for an owner's text; null when there is none. */
export async function locate(geocoder: Geocoder, typed: string): Promise<Whereabouts | null> {
  for (const found of await geocoder.find(typed)) {
    const place = whereaboutsOf(found);
    if (place && means(typed, place)) return place;
  }
  return null;
}

/** By the first three digits of the postcode; Saint-Barthélemy and Saint-Martin also use 971, with the same time. */
const OVERSEAS: Partial<Record<string, string>> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  975: 'America/Miquelon',
  976: 'Indian/Mayotte',
  977: 'America/St_Barthelemy',
  978: 'America/Marigot',
  986: 'Pacific/Wallis',
  987: 'Pacific/Tahiti',
  988: 'Pacific/Noumea',
};

/** Returns the IANA time zone of a French postcode; Monaco uses the time of Paris. */
export function zoneOf(postcode: string): string {
  return OVERSEAS[postcode.slice(0, 3)] ?? 'Europe/Paris';
}
