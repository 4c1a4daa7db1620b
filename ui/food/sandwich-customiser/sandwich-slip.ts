import type { SlipLine } from '../customiser/customiser-frame';
import type { Part, SandwichOffer, SandwichSelection } from './sandwich-selection';
import * as t from './sandwich-customiser.texts';

/**
 * The slip of a sandwich: itself at its price, what is in it, what is added at its price. What one would expect and has
 * left out on purpose is said too.
 */
export function sandwichSlip(
  offer: SandwichOffer,
  itself: SlipLine,
  chosen: SandwichSelection,
  without: readonly Part[],
): SlipLine[] {
  const inside = [
    ...offer.meats.filter(({ id }) => chosen.meatIds.includes(id)).map((meat) => meat.name),
    ...offer.sauces.filter(({ id }) => chosen.sauceIds.includes(id)).map((sauce) => sauce.name),
  ];
  const salad = (offer.sot ?? []).filter(({ id }) => chosen.sot.includes(id)).map((option) => option.label);
  const added = [
    ...(offer.menu?.fries ?? []).filter(({ id }) => id === chosen.friesId),
    ...(offer.menu?.drinks ?? []).filter(({ id }) => id === chosen.drinkId),
  ];
  const extras = offer.supplements.filter(({ id }) => chosen.supplementIds.includes(id));
  return [
    { ...itself, cents: offer.basePriceCents },
    ...inside.map((label) => ({ label: `· ${label}` })),
    ...salad.map((label) => ({ label: `· ${label}`, ours: true })),
    ...added.map((part) => ({ label: `· ${part.name}`, cents: part.supplementPriceCents || undefined })),
    ...without.map((part) => ({ label: `· ${t.WITHOUT[part]()}`, ours: true })),
    ...extras.map((extra) => ({ label: `+ ${extra.name}`, cents: extra.priceCents })),
  ];
}
