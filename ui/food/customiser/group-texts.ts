import { canBeMet, groupLabel } from '../../../graphql/rules/option-groups';
import { type CustomiserGroup, isDeclinable } from './composition';
import * as t from './customiser.texts';

/** What the button says while something of the group must still be chosen. */
export function chooseText(group: CustomiserGroup): string {
  if (!canBeMet(group)) return t.soldOut();
  return isDeclinable(group.id) ? t.CHOOSE[group.id]() : t.chooseOf(groupLabel(group.id, group.name));
}

export function neededText(group: CustomiserGroup): string {
  const { id, name, min } = group;
  if (isDeclinable(id)) return t.NEEDED[id]();
  return canBeMet(group) ? t.neededOf({ group: groupLabel(id, name), min }) : t.cannotBeMet(groupLabel(id, name));
}

/** How many one may choose of a group and what they cost: « Obligatoire · 2 au choix · 1 sans supplément ». */
export function hintOf(group: CustomiserGroup): string {
  const { id, min, max, included, options } = group;
  const prices = new Set(options.map(({ priceCents }) => priceCents));
  const [cents = 0] = prices;
  const isFree = prices.size === 1 && cents === 0;
  const hint = [
    ...(min > 0 || isDeclinable(id) ? [t.required()] : []),
    countOf(group) + (id === 'SAUCES' && isFree ? t.allIncluded(max) : ''),
    ...(included > 0 && !isFree ? [t.someIncluded({ included, cents: prices.size === 1 ? cents : null })] : []),
  ].join(' · ');
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}

function countOf({ id, min, max, options }: CustomiserGroup): string {
  if (id === 'SOT') return t.asYouLike();
  if (max === 1) return id === 'SAUCES' || isDeclinable(id) ? t.one() : t.exactly(1);
  if (id === 'SAUCES' && max !== null && max >= options.length) return t.anyNumber();
  if (max === null) return min > 0 ? t.atLeast(min) : t.anyNumber();
  if (min === max) return t.exactly(max);
  return min > 1 ? t.between({ min, max }) : t.upTo(max);
}
