import { z } from 'zod';
import { type Geocoder, MOST_ADDRESSES } from './geocoder';
import { readAddress, withNumber } from './typed-address';

const SERVICE = 'https://maps.googleapis.com/maps/api/geocode/json';
const TIMEOUT_MS = 3000;

const answer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/** Google's geocoding, with the owner's key kept on the server. Throws when it refuses or is out of reach. */
export function google(key: string, service = SERVICE, timeoutMs = TIMEOUT_MS): Geocoder {
  return {
    async find(text) {
      const { number, rest } = readAddress(text);
      const question = number === null ? rest : `${number} ${rest}`;
      const url = new URL(service);
      url.search = new URLSearchParams({
        address: question,
        key,
        region: 'fr',
        language: 'fr',
        components: 'country:FR',
      }).toString();
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`geocoding: ${response.status}`);
      const { status, results } = answer.parse(await response.json());
      if (status === 'ZERO_RESULTS') return [];
      if (status !== 'OK') throw new Error(`geocoding: ${status}`);
      return results.slice(0, MOST_ADDRESSES).map(({ formatted_address: address, geometry: { location } }) => {
        const label = address.replace(/, France$/, '');
        return withNumber({ label, latitude: location.lat, longitude: location.lng }, number);
      });
    },
  };
}
