import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { gazetteer } from './gazetteer';
import type { Geocoder } from './geocoder';
import { google } from './google';
import { nationalService } from './national-service';
import { remembering } from './remembering';

const REST_AFTER_FAILURE_MS = 60_000;
/** Fewer letters are not worth a question. */
const SHORTEST = 3;

/** The best source at hand (specification 3.1): Google with a key, else the national service, and the built-in list when none answers. */
export function createGeocoder({ googleMapsApiKey }: Pick<Config, 'googleMapsApiKey'>, clock: Clock): Geocoder {
  const free = withFallback(remembering(nationalService(), clock), gazetteer(), clock);
  const best = googleMapsApiKey ? withFallback(remembering(google(googleMapsApiKey), clock), free, clock) : free;
  return { find: async (text) => (text.trim().length < SHORTEST ? [] : best.find(text)) };
}

/** Asks `second` when `first` throws, and leaves `first` alone for a minute then: typing must not wait for a dead network. */
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
