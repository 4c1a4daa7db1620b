import { z } from 'zod';
import { pictureUrl } from '../media/pictures';
import { toEuros } from '../money';
import { each, euros, picture, route, type RouteModule } from '../rest-route';
import type { Shop } from '../shops/shop.entity';
import { type Ingredient, IngredientType } from './ingredient.entity';
import {
  categoryAnswer,
  INGREDIENT_LISTS,
  ingredientAnswer,
  ingredientBody,
  sotAnswer,
  sotBody,
  variantAnswer,
} from './ingredient-body';
import { isComposed, type Item, ItemKind } from './item.entity';
import type { MenuItem } from './menu-rows';
import type { MenuService } from './menu.service';

const MOST_SHOWN = 99;
const itemAnswer = z.object({
  ...each(z.string(), '_id', 'itemName', 'category', 'kind'),
  ...each(z.boolean(), 'freshlyBaked', 'allergensDeclared'),
  itemImg: picture,
  price: euros,
  quantity: z.int().describe('Pieces left, at most 99.'),
  allergens: z.array(z.string()),
});
const composedAnswer = z.object({
  ...each(z.string(), '_id', 'itemName', 'description', 'category', 'kind'),
  ...each(picture, 'image', 'imageUrl'),
  regularPrice: euros,
  sizes: z
    .array(z.object({ name: z.string(), price: euros }))
    .optional()
    .describe('Of a pizza.'),
  toppings: z
    .array(z.object({ _id: z.string(), name: z.string(), price: euros }))
    .optional()
    .describe('Of a pizza.'),
});
const sandwichAnswer = composedAnswer.extend({
  restaurantId: z.string(),
  ...each(z.boolean(), 'hasMeatSelection', 'sot', 'isMenu', 'useAllMeats'),
  ...each(z.int(), 'meatLimit', 'sauceLimit'),
  allowedMeats: z.array(z.string()),
});

/** Public data of a shop, cached until it changes, except for its owner. `whose`: the path parameter with its id. */
function shopRead<Answer>(
  app: Parameters<RouteModule>[0],
  [path, summary]: [path: string, summary: string],
  answer: z.ZodType<Answer>,
  read: (shop: Shop, menus: MenuService, viewerId?: string) => Promise<Answer>,
  { whose = 'ownerId', ofStock }: { whose?: 'ownerId' | 'restaurantId'; ofStock?: true } = {},
): void {
  const params = z.object(each(z.string(), whose));
  const answers = { 200: answer as z.ZodType, 304: z.null().describe('As what was sent in If-None-Match.') };
  app.get(
    `${path}/:${whose}`,
    { config: { publicOf: whose, ...(ofStock && { ofStock }) }, ...route(summary, { params }, answers) },
    async ({ params, context: { shops, menus, principal } }) =>
      read(await shops.shown(params[whose], principal?.id), menus, principal?.id),
  );
}

export const menuRoutes: RouteModule = (app) => {
  const items = z.object({ items: z.array(z.object({ category: z.string(), items: z.array(itemAnswer) })) });
  const itemsOf = async ({ id }: Shop, menus: MenuService) => ({
    items: (await menus.sections(id)).map(({ category, items }) => ({
      category: category.name,
      items: items.map((item) => itemBody(item, category.name)),
    })),
  });
  shopRead(app, ['/items', 'The menu of a shop, by category.'], items, itemsOf, { ofStock: true });

  const composed = z.object({ menu: z.array(composedAnswer) });
  shopRead(app, ['/menu', 'What a shop composes: sandwiches and pizzas.'], composed, async ({ id }, menus) => {
    const toppings = await menus.ingredients(id, IngredientType.TOPPING);
    const sections = await menus.sections(id);
    return {
      menu: sections.flatMap(({ category, items }) =>
        items.filter(isComposed).map((item) => composedBody(item, category.name, toppings)),
      ),
    };
  });

  app.get(
    '/sandwich/:id',
    route(
      'One sandwich with its rules.',
      { params: z.object({ id: z.string() }) },
      { 200: z.object({ sandwich: sandwichAnswer }) },
    ),
    async ({ params, context: { menus, principal } }) => {
      const item = await menus.composedItem(params.id, principal?.id);
      return { sandwich: sandwichBody(item, await menus.ingredients(item.shopId, IngredientType.TOPPING)) };
    },
  );

  for (const [name, type] of Object.entries(INGREDIENT_LISTS)) {
    const list = z.object({ [name]: z.array(ingredientAnswer) });
    shopRead(app, [`/${name}`, `A shop’s ${name}.`], list, async ({ id }, menus) => ({
      [name]: (await menus.ingredients(id, type)).map(ingredientBody),
    }));
  }

  shopRead(app, ['/sot', 'Salad, tomato and onion of a shop.'], sotAnswer, ({ id }, menus) => sotBody(menus, id));

  shopRead(app, ['/ismenu', 'Fries and drinks of the menu variant.'], variantAnswer, async ({ id }, menus) => {
    const all = await menus.ingredients(id);
    const fries = all.filter(({ type }) => type === IngredientType.MENU_FRIES).map(ingredientBody);
    const drinks = all.filter(({ type }) => type === IngredientType.MENU_DRINK).map(ingredientBody);
    return { hasFries: fries.length > 0, fries, hasDrinks: drinks.length > 0, drinks };
  });

  const proposals = z.array(z.object({ _id: z.string(), itemName: z.string(), itemImg: picture }));
  const catalogue = z.record(z.string(), proposals);
  shopRead(
    app,
    ['/cloneCategory', 'Names and pictures to pick from, by category.'],
    catalogue,
    async (shop, menus, viewerId) =>
      Object.fromEntries(
        (await menus.catalogue(shop, viewerId)).map(({ category, entries }) => [
          category,
          entries.map(({ id, name, picture }) => ({ _id: id, itemName: name, itemImg: pictureUrl(picture) })),
        ]),
      ),
  );

  const categories = z.array(categoryAnswer);
  const read = async ({ id: restaurantId }: Shop, menus: MenuService) =>
    (await menus.categories(restaurantId)).map(({ id, name }) => ({ _id: id, category: name, restaurantId }));
  shopRead(app, ['/categories', 'A shop’s categories.'], categories, read, { whose: 'restaurantId' });
};

function itemBody(item: MenuItem, category: string) {
  return {
    _id: item.id,
    itemName: item.name,
    itemImg: pictureUrl(item.picture),
    price: toEuros(item.priceCents),
    quantity: item.soldOut ? 0 : (item.remaining ?? MOST_SHOWN),
    freshlyBaked: item.freshlyBaked,
    category,
    // Always a list (specification 8.2); `allergensDeclared` tells whether allergens were declared at all.
    allergens: item.allergens ?? [],
    allergensDeclared: item.allergens !== null,
    kind: item.kind.toLowerCase(),
  };
}

function composedBody(item: MenuItem, category: string, toppings: readonly Ingredient[]) {
  const body = {
    _id: item.id,
    itemName: item.name,
    description: item.description,
    regularPrice: toEuros(item.priceCents),
    image: pictureUrl(item.picture),
    imageUrl: pictureUrl(item.picture),
    category,
    kind: item.kind.toLowerCase(),
  };
  if (item.kind !== ItemKind.PIZZA) return body;
  return {
    ...body,
    sizes: item.sizes.map(({ name, priceCents }) => ({ name, price: toEuros(priceCents) })),
    toppings: toppings.map(({ id, name, priceCents }) => ({ _id: id, name, price: toEuros(priceCents) })),
  };
}

function sandwichBody(item: Item, toppings: readonly Ingredient[]) {
  const { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats, allowedMeatIds: allowedMeats } = item;
  const rules = { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats, allowedMeats };
  return { ...composedBody(item, item.category.name, toppings), restaurantId: item.shop.id, ...rules };
}
