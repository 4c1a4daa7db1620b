import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Fault } from '../../errors';
import type { Geocoder } from './geocoder';

const SHORTEST = 3;
/** Enough for two people typing without a pause; more is a script. */
const MOST_A_MINUTE = 120;

/** Limits the requests of one caller per minute. Throws RATE_LIMITED beyond. */
export function limited(source: Geocoder, mostAMinute = MOST_A_MINUTE): Geocoder {
  const questions = new RateLimiterMemory({ points: mostAMinute, duration: 60 });
  return {
    async find(text, caller = '') {
      if (text.trim().length < SHORTEST) return [];
      try {
        await questions.consume(caller);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new Fault('RATE_LIMITED', 'Trop de recherches d’adresses. Patientez un instant puis réessayez.', {
          retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000),
        });
      }
      return source.find(text);
    },
  };
}
