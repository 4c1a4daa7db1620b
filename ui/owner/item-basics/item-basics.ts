import * as t from './item-basics.texts';

export const NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 500;

/** Draft of a form's values in which the named fields are null until they are filled in. */
export type Unfinished<Values, Name extends keyof Values> = Omit<Values, Name> & {
  [Each in Name]: Values[Each] | null;
};

/** Error of a price that may be 0, such as that of a topping. */
export function supplementError(cents: number | null): string | undefined {
  if (cents === null) return t.priceNeeded();
  return cents < 0 ? t.priceNegative() : undefined;
}

export function toggled<Id>(ids: readonly Id[], id: Id): Id[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Returns the list with one of its members at another index. */
export function movedTo<One>(list: readonly One[], isMoved: (one: One) => boolean, toIndex: number): One[] {
  const others = list.filter((one) => !isMoved(one));
  return [...others.slice(0, toIndex), ...list.filter(isMoved), ...others.slice(toIndex)];
}
