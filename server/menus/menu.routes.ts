import { z } from 'zod';
import { pictureUrl } from '../media/pictures';
import { toEuros } from '../money';
import { each, euros, type RouteModule, failures, picture } from '../rest-route';
import { catalogueOf } from './catalogue';
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

const MOST_SHOWN = 99;
const owner = z.object({ ownerId: z.string() });
const answer = <S extends z.ZodType>(schema: S) => ({ 200: schema, ...failures });
const keptAnswer = <S extends z.ZodType>(schema: S) => ({
  ...answer(schema),
  304: z.null().describe('As what was sent in If-None-Match.'),
});

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

export const menuRoutes: RouteModule = (app) => {
  app.get(
    '/items/:ownerId',
    {
      config: { publicOf: 'ownerId' },
      schema: {
        summary: 'The menu of a shop, by category.',
        params: owner,
        response: keptAnswer(
          z.object({ items: z.array(z.object({ category: z.string(), items: z.array(itemAnswer) })) }),
        ),
      },
    },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      const sections = await menus.sections(shop.id);
      return {
        items: sections.map(({ category, items }) => ({
          category: category.name,
          items: items.map((item) => itemBody(item, category.name)),
        })),
      };
    },
  );

  app.get(
    '/menu/:ownerId',
    {
      config: { publicOf: 'ownerId' },
      schema: {
        summary: 'What a shop composes: sandwiches and pizzas.',
        params: owner,
        response: keptAnswer(z.object({ menu: z.array(composedAnswer) })),
      },
    },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      const toppings = await menus.ingredients(shop.id, IngredientType.TOPPING);
      const sections = await menus.sections(shop.id);
      return {
        menu: sections.flatMap(({ category, items }) =>
          items.filter(isComposed).map((item) => composedBody(item, category.name, toppings)),
        ),
      };
    },
  );

  app.get(
    '/sandwich/:id',
    {
      schema: {
        summary: 'One sandwich with its rules.',
        params: z.object({ id: z.string() }),
        response: answer(z.object({ sandwich: sandwichAnswer })),
      },
    },
    async ({ params, context: { menus, principal } }) => {
      const item = await menus.composedItem(params.id, principal?.id);
      return { sandwich: sandwichBody(item, await menus.ingredients(item.shopId, IngredientType.TOPPING)) };
    },
  );

  for (const [name, type] of Object.entries(INGREDIENT_LISTS)) {
    app.get(
      `/${name}/:ownerId`,
      {
        config: { publicOf: 'ownerId' },
        schema: {
          summary: `A shop’s ${name}.`,
          params: owner,
          response: keptAnswer(z.object({ [name]: z.array(ingredientAnswer) })),
        },
      },
      async ({ params, context: { shops, menus, principal } }) => {
        const shop = await shops.visible(params.ownerId, principal?.id);
        return { [name]: (await menus.ingredients(shop.id, type)).map(ingredientBody) };
      },
    );
  }

  app.get(
    '/sot/:ownerId',
    {
      config: { publicOf: 'ownerId' },
      schema: { summary: 'Salad, tomato and onion of a shop.', params: owner, response: keptAnswer(sotAnswer) },
    },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      return sotBody(menus, shop.id);
    },
  );

  app.get(
    '/ismenu/:ownerId',
    {
      config: { publicOf: 'ownerId' },
      schema: { summary: 'Fries and drinks of the menu variant.', params: owner, response: keptAnswer(variantAnswer) },
    },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      const all = await menus.ingredients(shop.id);
      const fries = all.filter(({ type }) => type === IngredientType.MENU_FRIES).map(ingredientBody);
      const drinks = all.filter(({ type }) => type === IngredientType.MENU_DRINK).map(ingredientBody);
      return { hasFries: fries.length > 0, fries, hasDrinks: drinks.length > 0, drinks };
    },
  );

  app.get(
    '/cloneCategory/:ownerId',
    {
      config: { publicOf: 'ownerId' },
      schema: {
        summary: 'Names and pictures to pick from, by category.',
        params: owner,
        response: keptAnswer(
          z.record(z.string(), z.array(z.object({ _id: z.string(), itemName: z.string(), itemImg: picture }))),
        ),
      },
    },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      const catalogue = catalogueOf(shop.kind, await menus.catalogueItems(shop.id));
      return Object.fromEntries(
        catalogue.map(({ category, entries }) => [
          category,
          entries.map(({ id, name, picture }) => ({ _id: id, itemName: name, itemImg: pictureUrl(picture) })),
        ]),
      );
    },
  );

  app.get(
    '/categories/:restaurantId',
    {
      config: { publicOf: 'restaurantId' },
      schema: {
        summary: 'A shop’s categories.',
        params: z.object({ restaurantId: z.string() }),
        response: keptAnswer(z.array(categoryAnswer)),
      },
    },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.restaurantId, principal?.id);
      const categories = await menus.categories(shop.id);
      return categories.map(({ id, name }) => ({ _id: id, category: name, restaurantId: shop.id }));
    },
  );
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
    // A list in any case (specification 8.2); whether it was declared at all is said beside it.
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
  return {
    ...composedBody(item, item.category.name, toppings),
    restaurantId: item.shop.id,
    hasMeatSelection: item.hasMeatSelection,
    meatLimit: item.meatLimit,
    sauceLimit: item.sauceLimit,
    sot: item.sot,
    isMenu: item.isMenu,
    useAllMeats: item.useAllMeats,
    allowedMeats: item.allowedMeatIds,
  };
}
