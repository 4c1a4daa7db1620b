import { z } from 'zod';
import { ownShopId } from '../../accounts/principal';
import { Refusal } from '../../refusal';
import type { RouteModule } from '../../rest-route';
import {
  INGREDIENT_LISTS,
  ingredientAnswer,
  ingredientBody,
  sotAnswer,
  sotBody,
  variantAnswer,
} from '../ingredient-body';
import { IngredientType } from '../ingredient.entity';
import {
  cents,
  flag,
  flagIn,
  form,
  forms,
  formsUnder,
  formUnder,
  requireValues,
  ofOwner,
  word,
} from './own-menu.schemas';
import type { IngredientInput } from './ingredient.service';
import * as t from './own-menu.texts';

const message = z.string();
const entry = { name: word, price: cents, supplementPrice: cents, image: word, outOfStock: flag };
type Entry = z.output<z.ZodObject<typeof entry>>;
const variant = { hasFries: flag, fries: forms(entry), hasDrinks: flag, drinks: forms(entry) };
const onlyWanted = ({ fries, drinks, ...fields }: Readonly<Record<string, unknown>>) => ({
  ...fields,
  ...(flagIn(fields['hasFries']) === true && { fries }),
  ...(flagIn(fields['hasDrinks']) === true && { drinks }),
});
const state = z
  .preprocess(
    (sent) => {
      const { available, outOfStock } = sent as Record<string, unknown>;
      requireValues(available, outOfStock);
      return sent;
    },
    form({ available: flag, outOfStock: flag }),
  )
  .nullish()
  .transform((said) => {
    if (!said) return undefined;
    const { available = false, outOfStock = false } = said;
    return { available, outOfStock: available && outOfStock };
  });

export const ownIngredientsRoutes: RouteModule = (app) => {
  for (const [name, type] of Object.entries(INGREDIENT_LISTS)) {
    app.post(
      `/${name}`,
      ofOwner(`Adds ${name}: a list under that name, or one entry alone.`, formsUnder(name, entry), {
        201: z.object({ message, [name]: z.array(ingredientAnswer) }),
      }),
      async ({ body, context: { ingredients, principal } }, reply) => {
        const entries = (body[name] as Entry[]).map((one) => entryIn(one, Number.NaN));
        const added = await ingredients.add(ownShopId(principal, body.restaurantId as string | undefined), [
          { type, entries },
        ]);
        if (added instanceof Refusal) return added;
        reply.status(201);
        return { message: t.ingredientsAdded(), [name]: added.map(ingredientBody) };
      },
    );
  }

  app.post(
    '/sot',
    ofOwner(
      'Says how salad, tomato and onion stand; what is not named stays as it is.',
      formUnder('sot', ['salad', 'tomato', 'onion'], { salad: state, tomato: state, onion: state }),
      { 201: sotAnswer.extend({ message }) },
    ),
    async ({ body: { restaurantId, ...states }, context: { ingredients, menus, principal } }, reply) => {
      const shopId = ownShopId(principal, restaurantId);
      await ingredients.setSot(shopId, states);
      reply.status(201);
      return { message: t.sotSaved(), ...(await sotBody(menus, shopId)) };
    },
  );

  app.post(
    '/ismenu',
    ofOwner(
      'Adds fries and drinks to the menu variant.',
      formUnder('ismenu', ['hasFries', 'hasDrinks'], variant, onlyWanted),
      { 201: variantAnswer.extend({ message }) },
    ),
    async ({ body, context: { ingredients, principal } }, reply) => {
      const { restaurantId, hasFries = false, fries, hasDrinks = false, drinks } = body;
      const groups = [
        { wanted: hasFries, type: IngredientType.MENU_FRIES, sent: fries },
        { wanted: hasDrinks, type: IngredientType.MENU_DRINK, sent: drinks },
      ].flatMap(({ wanted, type, sent }) => (wanted ? [{ type, entries: sent.map((one) => entryIn(one, 0)) }] : []));
      const added = await ingredients.addMenu(ownShopId(principal, restaurantId), groups);
      if (added instanceof Refusal) return added;
      const of = (type: IngredientType) => added.filter((one) => one.type === type).map(ingredientBody);
      reply.status(201);
      return {
        message: t.menuSaved(),
        hasFries,
        fries: of(IngredientType.MENU_FRIES),
        hasDrinks,
        drinks: of(IngredientType.MENU_DRINK),
      };
    },
  );
};

/** Converts an entry of the specification's form; a missing required price becomes NaN, which the service refuses. */
function entryIn(sent: Entry, noPrice: number): IngredientInput {
  return {
    name: sent.name,
    priceCents: sent.price ?? noPrice,
    supplementPriceCents: sent.supplementPrice ?? 0,
    pictureUrl: sent.image,
    outOfStock: sent.outOfStock ?? false,
    allergens: null,
  };
}
