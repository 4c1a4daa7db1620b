import { headEntry } from './site-config';
import * as t from './shop-fees.texts';

/** Sentence about the server's fee on a shop's payments; undefined when the page does not contain it. */
export function shopFees(): string | undefined {
  const [percent, fixedCents] = (headEntry('shop-fees') ?? '').split(' ').map(Number);
  if (percent === undefined || fixedCents === undefined) return undefined;
  return percent || fixedCents ? t.charged({ percent, fixedCents }) : t.free();
}
