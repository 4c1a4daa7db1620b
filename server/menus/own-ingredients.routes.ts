import { ownShopId } from '../accounts/principal';
import { toEuros } from '../money';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import { IngredientType } from './ingredient.entity';
import { ownIngredientOf } from './ingredient.service';
import { sotBody } from './menu.routes';
import { centsIn, flagIn, insistOn, objectIn, objectsIn, wordIn } from './own-menu-body';
import type { IngredientInput } from './own-ingredients.inputs';

const anything = { type: 'object', additionalProperties: true } as const;
const schema = (summary: string) => ({
  summary,
  security: BEARER,
  body: anything,
  response: { 201: anything, ...failures },
});

const LISTS = {
  drinks: IngredientType.DRINK,
  meats: IngredientType.MEAT,
  sauces: IngredientType.SAUCE,
  sides: IngredientType.SIDE,
  desserts: IngredientType.DESSERT,
} as const;

interface Sent {
  Body: Record<string, unknown>;
}

/** What owners add to what their menu is made of (specification 7.8). */
export const ownIngredientsRoutes: RouteModule = (app) => {
  for (const [name, type] of Object.entries(LISTS)) {
    app.post<Sent>(
      `/${name}`,
      { schema: schema(`Adds ${name}: a list under that name, or one entry alone.`) },
      async ({ body, context: { ingredients, principal } }, reply) => {
        const shopId = ownShopId(principal, wordIn(body['restaurantId']) || undefined);
        const entries = objectsIn(body[name] ?? body).map((entry) => entryIn(entry, true));
        const added = await ingredients.add(shopId, [{ type, entries }]);
        if (added instanceof Refusal) return added;
        return reply.status(201).send({ message: 'Ingrédients ajoutés.', [name]: added.map(bodyOf) });
      },
    );
  }

  app.post<Sent>(
    '/sot',
    { schema: schema('Says how salad, tomato and onion stand; what is not named stays as it is.') },
    async ({ body, context: { ingredients, menus, principal } }, reply) => {
      const shopId = ownShopId(principal, wordIn(body['restaurantId']) || undefined);
      const { salad, tomato, onion } = objectIn(body['sot'] ?? body);
      insistOn(salad, tomato, onion);
      await ingredients.setSot(shopId, { salad: stateIn(salad), tomato: stateIn(tomato), onion: stateIn(onion) });
      return reply.status(201).send({ message: 'Crudités enregistrées.', ...(await sotBody(menus, shopId)) });
    },
  );

  app.post<Sent>(
    '/ismenu',
    { schema: schema('Adds fries and drinks to the menu variant.') },
    async ({ body, context: { ingredients, principal } }, reply) => {
      const shopId = ownShopId(principal, wordIn(body['restaurantId']) || undefined);
      const sent = objectIn(body['ismenu'] ?? body);
      const [hasFries, hasDrinks] = [flagIn(sent['hasFries']), flagIn(sent['hasDrinks'])];
      insistOn(hasFries, hasDrinks);
      const parts = { fries: hasFries === true, drinks: hasDrinks === true };
      const groups = [
        { wanted: parts.fries, type: IngredientType.MENU_FRIES, sent: sent['fries'] },
        { wanted: parts.drinks, type: IngredientType.MENU_DRINK, sent: sent['drinks'] },
      ].flatMap(({ wanted, type, sent }) =>
        wanted ? [{ type, entries: objectsIn(sent).map((entry) => entryIn(entry, false)) }] : [],
      );
      const added = await ingredients.addMenu(shopId, groups);
      if (added instanceof Refusal) return added;
      const of = (type: IngredientType) => added.filter((one) => one.type === type).map(bodyOf);
      return reply.status(201).send({
        message: 'Menu enregistré.',
        hasFries: parts.fries,
        fries: of(IngredientType.MENU_FRIES),
        hasDrinks: parts.drinks,
        drinks: of(IngredientType.MENU_DRINK),
      });
    },
  );
};

/** One entry as the specification's form sends it; a price that must be there and is not is NaN, which the service refuses. */
function entryIn(entry: Readonly<Record<string, unknown>>, priceNeeded: boolean): IngredientInput {
  return {
    name: wordIn(entry['name']),
    priceCents: centsIn(entry['price']) ?? (priceNeeded ? Number.NaN : 0),
    supplementPriceCents: centsIn(entry['supplementPrice']) ?? 0,
    pictureUrl: wordIn(entry['image']),
    outOfStock: flagIn(entry['outOfStock']) ?? false,
    allergens: null,
  };
}

function stateIn(value: unknown) {
  if (value === undefined || value === null) return undefined;
  const { available, outOfStock } = objectIn(value);
  insistOn(available, outOfStock);
  const isAvailable = flagIn(available) ?? false;
  return { available: isAvailable, outOfStock: isAvailable && (flagIn(outOfStock) ?? false) };
}

function bodyOf(ingredient: Parameters<typeof ownIngredientOf>[0]) {
  const { id, name, priceCents, supplementPriceCents, pictureUrl, outOfStock } = ownIngredientOf(ingredient);
  return {
    _id: id,
    name,
    price: toEuros(priceCents),
    supplementPrice: toEuros(supplementPriceCents),
    image: pictureUrl,
    outOfStock,
  };
}
