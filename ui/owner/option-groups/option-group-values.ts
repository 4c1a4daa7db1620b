import { MOST_CHOICES, MOST_OF_ONE_OPTION, type OptionGroup } from '../../../graphql/rules/option-groups';
import { nameKey } from '../../../graphql/texts/name-key';
import type { FormErrors } from '../../base/form/use-form';
import { hintOf } from '../../food/customiser/group-texts';
import type { DeclaredAllergens } from '../allergen-picker/allergen-picker';
import type { Unfinished } from '../item-basics/item-basics';
import * as t from './option-groups.texts';

export type Limits = Pick<OptionGroup, 'min' | 'max' | 'included' | 'perOptionMax'>;

export interface OptionValues {
  /** Null for a new option. */
  id: string | null;
  name: string;
  nameEn: string | null;
  /** Cents one piece adds; 0 when it is included. */
  priceCents: number;
  allergens: DeclaredAllergens;
  preparationUnits: number;
}

/** Group of options that the shop made itself, as its owner edits it. */
export interface OptionGroupValues extends Limits {
  name: string;
  nameEn: string | null;
  shownWhen: { groupId: string; optionIds: string[] } | null;
  options: OptionValues[];
  itemIds: string[];
}

/** Stored group with what the list needs in addition. */
export interface OwnOptionGroup extends OptionGroupValues {
  id: string;
  options: (OptionValues & { id: string; outOfStock: boolean })[];
}

export interface OptionRow extends Unfinished<OptionValues, 'priceCents'> {
  key: string;
}

/** Answer to « how many can be chosen? »; `custom` opens the four numbers. */
export type Asks = 'one' | 'several' | 'custom';

export const LIMITS: Record<Exclude<Asks, 'custom'>, Limits> = {
  one: { min: 1, max: 1, included: 0, perOptionMax: 1 },
  several: { min: 0, max: null, included: 0, perOptionMax: 1 },
};

export type OptionGroupDraft = Omit<Unfinished<OptionGroupValues, 'min' | 'included' | 'perOptionMax'>, 'options'> & {
  options: readonly OptionRow[];
  asks: Asks;
};

export const newRow = (key: string): OptionRow => ({
  ...{ key, id: null, name: '', nameEn: null, priceCents: null, allergens: null, preparationUnits: 0 },
});

const NEW_GROUP: OptionGroupDraft = {
  ...{ name: '', nameEn: null, options: [newRow('1')], asks: 'one', shownWhen: null, itemIds: [] },
  ...LIMITS.one,
};

export function optionGroupDraft(group: OptionGroupValues | undefined): OptionGroupDraft {
  if (!group) return NEW_GROUP;
  const options = group.options.map((option, place) => ({ ...option, key: String(place + 1) }));
  return { ...group, options, asks: asksOf(group) };
}

function asksOf({ min, max, included, perOptionMax }: Limits): Asks {
  const isOf = (limits: Limits) =>
    limits.min === min && limits.max === max && limits.included === included && limits.perOptionMax === perOptionMax;
  return isOf(LIMITS.one) ? 'one' : isOf(LIMITS.several) ? 'several' : 'custom';
}

/** What customers read below the group's name, « Obligatoire · une au choix ». */
export function limitsText({ min, max, included, perOptionMax, options }: Limits & Pick<OptionGroupValues, 'options'>) {
  const offered = options.map((option) => ({ ...option, id: option.id ?? '', soldOut: false }));
  return hintOf({ ...{ id: '', name: null, shownWhen: null, min, max, included, perOptionMax }, options: offered });
}

/** Rows that are not just waiting for the next option. */
const filledRows = ({ options }: OptionGroupDraft) =>
  options.filter(({ id, name, priceCents }) => id !== null || name.trim() !== '' || priceCents !== null);

export interface OptionRowErrors {
  name?: string;
  price?: string;
}

/** Returns the errors of the options by the key of their row. */
export function rowErrors(draft: OptionGroupDraft): Record<string, OptionRowErrors> {
  const rows = filledRows(draft);
  if (rows.length === 0) return { [draft.options[0]?.key ?? '']: { name: t.optionNeeded() } };
  const wrong = rows.map(({ key, name, priceCents }, place): [string, OptionRowErrors] => {
    const taken = rows.slice(0, place).some((other) => nameKey(other.name) === nameKey(name));
    return [
      key,
      {
        name: name.trim() === '' ? t.nameNeeded() : taken ? t.optionNameTaken() : undefined,
        price: (priceCents ?? 0) < 0 ? t.priceNegative() : undefined,
      },
    ];
  });
  return Object.fromEntries(wrong.filter(([, { name, price }]) => name ?? price));
}

/** Returns why a number is none from `least` to `most`, or undefined. */
const countError = (count: number | null, least: number, most = MOST_CHOICES) =>
  count !== null && count >= least && count <= most ? undefined : t.countRange({ least, most });

export function optionGroupErrors(
  draft: OptionGroupDraft,
  takenNames: readonly string[],
): FormErrors<'name' | 'options' | 'shownWhen' | keyof Limits> {
  const { name, min, max, included, perOptionMax, shownWhen } = draft;
  const taken = takenNames.some((other) => nameKey(other) === nameKey(name));
  const reachable = filledRows(draft).length * (perOptionMax ?? 1);
  return {
    name: name.trim() === '' ? t.nameNeeded() : taken ? t.groupNameTaken() : undefined,
    options: Object.keys(rowErrors(draft)).length > 0 ? t.optionsIncomplete() : undefined,
    min: countError(min, 0) ?? ((min ?? 0) > reachable && reachable > 0 ? t.minTooHigh() : undefined),
    max: max === null ? undefined : countError(max, Math.max(1, min ?? 0)),
    included: countError(included, 0, max ?? MOST_CHOICES),
    perOptionMax: countError(perOptionMax, 1, MOST_OF_ONE_OPTION),
    shownWhen: shownWhen?.optionIds.length === 0 ? t.conditionNeeded() : undefined,
  };
}

/** Returns the values of a draft without errors; of options without a price it is included. */
export function completeOptionGroup(draft: OptionGroupDraft): OptionGroupValues {
  const { asks: _asks, name, nameEn, ...group } = draft as OptionGroupDraft & Limits;
  return {
    ...group,
    name: name.trim(),
    nameEn: nameEn?.trim() || null,
    options: filledRows(draft).map(({ key: _key, ...option }) => ({
      ...option,
      name: option.name.trim(),
      nameEn: option.nameEn?.trim() || null,
      priceCents: option.priceCents ?? 0,
    })),
  };
}
