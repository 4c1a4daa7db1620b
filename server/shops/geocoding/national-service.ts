import { z } from 'zod';
import { type Geocoder, MOST_ADDRESSES } from './geocoder';

const SERVICE = 'https://api-adresse.data.gouv.fr/search/';
const PATIENCE_MS = 1500;

const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({ label: z.string() }),
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  ),
});

/** The French national address service, free and without a key. Throws when it is out of reach. */
export function nationalService(service = SERVICE): Geocoder {
  return {
    async find(text) {
      const url = new URL(service);
      url.search = new URLSearchParams({ q: text, limit: String(MOST_ADDRESSES), autocomplete: '1' }).toString();
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      // It answers 400 to texts too short to be an address.
      if (response.status === 400) return [];
      if (!response.ok) throw new Error(`address service: ${response.status}`);
      const { features } = answer.parse(await response.json());
      return features.map(
        ({
          properties: { label },
          geometry: {
            coordinates: [longitude, latitude],
          },
        }) => ({ label, latitude, longitude }),
      );
    },
  };
}
