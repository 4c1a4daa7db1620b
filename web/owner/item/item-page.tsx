import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  useItemIngredientsQuery,
  useItemOptionGroupsQuery,
  useItemToChangeQuery,
  useMenuCategoriesQuery,
  useSaveItemMutation,
  type ItemIngredientsQuery,
} from '../../../graphql/generated/owner/item-editor';
import type { ItemKind } from '../../../graphql/rules/item-defaults';
import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { ItemForm } from '../../../ui/owner/item-form/item-form';
import type { ItemIngredients, ItemValues, ToppingValue } from '../../../ui/owner/item-form/item-values';
import { categoriesErrorMessage } from '../../items/categories-error';
import { toInitialItem } from '../../items/item-values';
import { uploadPicture } from '../../items/upload-picture';
import { documentTitle } from '../../page/document-title';
import { failureMessage } from '../../page/failure-message';
import { errorMessage, faultCode } from '../../page/faults';
import { fieldsOf } from '../../page/untyped';
import { unlessRefused, useOutcome } from '../../page/use-outcome';
import { useUnsaved } from '../../page/use-unsaved';
import * as t from './item.texts';

type PageKind = Exclude<ItemKind, 'SIMPLE'>;

/** Not from the cache, because the form begins with what it shows and must not hide newer values. */
const FRESH = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;
const SOON_FRESH = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** Page that adds a sandwich, pizza or drink under the category chosen before, or changes one (specification 7.7). */
function ItemPage({ kind }: { kind: PageKind }) {
  const { itemId } = useParams();
  return <ItemEditor key={itemId} kind={kind} itemId={itemId} />;
}

export const SandwichPage = () => <ItemPage kind="SANDWICH" />;
export const PizzaPage = () => <ItemPage kind="PIZZA" />;
export const DrinkPage = () => <ItemPage kind="DRINK" />;

function ItemEditor({ kind, itemId }: { kind: PageKind; itemId: string | undefined }) {
  const editing = itemId !== undefined;
  const menu = useMenuCategoriesQuery(SOON_FRESH);
  const kept = useItemToChangeQuery({ variables: { itemId: itemId ?? '' }, skip: !editing, ...FRESH });
  const fillings = useItemIngredientsQuery({ skip: kind === 'DRINK', ...FRESH });
  // Without them the form is complete too, and the item offers the groups it offered before.
  const optionGroups = useItemOptionGroupsQuery(SOON_FRESH);
  const [saveItem] = useSaveItemMutation();
  const categoryId = chosenCategory(useLocation().state);
  const [savedName, setSavedName] = useState<string>();
  const [touched, setTouched] = useState(false);
  const { question } = useUnsaved(touched, () => setTouched(false));

  // The route, and so its title, is shared with new items.
  useEffect(() => {
    if (editing) document.title = documentTitle(t.changeTitle());
  }, [editing]);

  const failedText = editing ? t.changingFailed() : t.addingFailed(kind);
  const { send, outcome, busy } = useOutcome((error) => failureMessage(error, failedText));
  const ingredients = fillings.data?.ownIngredients;
  const toppings = kind === 'PIZZA' && ingredients ? toToppings(ingredients) : undefined;
  const item = kept.data?.ownItem;

  const save = (values: ItemValues) =>
    send('form', async () => {
      const { data } = await saveItem({ variables: { input: { ...values, itemId, kind } } });
      const { name } = unlessRefused(data?.saveItem);
      // Reads the ids of new toppings, so that the next save does not create them again.
      if (toppings) await fillings.refetch().catch(() => undefined);
      setTouched(false);
      setSavedName(name);
    });

  // Without the toppings of all pizzas the form would remove them.
  const queries = kind === 'PIZZA' ? [menu, fillings] : [menu];
  const isGone = faultCode(kept.error) === 'NOT_FOUND' || (item && item.kind !== kind);
  const begun = item && !isGone ? toInitialItem(item, toppings) : undefined;
  const itemFailure = editing && !item ? kept.error : undefined;
  const pageFailure = queries.find(({ data, error }) => error && !data)?.error;
  const menuFailureMessage = kind === 'SANDWICH' && !editing ? categoriesErrorMessage : errorMessage;
  const retry = () => {
    const asked = [menu, ...(kind === 'DRINK' ? [] : [fillings]), ...(editing ? [kept] : [])];
    for (const query of asked) void query.refetch().catch(() => undefined);
  };
  return (
    <AddingFrame
      question={question}
      title={!editing ? t.newItem(kind) : begun ? t.changeNamed(begun.name ?? '') : t.editItem(kind)}
      editing={editing}
      missing={editing ? isGone : categoryId === null}
      loading={(editing && !item) || queries.some(({ data }) => !data)}
      failedText={itemFailure ? errorMessage(itemFailure) : pageFailure && menuFailureMessage(pageFailure)}
      onRetry={retry}
      savedName={savedName}
      onAdd={() => setSavedName(undefined)}
    >
      <ItemForm
        kind={kind}
        mode={editing ? 'known' : 'new'}
        categories={menu.data?.ownMenu.categories ?? []}
        initialValues={editing ? begun : { ...(categoryId !== null && { categoryId }), toppings }}
        optionGroups={optionGroups.data?.ownOptionGroups}
        ingredients={toIngredients(ingredients, fillings.error !== undefined, retry)}
        onUpload={uploadPicture}
        onEdit={() => setTouched(true)}
        onSubmit={save}
        busy={busy}
        outcome={outcome}
      />
    </AddingFrame>
  );
}

/** Id of the category chosen on the page before, for a new item (specification 7.6); null without one. */
export function chosenCategory(state: unknown): string | null {
  const { categoryId, restaurantId } = fieldsOf(state);
  return typeof categoryId === 'string' && typeof restaurantId === 'string' ? categoryId : null;
}

type OwnIngredient = ItemIngredientsQuery['ownIngredients'][number];

export function toIngredients(
  known: readonly OwnIngredient[] | undefined,
  isFailed: boolean,
  onRetry: () => void,
): ItemIngredients {
  const of = (wanted: OwnIngredient['type']) =>
    (known ?? [])
      .filter(({ type }) => type === wanted)
      .map(({ id, name, outOfStock }) => ({ id, name, soldOut: outOfStock }));
  return {
    meats: known ? of('MEAT') : null,
    meatsFailed: isFailed && !known,
    sauces: of('SAUCE'),
    hasMenuParts: known?.some(({ type }) => type === 'MENU_FRIES' || type === 'MENU_DRINK'),
    onRetry,
  };
}

function toToppings(ingredients: readonly OwnIngredient[]): ToppingValue[] {
  return ingredients
    .filter(({ type }) => type === 'TOPPING')
    .map(({ id, name, nameEn, priceCents }) => ({ id, name, nameEn, priceCents }));
}
