import type { CartContentFragment } from '../../../graphql/generated/customer/cart';
import type { AddComposedItemMutation, CustomisePageQuery } from '../../../graphql/generated/customer/customise';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import {
  chosenOf,
  optionLabel,
  type Selection,
  selectionsFrom,
  shownGroups,
  stillOffered,
} from '../../../graphql/rules/option-groups';
import { type Composition, isDeclinable } from '../../../ui/food/customiser/composition';
import type { CustomiserProps } from '../../../ui/food/customiser/customiser';
import type { ChosenGroup } from '../../../ui/food/selections/selections';
import { notAdded } from '../../ordering/add-to-cart.texts';
import { refusalMessage } from '../../page/refusals';
import { parseUrl } from '../../page/socials';
import { inTab, readStored, writeStored } from '../../page/storage';
import { fieldsOf, parseJson } from '../../page/untyped';

type Item = CustomisePageQuery['item'];
type ComposedItem = Pick<
  CustomiserProps,
  ('name' | 'nameLang' | 'description' | 'descriptionLang' | 'imageUrl' | 'allergens') | ('basePriceCents' | 'groups')
>;

/** Returns what the customiser shows of an item; null for one with nothing to choose, or a pizza without sizes. */
export function toComposed(item: Item): ComposedItem | null {
  const { name, nameLang, description, descriptionLang, pictureUrl: imageUrl, allergens, optionGroups } = item;
  const isComposed = item.kind === 'SANDWICH' || optionGroups.length > 0;
  if (!isComposed || optionGroups.some(({ options }) => options.length === 0)) return null;
  return {
    ...{ name, nameLang, description: description || undefined, descriptionLang, imageUrl, allergens },
    basePriceCents: item.priceCents,
    groups: optionGroups.map((group) => ({ ...group, options: group.options.map(toOption) })),
  };
}

function toOption({ allergens, allergensDeclared, ...option }: Item['optionGroups'][number]['options'][number]) {
  return { ...option, allergens: allergensDeclared ? allergens : null };
}

export function toInput(
  itemId: string,
  { selections, note }: Pick<Composition, 'selections' | 'note'>,
): AddToCartInput {
  return { itemId, quantity: 1, note, selections: [...selections] };
}

/** Returns what was selected by name, as device cart lines store it. */
export function toChosenGroups({ optionGroups }: Item, selections: readonly Selection[]): ChosenGroup[] {
  return shownGroups(optionGroups, selections).flatMap((group) => {
    const options = chosenOf(group, selections).map(({ option: { name }, quantity, cents }) => ({
      ...{ name, quantity, priceCents: cents },
    }));
    return options.length > 0 ? [{ groupId: group.id, name: group.name, options }] : [];
  });
}

/** Composition of a cart line, found by the option names it stores, without options the shop no longer has. */
export function draftOf(
  { optionGroups }: Item,
  { choices, note }: Pick<CartContentFragment['lines'][number], 'choices' | 'note'>,
): Composition {
  const selections = selectionsFrom(choices).flatMap(({ optionId: name, ...selection }) => {
    const group = optionGroups.find(({ id }) => id === selection.groupId);
    const option = group?.options.find((one) => one.name === name);
    return option ? [{ ...selection, optionId: option.id }] : [];
  });
  const isDeclined = (id: string) => isDeclinable(id) && !choices.some(({ groupId }) => groupId === id);
  return { selections, without: optionGroups.map(({ id }) => id).filter(isDeclined), note };
}

interface Word {
  text: string;
  lang: string | undefined;
}

/** What the customer chose last time, as far as it is offered now, with its words; undefined for nothing. */
export function lastDraft(item: Item): (Composition & { words: Word[] }) | undefined {
  if (!item.lastChoices) return undefined;
  const draft = draftOf(item, { choices: item.lastChoices, note: '' });
  const selections = stillOffered(item.optionGroups, draft.selections);
  const words = shownGroups(item.optionGroups, selections).flatMap((group) =>
    chosenOf(group, selections).map(({ option: { name, nameLang }, quantity }) => ({
      text: optionLabel(group.id, { name, quantity }),
      lang: group.id === 'SOT' ? undefined : (nameLang ?? 'fr'),
    })),
  );
  return words.length > 0 ? { ...draft, selections, words } : undefined;
}

export type Refusal = Exclude<AddComposedItemMutation['addToCart'], { __typename: 'Cart' }>;

/** Why the item was not added: the server's sentence when it helps to choose differently (specification 3.4). */
export function notAddedMessage(refusal: Refusal): string {
  switch (refusal.__typename) {
    case 'LimitExceeded':
    case 'SoldOut':
    case 'CartFull':
      return refusalMessage(refusal);
    case 'InvalidSelection':
    case 'PriceChanged':
      return notAdded();
  }
}

export function draftKey(customerId: string, shopId: string, itemId: string): string {
  return `composition:${customerId}/${shopId}/${itemId}`;
}

export function parseDraft(text: string | null): Composition | undefined {
  const { selections, without, note } = fieldsOf(parseJson(text));
  if (!Array.isArray(selections) || !Array.isArray(without) || !isText(note)) return undefined;
  return selections.every(isSelection) && without.every(isText) ? { selections, without, note } : undefined;
}

function isSelection(value: unknown): value is Selection {
  const { groupId, optionId, quantity } = fieldsOf(value);
  return isText(groupId) && isText(optionId) && Number.isInteger(quantity) && Number(quantity) > 0;
}

export function readDraft(key: string): Composition | undefined {
  return parseDraft(readStored(key, inTab));
}

/** Stores a draft of a composition in this tab; null removes it once the item is in the cart. */
export function saveDraft(key: string, draft: Composition | null): void {
  writeStored(key, draft && JSON.stringify(draft), inTab);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Path of the page whose link led here, from the state that web/app/app.tsx sets; undefined without such a link. */
export function cameFrom(state: unknown): string | undefined {
  return typeof state === 'string' ? parseUrl(state)?.pathname : undefined;
}
