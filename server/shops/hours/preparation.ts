import { delayEndsAt, MOST_PREPARATION_MINUTES } from '../../../graphql/rules/preparation';
import { openingState, type OpeningRules } from './opening-hours';
import { MINUTE } from './wall-clock';

export interface Preparation {
  /** The shop’s usual preparation time, without a delay. */
  preparationMinutes: number;
  /** Added to the preparation time until `delayUntil`. */
  delayMinutes?: number;
  delayUntil?: Date | null;
}

export function delayAt({ delayMinutes = 0, delayUntil = null }: Preparation, at: Date): number {
  return delayUntil && at < delayUntil ? delayMinutes : 0;
}

/** Returns the preparation time, in minutes, of an order whose preparation starts at an instant. */
export function preparationMinutesAt(shop: Preparation, at: Date): number {
  return Math.min(MOST_PREPARATION_MINUTES, shop.preparationMinutes + delayAt(shop, at));
}

/** Returns when the shop must start to prepare an order whose pickup window starts at `startsAt`. */
export function preparationBegins(shop: Preparation, startsAt: Date): Date {
  const usually = new Date(startsAt.getTime() - shop.preparationMinutes * MINUTE);
  return new Date(startsAt.getTime() - preparationMinutesAt(shop, usually) * MINUTE);
}

export function delayEnd(rules: OpeningRules, now: Date): Date {
  return delayEndsAt(openingState(rules, now).closesAt, now);
}
