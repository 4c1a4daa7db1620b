import type { PizzaSelection } from '../../../ui/food/pizza-customiser/pizza-selection';
import { isSot } from '../../../graphql/rules/sot';
import { PARTS, type SandwichDraft } from '../../../ui/food/sandwich-customiser/sandwich-selection';
import { inTab, readStored, writeStored } from '../../page/storage';

export type Draft = ({ kind: 'sandwich' } & SandwichDraft) | ({ kind: 'pizza' } & PizzaSelection);

export function draftKey(customerId: string, shopId: string, itemId: string): string {
  return `composition:${customerId}/${shopId}/${itemId}`;
}

export function parseDraft(text: string | null): Draft | undefined {
  const value = parsed(text);
  if (!isRecord(value) || !isText(value['note']) || !areTexts(value['sauceIds'])) return undefined;
  const { kind, note, sauceIds, size, toppingIds, meatIds, sot, supplementIds, friesId, drinkId, without } = value;
  if (kind === 'pizza')
    return isText(size) && areTexts(toppingIds) ? { kind, size, toppingIds, sauceIds, note } : undefined;
  if (kind !== 'sandwich' || !areTexts(meatIds) || !areTexts(sot) || !areTexts(supplementIds)) return undefined;
  if (!isTextOrNull(friesId) || !isTextOrNull(drinkId) || !areTexts(without)) return undefined;
  const declined = PARTS.filter((part) => without.includes(part));
  return { kind, meatIds, sauceIds, sot: sot.filter(isSot), supplementIds, friesId, drinkId, note, without: declined };
}

export function readDraft(key: string): Draft | undefined {
  return parseDraft(readStored(key, inTab));
}

/** Null forgets it: the item is in the cart. */
export function keepDraft(key: string, draft: Draft | null): void {
  writeStored(key, draft && JSON.stringify(draft), inTab);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
