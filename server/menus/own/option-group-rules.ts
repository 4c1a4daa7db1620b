import { MOST_CHOICES, MOST_OF_ONE_OPTION } from '../../../graphql/rules/option-groups';
import { Fault } from '../../errors';
import { isWhole } from '../days/order-rules';
import { checkLimit, checkSupplement, englishNameFrom, nameFrom } from './item-rules';
import type { OptionGroupInput, OptionInput, OwnOptionGroup } from './option-group.types';
import * as t from './option-group-rules.texts';

export const MOST_GROUPS = 30;
const MOST_OPTIONS = 60;

/** What conditions are checked against: the groups of a shop as they are stored. */
export type KnownGroup = Pick<OwnOptionGroup, 'id' | 'name' | 'shownWhen'> & {
  options: readonly Pick<OwnOptionGroup['options'][number], 'id' | 'name'>[];
};

function check(holds: boolean, wrong: string): void {
  if (!holds) throw new Fault('BAD_USER_INPUT', wrong);
}

/** Returns what is to be stored of a group itself. Throws BAD_USER_INPUT. */
export function groupFrom(input: OptionGroupInput) {
  const { min, included, perOptionMax, shownWhen } = input;
  const max = input.max ?? null;
  for (const number of [min, included, max ?? 0]) check(isWhole(number, 0, MOST_CHOICES), t.numberBeyond(MOST_CHOICES));
  check(max === null || max >= Math.max(min, 1), t.maxBelow(Math.max(min, 1)));
  check(max === null || included <= max, t.includedBeyond(max ?? 0));
  check(isWhole(perOptionMax, 1, MOST_OF_ONE_OPTION), t.perOptionBeyond(MOST_OF_ONE_OPTION));
  return {
    name: nameFrom(input.name, t.groupName()),
    ...englishNameFrom(input),
    min,
    max,
    included,
    perOptionMax,
    shownWhen: shownWhen ? { groupId: shownWhen.groupId, optionIds: [...new Set(shownWhen.optionIds)] } : null,
  };
}

/** Returns what is to be stored of each option, in their order. Throws BAD_USER_INPUT. */
export function optionsFrom(inputs: readonly OptionInput[]) {
  const options = inputs.map((input) => {
    checkSupplement(input.priceCents);
    checkLimit(input.preparationUnits);
    return {
      id: input.id ?? null,
      name: nameFrom(input.name, t.optionName()),
      ...englishNameFrom(input),
      priceCents: input.priceCents,
      allergens: input.allergens ? [...new Set(input.allergens)] : null,
      preparationUnits: input.preparationUnits,
      outOfStock: input.outOfStock ?? null,
    };
  });
  const names = new Set(options.map(({ name }) => name.toLowerCase()));
  const ids = options.flatMap(({ id }) => id ?? []);
  const isEachOnce = names.size === options.length && new Set(ids).size === ids.length;
  const isListed = options.length > 0 && options.length <= MOST_OPTIONS && isEachOnce;
  check(isListed, t.optionsWrong(MOST_OPTIONS));
  return options;
}

/** Checks that the options, in stock or not, allow the minimum. Throws BAD_USER_INPUT. */
export function checkMinimum(
  { min, perOptionMax }: Pick<OwnOptionGroup, 'min' | 'perOptionMax'>,
  options: readonly unknown[],
): void {
  const possible = perOptionMax * options.length;
  check(min <= possible, t.minBeyondOptions({ min, possible }));
}

/**
 * Checks that the condition of a group, whose id is null while it is new, names another group of the shop with options
 * of it, and that this group does not depend on the first. Throws BAD_USER_INPUT.
 */
export function checkCondition(
  id: string | null,
  shownWhen: OwnOptionGroup['shownWhen'],
  groups: readonly KnownGroup[],
): void {
  if (!shownWhen) return;
  const groupOf = (condition: OwnOptionGroup['shownWhen']) => groups.find((one) => one.id === condition?.groupId);
  const named = groupOf(shownWhen);
  const known = named?.options.map((option) => option.id) ?? [];
  check(named?.id !== id && shownWhen.optionIds.length > 0, t.conditionUnknown());
  check(
    shownWhen.optionIds.every((optionId) => known.includes(optionId)),
    t.conditionUnknown(),
  );
  for (let one = named; one; one = groupOf(one.shownWhen))
    check(id === null || one.shownWhen?.groupId !== id, t.conditionCircular(one.name));
}

/** Checks that no other group's condition names the group, or one of its options, that is removed. Throws BAD_USER_INPUT. */
export function checkRemoval(
  group: KnownGroup,
  removed: 'ALL' | readonly string[],
  groups: readonly KnownGroup[],
): void {
  const dependent = groups.filter(({ shownWhen }) => shownWhen?.groupId === group.id);
  if (removed === 'ALL') {
    const [one] = dependent;
    check(!one, t.neededBy({ what: group.name, group: one?.name ?? '' }));
    return;
  }
  for (const option of group.options.filter(({ id }) => removed.includes(id))) {
    const one = dependent.find(({ shownWhen }) => shownWhen?.optionIds.includes(option.id));
    check(!one, t.neededBy({ what: option.name, group: one?.name ?? '' }));
  }
}
