import type { SlipLine } from '../customiser/customiser-frame';
import type { SandwichOffer, SandwichSelection } from './sandwich-selection';

/** The slip of a sandwich: itself at its price, what is in it, what is added at its price. */
export function sandwichSlip(offer: SandwichOffer, name: string, chosen: SandwichSelection): SlipLine[] {
  const inside = [
    ...offer.meats.filter(({ id }) => chosen.meatIds.includes(id)).map((meat) => meat.name),
    ...offer.sauces.filter(({ id }) => chosen.sauceIds.includes(id)).map((sauce) => sauce.name),
    ...(offer.sot ?? []).filter(({ id }) => chosen.sot.includes(id)).map((option) => option.label),
  ];
  const added = [
    ...(offer.menu?.fries ?? []).filter(({ id }) => id === chosen.friesId),
    ...(offer.menu?.drinks ?? []).filter(({ id }) => id === chosen.drinkId),
  ];
  const extras = offer.supplements.filter(({ id }) => chosen.supplementIds.includes(id));
  return [
    { label: name, cents: offer.basePriceCents },
    ...inside.map((label) => ({ label: `· ${label}` })),
    ...added.map((part) => ({ label: `· ${part.name}`, cents: part.supplementPriceCents || undefined })),
    ...extras.map((extra) => ({ label: `+ ${extra.name}`, cents: extra.priceCents })),
  ];
}
