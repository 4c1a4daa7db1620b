import { inLocale } from '../locale';
import * as t from './settlement.texts';

/** Why a payment bought nothing, kept in the documents' words: said to each reader anew. */
export function whyTooLate(kept: string): string {
  const why = [t.noRoom, t.noWindow, t.windowOver].find((one) => inLocale('specified', one) === kept);
  return why?.() ?? kept;
}
