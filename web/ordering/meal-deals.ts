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

/** The cart at the prices of a window, with the meal deals that apply to it and those that would otherwise. */
export function pricedAt<C extends PricedCart>(cart: C, window: Window | undefined) {
  const { lines, feeCents, declinedMealDealIds, shop } = cart;
  const isDeclined = ({ id }: { id: string }) => declinedMealDealIds.includes(id);
  const ordered = lines.filter(({ problem }) => problem === null);
  const served = shop.mealDeals.filter((deal) => isServedIn(deal, window, shop.zone));
  const mealDeals = rowsOf(
    ordered,
    served.filter((deal) => !isDeclined(deal)),
  );
  const declined = rowsOf(ordered, served).filter(isDeclined);
  const missed = rowsOf(ordered, shop.mealDeals).flatMap((row): MealDealRow[] => {
    const deal = shop.mealDeals.find((one) => one.id === row.id && !served.includes(one) && !isDeclined(one));
    return deal ? [{ ...row, not: { served: deal.servedText ?? '' } }] : [];
  });
  const otherMealDeals = [...declined.map((row): MealDealRow => ({ ...row, not: 'declined' })), ...missed];
  const saved = mealDeals.reduce((sum, { cents }) => sum + cents, 0);
  const subtotalCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const linesCents = subtotalCents - saved;
  return { ...cart, mealDeals, otherMealDeals, subtotalCents, linesCents, totalCents: linesCents + feeCents };
}

function rowsOf(lines: readonly OrderedLine[], deals: PricedCart['shop']['mealDeals']): MealDealRow[] {
  const wanted = lines.map(({ item, quantity }) => ({ itemId: item.id, priceCents: item.priceCents, quantity }));
  return bestMealDeals(wanted, deals).savings.flatMap((saving) => {
    const deal = deals.find(({ id }) => id === saving.id);
    return deal ? [{ name: deal.name, nameLang: deal.nameLang, ...saving }] : [];
  });
}

/** A deal with hours applies once a window within them is chosen. */
export function isServedIn(
  { served }: Pick<MealDealOfferFragment, 'served'>,
  window: Window | undefined,
  timeZone: string,
): boolean {
  if (!served) return true;
  if (!window) return false;
  const local = new Date(window.startsAt).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  const minute = Math.floor((Date.parse(`${local}Z`) - Date.parse(window.businessDay)) / 60_000);
  return isServedAt(served, window.businessDay, minute);
}
