import { STREETS, TOWNS } from './places';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { type Geocoder, type FoundAddress, MOST_ADDRESSES } from './geocoder';
import { plainAddress, readAddress, withNumber } from './typed-address';
import { z } from 'zod';
import { LRUCache } from 'lru-cache';

const REST_AFTER_FAILURE_MS = 60_000;
/** Minimum length of a search text; shorter texts find nothing useful. */
const SHORTEST = 3;

/** Google when a key is configured, else the national service; the built-in list when these fail (3.1). */
export function createGeocoder(
  { googleMapsApiKey }: Partial<Pick<Config, 'googleMapsApiKey'>>,
  clock: Clock,
): Geocoder {
  const free = withFallback(remembering(nationalService(), clock), gazetteer(), clock);
  const best = googleMapsApiKey ? withFallback(remembering(google(googleMapsApiKey), clock), free, clock) : free;
  return { find: async (text) => (text.trim().length < SHORTEST ? [] : best.find(text)) };
}

/** Skips `first` for a minute after it threw, so that suggestions do not wait for an unreachable network. */
export function withFallback(first: Geocoder, second: Geocoder, clock: Clock): Geocoder {
  let restUntil = 0;
  return {
    async find(text) {
      if (clock.now().getTime() < restUntil) return second.find(text);
      try {
        return await first.find(text);
      } catch {
        restUntil = clock.now().getTime() + REST_AFTER_FAILURE_MS;
        return second.find(text);
      }
    },
  };
}

const PLACES: { found: FoundAddress; words: string }[] = [
  ...STREETS.map(([street, postcode, town, latitude, longitude]) =>
    place(`${street}, ${postcode} ${town}`, latitude, longitude),
  ),
  ...TOWNS.map(([town, postcode, latitude, longitude]) => place(`${town} ${postcode}`, latitude, longitude)),
];

function place(label: string, latitude: number, longitude: number) {
  return { found: { label, latitude, longitude }, words: plainAddress(label) };
}

/** Works without a network: some streets of Paris and Lyon, and the larger towns of France. */
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

function questionOf(text: string) {
  const { number, rest } = readAddress(text);
  return { number, question: number === null ? rest : `${number} ${rest}` };
}

function fetched(service: string, asked: Record<string, string>, timeoutMs: number): Promise<Response> {
  const url = new URL(service);
  url.search = new URLSearchParams(asked).toString();
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
}

const GOOGLE = 'https://maps.googleapis.com/maps/api/geocode/json';
const googleAnswer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/** The operator's key stays on the server. Throws when Google rejects the request or is unreachable. */
export function google(key: string, service = GOOGLE, timeoutMs = 3000): Geocoder {
  return {
    async find(text) {
      const { number, question } = questionOf(text);
      const asked = { address: question, key, region: 'fr', language: 'fr', components: 'country:FR' };
      const response = await fetched(service, asked, timeoutMs);
      if (!response.ok) throw new Error(`geocoding: ${response.status}`);
      const { status, results } = googleAnswer.parse(await response.json());
      if (status === 'ZERO_RESULTS') return [];
      if (status !== 'OK') throw new Error(`geocoding: ${status}`);
      return results.slice(0, MOST_ADDRESSES).map(({ formatted_address: address, geometry: { location } }) => {
        const label = address.replace(/, France$/, '');
        return withNumber({ label, latitude: location.lat, longitude: location.lng }, number);
      });
    },
  };
}

// URL of the Géoplateforme, the successor of api-adresse.data.gouv.fr, which was switched off in January 2026.
const NATIONAL_SERVICE = 'https://data.geopf.fr/geocodage/search';
const feature = z.object({
  properties: z.object({
    label: z.string(),
    name: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
  }),
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const nationalServiceAnswer = z.object({ features: z.array(feature) });

/** The French national service, free and without a key. Throws when it is unreachable or answers an error (429). */
export function nationalService(service = NATIONAL_SERVICE, timeoutMs = 1500): Geocoder {
  return {
    async find(text) {
      const { number, question } = questionOf(text);
      const asked = { q: question, limit: String(MOST_ADDRESSES), autocomplete: '1' };
      const response = await fetched(service, asked, timeoutMs);
      // The service answers 400 to texts too short to be an address.
      if (response.status === 400) return [];
      if (!response.ok) throw new Error(`address service: ${response.status}`);
      return nationalServiceAnswer
        .parse(await response.json())
        .features.slice(0, MOST_ADDRESSES)
        .map((feature) => withNumber(asAddress(feature), number));
    },
  };
}

/** Formats a street with a comma before its town, as people write it; the label of a town is left as it is. */
function asAddress({ properties, geometry }: z.infer<typeof feature>): FoundAddress {
  const { label, name, postcode, city } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const isTown = !name || !postcode || !city || name === city;
  return { label: isTown ? label : `${name}, ${postcode} ${city}`, latitude, longitude };
}

/** Calls may cost money: results are kept for a day, equal concurrent requests share one, failures are not kept. */
export function remembering(source: Geocoder, clock: Clock): Geocoder {
  const remembered = new LRUCache<string, FoundAddress[]>({
    max: 2_000,
    // Results expire when they are exactly one day old.
    ttl: 86_400_000 - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (question) => source.find(question),
    ignoreFetchAbort: true,
  });
  // Lines stay: they tell a street from its town.
  const questionIn = (text: string) => text.replace(/[^\S\n]+/gu, ' ').toLowerCase();
  return { find: (text) => remembered.forceFetch(questionIn(text.trim())) };
}
