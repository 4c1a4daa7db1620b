import { groupLabel } from '../../../graphql/rules/option-groups';
import { type CustomiserGroup, isDeclinable } from './composition';
import * as t from './customiser.texts';

const labelOf = ({ id, name }: CustomiserGroup) => groupLabel(id, name);

/** What the button says while something of the group must still be chosen. */
export function chooseText(group: CustomiserGroup): string {
  return isDeclinable(group.id) ? t.CHOOSE[group.id]() : t.chooseOf(labelOf(group));
}

export function neededText(group: CustomiserGroup): string {
  return isDeclinable(group.id) ? t.NEEDED[group.id]() : t.neededOf({ group: labelOf(group), min: group.min });
}

/** How many one may choose of a group and what they cost: « Obligatoire · 2 au choix · une incluse, puis 0,50 € ». */
export function hintOf(group: CustomiserGroup): string {
  const { id, min, max, included, options } = group;
  const prices = [...new Set(options.map(({ priceCents }) => priceCents))];
  const isFree = prices.length === 1 && prices[0] === 0;
  const count = countOf(group);
  const hint =
    (min > 0 || isDeclinable(id) ? t.required(count) : count) +
    (isFree && id === 'SAUCES' ? t.free(max) : '') +
    (included > 0 ? t.thenCosts({ included, cents: prices.length === 1 ? (prices[0] ?? null) : null }) : '');
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}

function countOf({ id, min, max, options }: CustomiserGroup): string {
  if (id === 'SOT') return t.asYouLike();
  if (max === null) return min > 1 ? t.atLeast(min) : t.anyNumber();
  if (max === 1) return t.one();
  if (min === max) return t.exactly(max);
  if (min > 1) return t.between({ min, max });
  return id === 'SAUCES' && max >= options.length ? t.anyNumber() : t.upTo(max);
}
