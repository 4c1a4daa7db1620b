import { isNetworkLoss } from '../page/faults';
import { nextChance } from './next-chance';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** Loads code that can come late, with retries; never rejects, because an error would replace the whole page. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isNetworkLoss(error)) console.error(error);
      await nextChance(wait);
    }
  }
}
