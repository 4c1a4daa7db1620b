import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import type { FoundAddress, Geocoder } from './geocoder';

/** Caches a source that may cost money: answers for a day, equal running requests once, failures not at all. */
export function remembering(source: Geocoder, clock: Clock): Geocoder {
  const remembered = new LRUCache<string, FoundAddress[]>({
    max: 2_000,
    // Kept while younger than a day.
    ttl: 86_400_000 - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (question) => source.find(question),
    ignoreFetchAbort: true,
  });
  return {
    find: (text) =>
      remembered.forceFetch(
        text
          .replace(/[^\S\n]+/gu, ' ')
          .trim()
          .toLowerCase(),
      ),
  };
}
