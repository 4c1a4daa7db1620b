import { useParams } from 'react-router-dom';
import { useItemIngredientsQuery, type ItemIngredientsQuery } from '../../../graphql/generated/owner/item-editor';
import { useAddPizzaMutation, useChangePizzaMutation } from '../../../graphql/generated/owner/pizza';
import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { PizzaForm } from '../../../ui/owner/pizza-form/pizza-form';
import type { PizzaValues, ToppingValue } from '../../../ui/owner/pizza-form/pizza-values';
import { toChoices } from '../../items/ingredient-choices';
import { FRESH, useItemEditor } from '../../items/use-item-editor';
import * as t from './pizza.texts';
import type { OwnRecipeFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { toItemBasics } from '../../items/item-basics';

function PizzaEditor({ itemId }: { itemId: string | undefined }) {
  const known = useItemIngredientsQuery(FRESH);
  const [addPizza] = useAddPizzaMutation();
  const [changePizza] = useChangePizzaMutation();
  const ingredients = known.data?.ownIngredients ?? [];
  const toppings = toToppings(ingredients);
  const { frame, form } = useItemEditor({
    itemId,
    kind: 'PIZZA',
    needed: known,
    toValues: (item): Partial<PizzaValues> => toPizzaValues(item, toppings),
    send: async (values: PizzaValues) => {
      if (itemId === undefined) {
        const { data } = await addPizza({ variables: { input: toPizzaInput(values, toppings) } });
        void known.refetch().catch(() => undefined);
        return data?.addPizza;
      }
      const { data } = await changePizza({ variables: { input: { ...toPizzaInput(values, toppings), itemId } } });
      // Reads the ids of new toppings, so that the next save does not create them again.
      if (data?.changePizza.__typename === 'OwnItem') await known.refetch().catch(() => undefined);
      return data?.changePizza;
    },
    titles: { fresh: t.newPizza(), change: t.editPizza() },
    addingFailed: t.addingFailed(),
  });
  return (
    <AddingFrame {...frame}>
      <PizzaForm
        {...form}
        sauces={toChoices(ingredients, 'SAUCE')}
        initialValues={frame.editing ? form.initialValues : { ...form.initialValues, toppings }}
      />
    </AddingFrame>
  );
}

export function PizzaPage() {
  const { itemId } = useParams();
  return <PizzaEditor key={itemId} itemId={itemId} />;
}

type OwnIngredient = ItemIngredientsQuery['ownIngredients'][number];

function toToppings(ingredients: readonly OwnIngredient[]): ToppingValue[] {
  return ingredients
    .filter(({ type }) => type === 'TOPPING')
    .map(({ id, name, nameEn, priceCents }) => ({ id, name, nameEn, priceCents }));
}

/** Input for a pizza; a topping removed from the form is removed for all pizzas. */
export function toPizzaInput(pizza: PizzaValues, offered: readonly ToppingValue[]) {
  const kept = new Set(pizza.toppings.map(({ id }) => id));
  return { ...pizza, removedToppingIds: offered.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])) };
}

export function toPizzaValues(item: OwnRecipeFactsFragment, toppings: ToppingValue[]): Partial<PizzaValues> {
  const { description, sizes, sauceLimit } = item;
  return { ...toItemBasics(item), description, ...(sizes.length > 0 && { sizes }), toppings, sauceLimit };
}
