import { expect, test } from 'vitest';
import { Allergen } from '../../../server/menus/allergens';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, anOrder, cartOf } from '../../support/ordering';
import { aCustomer, anIngredient, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();

const ORDER = `query ($reference: String!) {
  order(reference: $reference) { lines { allergens allergensDeclared } kitchenTicket { portions { allergens } } }
}`;

test.each([
  ['a sauce nobody spoke of', null, 'Gluten ; le reste non renseigné : demandez au comptoir'],
  ['a sauce with none of the fourteen', [], 'Gluten'],
])('%s is declared alike in the cart, in the order and on the kitchen ticket', async (_, allergens, onPaper) => {
  const shop = await aShop(fixtures);
  const customer = await aCustomer(fixtures);
  const sauce = await anIngredient(fixtures, shop.id, IngredientType.SAUCE, 'Maison', { allergens });
  const more = { kind: ItemKind.SANDWICH, sauceLimit: 1, allergens: [Allergen.GLUTEN] };
  const itemId = await anItem(fixtures, shop.id, more);
  const declared = { allergens: ['GLUTEN'], allergensDeclared: allergens !== null };

  const line = { itemId, selections: { sauces: [sauce] } };
  await addToCart(fixtures, customer, line);
  const { lines, linesCents } = await cartOf(fixtures, customer, shop.id);
  expect(lines).toMatchObject([declared]);
  const { token: reference } = await anOrder(fixtures, customer, shop.id, { ...line, linesCents: 2 * linesCents });
  expect(await graphql(fixtures, shop.token, ORDER, { reference })).toEqual({
    order: { lines: [declared], kitchenTicket: { portions: [{ allergens: onPaper }, { allergens: onPaper }] } },
  });
});
