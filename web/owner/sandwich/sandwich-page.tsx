import { useParams } from 'react-router-dom';
import {
  useAddSandwichMutation,
  useChangeSandwichMutation,
  useSandwichFillingsQuery,
  useSandwichPageQuery,
  useSandwichToChangeQuery,
} from '../../../graphql/generated/owner/sandwich';
import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { SandwichForm } from '../../../ui/owner/sandwich-form/sandwich-form';
import type { SandwichValues } from '../../../ui/owner/sandwich-form/sandwich-values';
import { toChoices } from '../../items/ingredient-choices';
import { categoriesErrorMessage } from '../../items/categories-error';
import { useItemEditor } from '../../items/use-item-editor';
import { errorMessage } from '../../page/faults';
import * as t from './sandwich.texts';
import type { AddSandwichInput, ChangeSandwichInput } from '../../../graphql/generated/schema';
import type { OwnRecipeFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { toItemBasics } from '../../items/item-basics';

function SandwichEditor({ itemId }: { itemId: string | undefined }) {
  const page = useSandwichPageQuery();
  // Not from the cache, because the form sends all rules and must not overwrite newer ones.
  const kept = useSandwichToChangeQuery({
    variables: { itemId: itemId ?? '' },
    skip: itemId === undefined,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const fillings = useSandwichFillingsQuery();
  const [addSandwich] = useAddSandwichMutation();
  const [changeSandwich] = useChangeSandwichMutation();
  const { frame, form, question } = useItemEditor({
    itemId,
    kind: 'SANDWICH',
    page,
    kept,
    toValues: toSandwichValues,
    send: async (values: SandwichValues) =>
      itemId === undefined
        ? (await addSandwich({ variables: { input: toSandwichInput(values) } })).data?.addSandwich
        : (await changeSandwich({ variables: { input: toSandwichChange(itemId, values) } })).data?.changeSandwich,
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
    <>
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
      {question}
    </>
  );
}

export function SandwichPage() {
  const { itemId } = useParams();
  return <SandwichEditor key={itemId} itemId={itemId} />;
}

export function toSandwichInput({ standing: _onTheMenu, ...sandwich }: SandwichValues): AddSandwichInput {
  return sandwich;
}

export function toSandwichValues(item: OwnRecipeFactsFragment): Partial<SandwichValues> {
  const { description, priceCents, meatLimit, sauceLimit, hasMeatSelection, sot, isMenu, useAllMeats } = item;
  const rules = { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats };
  return {
    ...toItemBasics(item),
    ...rules,
    description,
    ...(priceCents !== null && { priceCents }),
    allowedMeatIds: item.allowedMeatIds,
  };
}

export function toSandwichChange(itemId: string, values: SandwichValues): ChangeSandwichInput {
  return { ...toSandwichInput(values), itemId, ...values.standing };
}
