import { delayEndsAt, MOST_PREPARATION_MINUTES } from '../../graphql/rules/preparation';
import { openingState, type OpeningRules } from './opening-hours';
import { MINUTE } from './wall-clock';

export interface Preparation {
  /** The shop’s usual ones. */
  preparationMinutes: number;
  /** Added to them until `delayUntil`. */
  delayMinutes?: number;
  delayUntil?: Date | null;
}

/** Minutes that a delay adds at an instant. */
export function delayAt({ delayMinutes = 0, delayUntil = null }: Preparation, at: Date): number {
  return delayUntil && at < delayUntil ? delayMinutes : 0;
}

/** Minutes of preparation of what a shop begins to prepare at an instant. */
export function preparationMinutesAt(shop: Preparation, at: Date): number {
  return Math.min(MOST_PREPARATION_MINUTES, shop.preparationMinutes + delayAt(shop, at));
}

/** When a shop must begin to prepare what is collected from `startsAt` on. */
export function preparationBegins(shop: Preparation, startsAt: Date): Date {
  const usually = new Date(startsAt.getTime() - shop.preparationMinutes * MINUTE);
  return new Date(startsAt.getTime() - preparationMinutesAt(shop, usually) * MINUTE);
}

/** When a delay that begins now ends. */
export function delayEnd(rules: OpeningRules, now: Date): Date {
  return delayEndsAt(openingState(rules, now).closesAt, now);
}
