import { expect, test } from 'vitest';
import { Allergen } from '../../../server/menus/allergens';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownWorld } from '../../support/own-world';
import { addToCart, anOrder, cartOf } from '../../support/ordering';
import { aCustomer, anIngredient, anItem, aShop, graphql } from '../../support/world';

const world = await ownWorld();

const ORDER = `query ($reference: String!) {
  order(reference: $reference) { lines { allergens allergensDeclared } kitchenTicket { portions { allergens } } }
}`;

test.each([
  ['a sauce nobody spoke of', null, 'Gluten ; le reste non renseigné : demandez au comptoir'],
  ['a sauce with none of the fourteen', [], 'Gluten'],
])('%s is declared alike in the cart, in the order and on the kitchen ticket', async (_, allergens, onPaper) => {
  const shop = await aShop(world);
  const customer = await aCustomer(world);
  const sauce = await anIngredient(world, shop.id, IngredientType.SAUCE, 'Maison', { allergens });
  const more = { kind: ItemKind.SANDWICH, sauceLimit: 1, allergens: [Allergen.GLUTEN] };
  const itemId = await anItem(world, shop.id, more);
  const declared = { allergens: ['GLUTEN'], allergensDeclared: allergens !== null };

  const line = { itemId, selections: { sauces: [sauce] } };
  await addToCart(world, customer, line);
  const { lines, linesCents } = await cartOf(world, customer, shop.id);
  expect(lines).toMatchObject([declared]);
  const { token: reference } = await anOrder(world, customer, shop.id, { ...line, linesCents: 2 * linesCents });
  expect(await graphql(world, shop.token, ORDER, { reference })).toEqual({
    order: { lines: [declared], kitchenTicket: { portions: [{ allergens: onPaper }, { allergens: onPaper }] } },
  });
});
