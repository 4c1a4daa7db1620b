import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { rest } from '../support/rest';
import { openCartWith } from '../support/shopper';
import { aThumb } from '../support/thumb';
import { aCustomer, loseCalls, PHONE, waitForAlert } from '../support/visitor';

interface Item {
  id: string;
  name: string;
}

let owner: Awaited<ReturnType<typeof aNewOwner>>;

beforeAll(async () => {
  owner = await aNewOwner(PHONE);
  for (const [category, itemName, price] of [
    ['Sandwichs', 'Jambon-beurre', 4.8],
    ['Desserts', 'Tarte au citron', 3.8],
    ['Boissons', 'Limonade', 2.9],
  ] as const) {
    const body = { ownerId: owner.shop.id, category, items: [{ itemName, price, quantity: 50 }] };
    await rest({ base }, 'POST', '/api/customitems/add-item', { token: owner.shop.token, body });
  }
});
afterAll(async () => {
  expect(owner.errors).toEqual([]);
  await owner.leave();
});

const section = (place: number) => owner.page.getByRole('region', { name: `Choix ${place}` });

test('an owner adds a meal deal in at most eight taps, and a customer’s cart gets its price by itself', async () => {
  const { page, shop } = owner;
  await page.goto(`${base}/AddItems`);
  const { count, tap } = aThumb(page);
  await tap(page.getByRole('button', { name: /^Menu et compte/ }));
  await tap(page.getByRole('link', { name: 'Formules', exact: true }));
  await tap(page.getByRole('button', { name: 'Nouvelle formule' }));
  await page.getByRole('textbox', { name: 'Nom', exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Formule Midi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9,90');
  await tap(section(1).getByRole('checkbox', { name: 'Sandwichs' }));
  await tap(section(2).getByRole('checkbox', { name: 'Desserts' }));
  await tap(page.getByRole('button', { name: 'Un choix de plus' }));
  await tap(section(3).getByRole('checkbox', { name: 'Boissons' }));
  await page.getByText(/^Vos clients économisent 1,60.€\.$/).waitFor();

  // The first try is lost, and nothing that was typed.
  await loseCalls(page, 'SaveMealDeal');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await page.getByRole('form').getByRole('alert').waitFor();
  await page.unrouteAll();
  await tap(save);
  await waitForAlert(page, '« Formule Midi » est enregistrée : vos clients la voient.');
  expect(count.taps).toBeLessThanOrEqual(8);
  await page.getByText('Sandwich (1 article) + Dessert (1) + Boisson (1)').waitFor();

  const query = 'query ($id: ID!) { shop(id: $id) { menu { items { id name } } } }';
  const { shop: found } = await graphql<{ shop: { menu: { items: Item[] }[] } }>({ base }, null, query, {
    id: shop.id,
  });
  const items = found.menu.flatMap((category) => category.items);
  const customer = await aCustomer();
  for (const name of ['Jambon-beurre', 'Tarte au citron', 'Limonade'])
    await openCartWith(customer.page, shop.id, items.find((item) => item.name === name)?.id ?? '');
  await customer.page.getByText('Formule Midi').first().waitFor();
  await customer.page.getByText('−1,60 €').first().waitFor();
  expect(customer.errors).toEqual([]);
  await customer.page.context().close();
});

test('an owner whose other device changed a meal deal reloads it, and a removed one applies no more', async () => {
  const { page, shop } = owner;
  const dealsSeen = async () => {
    const query = 'query ($id: ID!) { shop(id: $id) { mealDeals { name priceCents } } }';
    const answer = await graphql<{ shop: { mealDeals: { name: string; priceCents: number }[] } }>(
      { base },
      null,
      query,
      { id: shop.id },
    );
    return answer.shop.mealDeals.map(({ name, priceCents }) => `${name} ${priceCents}`);
  };
  await page.goto(`${base}/restaurant/formules`);
  await page.getByRole('button', { name: 'Modifier : Formule Midi' }).click();
  const price = page.getByRole('textbox', { name: /^Prix/ });
  await price.fill('9,50');

  const own = 'query { ownMealDeals { id revision name priceCents parts { name options { itemId surchargeCents } } } }';
  const { ownMealDeals } = await graphql<{ ownMealDeals: object[] }>({ base }, shop.token, own);
  const change = 'mutation ($input: MealDealInput!) { saveMealDeal(input: $input) { __typename } }';
  await graphql({ base }, shop.token, change, { input: { ...ownMealDeals[0], name: 'Formule Express' } });

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText(/^Cette formule a été modifiée ailleurs/).waitFor();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await page.getByRole('form', { name: 'Modifier « Formule Express »' }).waitFor();
  await price.fill('9,50');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await waitForAlert(page, '« Formule Express » est enregistrée : vos clients la voient.');
  await expect.poll(dealsSeen).toEqual(['Formule Express 950']);

  await page.getByRole('button', { name: 'Supprimer : Formule Express' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await waitForAlert(page, '« Formule Express » est supprimée.');
  await expect.poll(dealsSeen).toEqual([]);
});
