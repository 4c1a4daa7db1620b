import type { Clock } from '../../clock';
import type { FoundAddress, Geocoder } from './geocoder';

const REMEMBERED_MS = 86_400_000;
const MOST_REMEMBERED = 2_000;

interface Remembered {
  until: number;
  found: Promise<FoundAddress[]>;
}

/** Caches a source that may cost money: answers for a day, equal running requests once, failures not at all. */
export function remembering(source: Geocoder, clock: Clock): Geocoder {
  const remembered = new Map<string, Remembered>();
  return {
    find(text) {
      const question = text.replace(/\s+/gu, ' ').trim().toLowerCase();
      const now = clock.now().getTime();
      const known = remembered.get(question);
      if (known && now < known.until) return known.found;
      remembered.delete(question);
      const oldest = remembered.keys().next();
      if (remembered.size >= MOST_REMEMBERED && !oldest.done) remembered.delete(oldest.value);
      const found = source.find(question);
      remembered.set(question, { until: now + REMEMBERED_MS, found });
      found.catch(() => remembered.delete(question));
      return found;
    },
  };
}
