import type { MealDealOfferFragment } from '../../graphql/generated/shared/meal-deals.fragments';
import { bestMealDeals } from '../../graphql/rules/meal-deals';
import { isServedAt } from '../../graphql/rules/served-hours';
import type { MealDealRow } from '../../ui/food/meal-deals/meal-deal-rows';

interface OrderedLine {
  item: { id: string; priceCents: number };
  quantity: number;
  lineCents: number;
  problem: string | null;
}

interface PricedCart {
  lines: readonly OrderedLine[];
  feeCents: number;
  declinedMealDealIds: readonly string[];
  shop: { zone: string; mealDeals: readonly MealDealOfferFragment[] };
}

interface Window {
  startsAt: string;
  businessDay: string;
}

/** The cart with the prices of a window, and its meal deals as rows: those that apply, then those that could. */
export function pricedAt<C extends PricedCart>(cart: C, window: Window | undefined) {
  const { lines, feeCents, declinedMealDealIds, shop } = cart;
  const served = shop.mealDeals.filter((deal) => isServedIn(deal, window, shop.zone));
  const ordered = lines.filter(({ problem }) => problem === null);
  const savings = savingsOn(
    ordered,
    served.filter(({ id }) => !declinedMealDealIds.includes(id)),
  );
  const possible = savingsOn(ordered, shop.mealDeals).filter(({ id }) => !savings.some((one) => one.id === id));
  const mealDeals = [...savings, ...possible].flatMap((saving): MealDealRow[] => {
    const deal = shop.mealDeals.find(({ id }) => id === saving.id);
    if (!deal) return [];
    const { name, nameLang, servedText } = deal;
    const missed = served.includes(deal) ? undefined : { served: servedText ?? '' };
    const not = declinedMealDealIds.includes(deal.id) ? 'declined' : missed;
    // A deal that lost its items to a better one is not worth a word.
    if (!not && !savings.includes(saving)) return [];
    return [{ name, nameLang, ...saving, ...(not && { not }) }];
  });
  const saved = savings.reduce((sum, { cents }) => sum + cents, 0);
  const subtotalCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const linesCents = subtotalCents - saved;
  return { ...cart, mealDeals, subtotalCents, linesCents, totalCents: linesCents + feeCents };
}

export function savingsOn(
  lines: readonly Pick<OrderedLine, 'item' | 'quantity'>[],
  deals: PricedCart['shop']['mealDeals'],
) {
  const wanted = lines.map(({ item, quantity }) => ({ itemId: item.id, priceCents: item.priceCents, quantity }));
  return bestMealDeals(wanted, deals).savings;
}

/** A deal with hours applies once a window within them is chosen. */
function isServedIn({ served }: MealDealOfferFragment, window: Window | undefined, timeZone: string): boolean {
  if (!served) return true;
  if (!window) return false;
  const local = new Date(window.startsAt).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  const minute = Math.floor((Date.parse(`${local}Z`) - Date.parse(window.businessDay)) / 60_000);
  return isServedAt(served, window.businessDay, minute);
}
