import { z } from 'zod';
import { type FoundAddress, type Geocoder, MOST_ADDRESSES } from './geocoder';
import { readAddress, withNumber } from './typed-address';

// The Géoplateforme, heir of api-adresse.data.gouv.fr, which was switched off in January 2026.
const SERVICE = 'https://data.geopf.fr/geocodage/search';
const TIMEOUT_MS = 1500;

const feature = z.object({
  properties: z.object({
    label: z.string(),
    name: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
  }),
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const answer = z.object({ features: z.array(feature) });

/** The French national address service, free and without a key. Throws when it is unreachable or answers 429. */
export function nationalService(service = SERVICE, timeoutMs = TIMEOUT_MS): Geocoder {
  return {
    async find(text) {
      const { number, rest } = readAddress(text);
      const question = number === null ? rest : `${number} ${rest}`;
      const url = new URL(service);
      url.search = new URLSearchParams({ q: question, limit: String(MOST_ADDRESSES), autocomplete: '1' }).toString();
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      // It answers 400 to texts too short to be an address.
      if (response.status === 400) return [];
      if (!response.ok) throw new Error(`address service: ${response.status}`);
      return answer
        .parse(await response.json())
        .features.slice(0, MOST_ADDRESSES)
        .map((feature) => withNumber(asAddress(feature), number));
    },
  };
}

/** A street is set apart from its town by a comma, as people write it; a town is its own label. */
function asAddress({ properties, geometry }: z.infer<typeof feature>): FoundAddress {
  const { label, name, postcode, city } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const isTown = !name || !postcode || !city || name === city;
  return { label: isTown ? label : `${name}, ${postcode} ${city}`, latitude, longitude };
}
