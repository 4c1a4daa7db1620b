import { Category } from '../../server/menus/category.entity';
import { IngredientType } from '../../server/menus/ingredient.entity';
import { ItemKind } from '../../server/menus/item.entity';
import { owners, ownersOf } from './route-answers';
import { anIngredient, anItem, type Fixtures } from './fixtures';

/** What an owner does with a menu, and what it answers to anybody, two customers, another owner and its own. */
export const OWN_MENU_OPERATIONS: [operation: string, answers: string[]][] = [
  ['{ ownMenu { id } }', owners('allowed')],
  ['{ ownIngredients { id } }', owners('allowed')],
  ['{ ownItem(itemId: $item) { id } }', ownersOf('allowed')],
  ['{ ownSoldOut }', owners('allowed')],
  ['{ ownStock(day: "2026-11-24") { pieces } }', owners('allowed')],
  ['{ ownStock(day: "hier") { pieces } }', owners('BAD_USER_INPUT')],
  ['mutation { addCategory(name: " ") { __typename } }', owners('BAD_USER_INPUT')],
  ['mutation { renameCategory(categoryId: $category, name: "Autre") { __typename } }', ownersOf('OwnCategory')],
  ['mutation { moveCategory(categoryId: $category, toIndex: 0) { __typename } }', ownersOf('OwnMenu')],
  ['mutation { removeCategory(categoryId: $unknown) { __typename } }', owners('NOT_FOUND')],
  [
    'mutation { addItem(input: { categoryId: $category, name: "Flan", priceCents: 300 }) { __typename } }',
    ownersOf('OwnItem'),
  ],
  [
    'mutation { addDraft(input: { categoryId: $category, name: "Flan", pictureUrl: "/uploads/x" }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { addSandwich(input: { categoryId: $category, name: "K", pictureUrl: "/uploads/x", priceCents: 1 }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { addPizza(input: { categoryId: $category, name: "P", pictureUrl: "/uploads/x", sizes: [] }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { addDrink(input: { categoryId: $category, name: "D", pictureUrl: "/uploads/x", priceCents: 1 }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { changeSandwich(input: { itemId: $sandwich, categoryId: $category, name: "K", pictureUrl: $picture, priceCents: 1 }) { __typename } }',
    ownersOf('OwnItem'),
  ],
  [
    'mutation { changePizza(input: { itemId: $sandwich, categoryId: $category, name: "P", pictureUrl: $picture, sizes: [{ name: "L", priceCents: 1 }] }) { __typename } }',
    owners('NOT_FOUND'),
  ],
  ['mutation { changeItem(input: { itemId: $item, freshlyBaked: true }) { __typename } }', ownersOf('OwnItem')],
  ['mutation { moveItem(itemId: $item, toIndex: 0) { __typename } }', ownersOf('OwnMenu')],
  ['mutation { removeItem(itemId: $unknown) }', owners('NOT_FOUND')],
  ['mutation { setItemSoldOut(itemId: $item, soldOut: false) { __typename } }', ownersOf('OwnItem')],
  [
    'mutation { setStock(day: "2026-11-24", changes: [{ itemId: $item, stock: null }]) { __typename } }',
    ownersOf('OwnMenu'),
  ],
  ['mutation { changePrices(prices: [{ itemId: $item, priceCents: 650 }]) { __typename } }', ownersOf('allowed')],
  ['mutation { publishItems(prices: [{ itemId: $item, priceCents: 650 }]) { __typename } }', ownersOf('allowed')],
  ['mutation { importMenu(rows: []) { __typename } }', owners('BAD_USER_INPUT')],
  ['mutation { addIngredients(groups: []) { __typename } }', owners('BAD_USER_INPUT')],
  [
    'mutation { setSot(input: { salad: $sot, tomato: $sot, onion: $sot }) { __typename } }'.replaceAll(
      '$sot',
      '{ available: false, outOfStock: false }',
    ),
    owners('allowed'),
  ],
  [
    'mutation { changeIngredient(ingredientId: $meat, input: { name: "Poulet", priceCents: 100 }) { __typename } }',
    ownersOf('OwnIngredient'),
  ],
  [
    'mutation { setIngredientOutOfStock(ingredientId: $meat, outOfStock: false) { __typename } }',
    ownersOf('OwnIngredient'),
  ],
  ['mutation { removeIngredient(ingredientId: $unknown) }', owners('NOT_FOUND')],
];

/** What those operations name besides an item: a heading, a meat of the shop, and a sandwich with its picture. */
export async function ownMenuFacts(fixtures: Fixtures, shopId: string) {
  const { id: category } = await fixtures.product.orm.em.fork().findOneOrFail(Category, { shop: shopId });
  return {
    category,
    meat: await anIngredient(fixtures, shopId, IngredientType.MEAT, 'Poulet', { priceCents: 100 }),
    sandwich: await anItem(fixtures, shopId, { kind: ItemKind.SANDWICH, picture: 'demo/kebab.webp' }),
    picture: '/uploads/demo/kebab.webp',
  };
}
