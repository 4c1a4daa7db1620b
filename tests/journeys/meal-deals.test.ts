import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base, changeRows } from '../support/journey';
import { anOpenShop } from '../support/new-shop';
import { rest } from '../support/rest';
import { openCartWith, payForCart } from '../support/shopper';
import { aCustomer } from '../support/visitor';

let shop: Awaited<ReturnType<typeof anOpenShop>>;
const ids = new Map<string, string>();

beforeAll(async () => {
  shop = await anOpenShop();
  for (const [category, itemName, price] of [
    ['Sandwichs', 'Jambon-beurre', 4.9],
    ['Boissons', 'Limonade', 2.9],
  ] as const) {
    const body = { ownerId: shop.id, category, items: [{ itemName, price, quantity: 50 }] };
    await rest({ base }, 'POST', '/api/customitems/add-item', { token: shop.token, body });
  }
  const query = 'query ($id: ID!) { shop(id: $id) { menu { items { id name } } } }';
  type Menu = { items: { id: string; name: string }[] }[];
  const found = await graphql<{ shop: { menu: Menu } }>({ base }, null, query, { id: shop.id });
  for (const { id, name } of found.shop.menu.flatMap(({ items }) => items)) ids.set(name, id);
  const part = (name: string, item: string) => ({ name, options: [{ itemId: ids.get(item), surchargeCents: 0 }] });
  const parts = [part('Sandwich', 'Jambon-beurre'), part('Boisson', 'Limonade')];
  const save = 'mutation ($input: MealDealInput!) { saveMealDeal(input: $input) { __typename } }';
  const input = { name: 'Formule Midi', priceCents: 650, parts };
  await graphql({ base }, shop.token, save, { input });
});
afterAll(async () => {
  await changeRows('update shop set charges_enabled = false where id = $1', [shop.id]);
});

test('a cart gets the price of a meal deal by itself, may undo it, and the order costs what the cart said', async () => {
  const { page, errors } = await aCustomer();
  await page.goto(`${base}/boulangerie/${shop.id}`);
  await page.getByRole('heading', { name: 'Formule Midi' }).waitFor();
  const order = (total: string) => page.getByRole('button', { name: new RegExp(`^Commander · ${total}`) }).waitFor();

  await openCartWith(page, shop.id, ids.get('Jambon-beurre') ?? '');
  await order('5,19');
  await openCartWith(page, shop.id, ids.get('Limonade') ?? '');
  await page.getByText('−1,30 €').first().waitFor();
  await order('6,79');

  await page.getByRole('button', { name: 'Retirer : Formule Midi' }).click();
  await order('8,09');
  await page.reload();
  await order('8,09');
  await page.getByRole('button', { name: 'Appliquer : Formule Midi' }).click();
  await order('6,79');

  // A second drink belongs to no set; a second sandwich makes a second one.
  await page.getByRole('button', { name: 'Ajouter un article : Limonade' }).click();
  await order('9,69');
  await page.getByRole('button', { name: 'Ajouter un article : Jambon-beurre' }).click();
  await order('13,29');
  await page.getByText('2 × Formule Midi').first().waitFor();

  await payForCart(page);
  await page.getByText('13,29 €').first().waitFor();
  await page.getByText('−2,60 €').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
