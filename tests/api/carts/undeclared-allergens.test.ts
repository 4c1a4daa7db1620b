import { afterAll, expect, test } from 'vitest';
import { Allergen } from '../../../server/menus/allergens';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { addToCart, cartOf, payByCard, placeOrder, startCheckout, windowsOf } from '../../support/ordering';
import { aCustomer, anIngredient, anItem, aShop, aWorld, graphql } from '../../support/world';

const world = await aWorld(await freshDatabase());
afterAll(() => world.stop());

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

  await addToCart(world, customer, { itemId, selections: { sauces: [sauce] } });
  const { lines, totalCents } = await cartOf(world, customer, shop.id);
  expect(lines).toMatchObject([declared]);

  const [windowStartsAt = ''] = await windowsOf(world, shop.id, customer.token);
  const { clientSecret } = await startCheckout(world, customer, { shopId: shop.id, windowStartsAt, totalCents });
  await payByCard(world, clientSecret);
  const { token: reference } = await placeOrder(world, customer, shop.id);
  expect(await graphql(world, shop.token, ORDER, { reference })).toEqual({
    order: { lines: [declared], kitchenTicket: { portions: [{ allergens: onPaper }] } },
  });
});
