import { useParams } from 'react-router-dom';
import { useItemIngredientsQuery } from '../../../graphql/generated/owner/item-editor';
import { useAddSandwichMutation, useChangeSandwichMutation } from '../../../graphql/generated/owner/sandwich';
import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { SandwichForm } from '../../../ui/owner/sandwich-form/sandwich-form';
import type { SandwichValues } from '../../../ui/owner/sandwich-form/sandwich-values';
import { toChoices } from '../../items/ingredient-choices';
import { categoriesErrorMessage } from '../../items/categories-error';
import { useItemEditor } from '../../items/use-item-editor';
import { errorMessage } from '../../page/faults';
import * as t from './sandwich.texts';
import type { OwnRecipeFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { toItemBasics } from '../../items/item-basics';

function SandwichEditor({ itemId }: { itemId: string | undefined }) {
  const fillings = useItemIngredientsQuery();
  const [addSandwich] = useAddSandwichMutation();
  const [changeSandwich] = useChangeSandwichMutation();
  const { frame, form } = useItemEditor({
    itemId,
    kind: 'SANDWICH',
    toValues: toSandwichValues,
    send: async (values: SandwichValues) =>
      itemId === undefined
        ? (await addSandwich({ variables: { input: values } })).data?.addSandwich
        : (await changeSandwich({ variables: { input: { ...values, itemId } } })).data?.changeSandwich,
    titles: { fresh: t.newSandwich(), change: t.editSandwich() },
    addingFailed: t.addingFailed(),
    pageErrorMessage: itemId === undefined ? categoriesErrorMessage : errorMessage,
  });
  const ingredients = fillings.data?.ownIngredients;
  const retry = () => {
    frame.onRetry();
    void fillings.refetch().catch(() => undefined);
  };
  return (
    <AddingFrame {...frame} onRetry={retry}>
      <SandwichForm
        {...form}
        meats={ingredients ? toChoices(ingredients, 'MEAT') : null}
        meatsFailed={fillings.error !== undefined && !ingredients}
        menuParts={ingredients?.some(({ type }) => type === 'MENU_FRIES' || type === 'MENU_DRINK')}
        sauces={toChoices(ingredients ?? [], 'SAUCE')}
        onRetry={retry}
      />
    </AddingFrame>
  );
}

export function SandwichPage() {
  const { itemId } = useParams();
  return <SandwichEditor key={itemId} itemId={itemId} />;
}

export function toSandwichValues(item: OwnRecipeFactsFragment): Partial<SandwichValues> {
  const { description, priceCents, hasMeatSelection, meatLimit, useAllMeats, allowedMeatIds } = item;
  const { sauceLimit, sot, isMenu } = item;
  return {
    ...toItemBasics(item),
    ...{ description, hasMeatSelection, meatLimit, useAllMeats, allowedMeatIds, sauceLimit, sot, isMenu },
    ...(priceCents !== null && { priceCents }),
  };
}
