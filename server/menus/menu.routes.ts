import { pictureUrl } from '../media/pictures';
import { toEuros } from '../money';
import { type RouteModule, failures } from '../rest-route';
import { catalogueOf } from './catalogue';
import { type Ingredient, IngredientType } from './ingredient.entity';
import { isComposed, type Item, ItemKind } from './item.entity';
import type { MenuService } from './menu.service';

const MOST_SHOWN = 99;
const anything = { type: 'object', additionalProperties: true } as const;
const listOf = (name: string) =>
  ({ 200: { type: 'object', properties: { [name]: { type: 'array', items: anything } } }, ...failures }) as const;

const INGREDIENT_LISTS = {
  drinks: IngredientType.DRINK,
  meats: IngredientType.MEAT,
  sauces: IngredientType.SAUCE,
  sides: IngredientType.SIDE,
  desserts: IngredientType.DESSERT,
} as const;

export const menuRoutes: RouteModule = (app) => {
  app.get<{ Params: { ownerId: string } }>(
    '/items/:ownerId',
    { schema: { summary: 'The menu of a shop, by category.', response: listOf('items') } },
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

  app.get<{ Params: { ownerId: string } }>(
    '/menu/:ownerId',
    { schema: { summary: 'What a shop composes: sandwiches and pizzas.', response: listOf('menu') } },
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

  app.get<{ Params: { id: string } }>(
    '/sandwich/:id',
    {
      schema: {
        summary: 'One sandwich with its rules.',
        response: { 200: { type: 'object', properties: { sandwich: anything } }, ...failures },
      },
    },
    async ({ params, context: { menus, principal } }) => {
      const item = await menus.composedItem(params.id, principal?.id);
      return { sandwich: sandwichBody(item, await menus.ingredients(item.shopId, IngredientType.TOPPING)) };
    },
  );

  for (const [name, type] of Object.entries(INGREDIENT_LISTS)) {
    app.get<{ Params: { ownerId: string } }>(
      `/${name}/:ownerId`,
      { schema: { summary: `A shop’s ${name}.`, response: listOf(name) } },
      async ({ params, context: { shops, menus, principal } }) => {
        const shop = await shops.visible(params.ownerId, principal?.id);
        return { [name]: (await menus.ingredients(shop.id, type)).map(ingredientBody) };
      },
    );
  }

  app.get<{ Params: { ownerId: string } }>(
    '/sot/:ownerId',
    { schema: { summary: 'Salad, tomato and onion of a shop.', response: { 200: anything, ...failures } } },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      return sotBody(menus, shop.id);
    },
  );

  app.get<{ Params: { ownerId: string } }>(
    '/ismenu/:ownerId',
    { schema: { summary: 'Fries and drinks of the menu variant.', response: { 200: anything, ...failures } } },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.ownerId, principal?.id);
      const all = await menus.ingredients(shop.id);
      const fries = all.filter(({ type }) => type === IngredientType.MENU_FRIES).map(ingredientBody);
      const drinks = all.filter(({ type }) => type === IngredientType.MENU_DRINK).map(ingredientBody);
      return { hasFries: fries.length > 0, fries, hasDrinks: drinks.length > 0, drinks };
    },
  );

  app.get<{ Params: { ownerId: string } }>(
    '/cloneCategory/:ownerId',
    { schema: { summary: 'Names and pictures to pick from, by category.', response: { 200: anything, ...failures } } },
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

  app.get<{ Params: { restaurantId: string } }>(
    '/categories/:restaurantId',
    { schema: { summary: 'A shop’s categories.', response: { 200: { type: 'array', items: anything }, ...failures } } },
    async ({ params, context: { shops, menus, principal } }) => {
      const shop = await shops.visible(params.restaurantId, principal?.id);
      const categories = await menus.categories(shop.id);
      return categories.map(({ id, name }) => ({ _id: id, category: name, restaurantId: shop.id }));
    },
  );
};

function itemBody(item: Item, category: string) {
  return {
    _id: item.id,
    itemName: item.name,
    itemImg: pictureUrl(item.picture),
    price: toEuros(item.priceCents),
    quantity: item.soldOut ? 0 : Math.min(item.stock ?? MOST_SHOWN, MOST_SHOWN),
    freshlyBaked: item.freshlyBaked,
    category,
    // A list in any case (specification 8.2); whether it was declared at all is said beside it.
    allergens: item.allergens ?? [],
    allergensDeclared: item.allergens !== null,
    kind: item.kind.toLowerCase(),
  };
}

function composedBody(item: Item, category: string, toppings: readonly Ingredient[]) {
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

function ingredientBody({ id, name, priceCents, supplementPriceCents, picture, outOfStock }: Ingredient) {
  return {
    _id: id,
    name,
    price: toEuros(priceCents),
    supplementPrice: toEuros(supplementPriceCents),
    image: pictureUrl(picture),
    outOfStock,
  };
}

/** How salad, tomato and onion of a shop stand, each by its name. */
export async function sotBody(menus: MenuService, shopId: string) {
  const offered = await menus.ingredients(shopId, IngredientType.SOT);
  return Object.fromEntries(
    ['salad', 'tomato', 'onion'].map((name) => {
      const found = offered.find((one) => one.name === name);
      return [name, { available: found !== undefined, outOfStock: found?.outOfStock ?? false }];
    }),
  );
}
