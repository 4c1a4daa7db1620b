import { headEntry } from './house';
import * as t from './shop-fees.texts';

/** What the running server takes of a shop's payments, in a sentence; undefined where its page does not tell. */
export function shopFees(): string | undefined {
  const [percent, fixedCents] = (headEntry('shop-fees') ?? '').split(' ').map(Number);
  if (percent === undefined || fixedCents === undefined) return undefined;
  return percent || fixedCents ? t.charged({ percent, fixedCents }) : t.free();
}
