import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { rest } from '../support/rest';
import { aThumb } from '../support/thumb';
import { aVisitor, loseCalls, PHONE, waitForAlert } from '../support/visitor';

let owner: Awaited<ReturnType<typeof aNewOwner>>;

beforeAll(async () => {
  owner = await aNewOwner(PHONE);
  const items = [{ itemName: 'Entrecôte', price: 18, quantity: 9 }];
  const body = { ownerId: owner.shop.id, category: 'Plats', items };
  await rest({ base }, 'POST', '/api/customitems/add-item', { token: owner.shop.token, body });
});
afterAll(async () => {
  expect(owner.errors).toEqual([]);
  await owner.leave();
});

test('an owner adds a group with three options in at most six taps, and a visitor chooses from it at the right price', async () => {
  const { page, shop } = owner;
  await page.goto(`${base}/AddItems`);
  const { count, tap } = aThumb(page);
  await tap(page.getByRole('button', { name: /^Menu et compte/ }));
  await tap(page.getByRole('link', { name: 'Options', exact: true }));
  await tap(page.getByRole('button', { name: 'Nouveau groupe' }));
  await page.getByRole('textbox', { name: 'Nom', exact: true }).and(page.locator(':focus')).waitFor();
  for (const typed of ['Cuisson', 'Bleu', 'Saignant']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('À point');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,50');
  await tap(page.getByRole('checkbox', { name: 'Entrecôte' }));

  // The first try is lost, and nothing that was typed.
  await loseCalls(page, 'SaveOptionGroup');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await page.getByRole('form').getByRole('alert').waitFor();
  await page.unrouteAll();
  await tap(save);
  await waitForAlert(page, '« Cuisson » est enregistré : vos clients le voient.');
  console.info(`A group of three options: ${count.taps} taps.`);
  expect(count.taps).toBeLessThanOrEqual(6);

  const visitor = await aVisitor();
  const query = 'query ($id: ID!) { shop(id: $id) { slug } }';
  const { shop: found } = await graphql<{ shop: { slug: string } }>({ base }, null, query, { id: shop.id });
  await visitor.page.goto(`${base}/chez/${found.slug}`);
  const steak = visitor.page
    .getByRole('article')
    .filter({ has: visitor.page.getByRole('heading', { name: 'Entrecôte', exact: true }) });
  await steak.getByRole('link', { name: 'Ajouter' }).click();
  await visitor.page.waitForURL('**/composer/**');
  const cooking = visitor.page.getByRole('radiogroup', { name: 'Cuisson' });
  await cooking.getByRole('radio', { name: /^À point/ }).check();
  await visitor.page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await visitor.page.waitForURL('**/chez/**');
  await visitor.page.getByRole('link', { name: /^Commander · 18,50.€/ }).click();
  await visitor.page.getByRole('group', { name: 'Entrecôte' }).getByText('À point').waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.page.context().close();
});

test('an option is sold out by one tap, and a removed group is offered no more', async () => {
  const { page, shop } = owner;
  const offered = async () => {
    const query =
      'query ($id: ID!) { shop(id: $id) { menu { items { name optionGroups { options { name soldOut } } } } } }';
    type Item = { name: string; optionGroups: { options: { name: string; soldOut: boolean }[] }[] };
    const answer = await graphql<{ shop: { menu: { items: Item[] }[] } }>({ base }, null, query, { id: shop.id });
    const steak = answer.shop.menu.flatMap(({ items }) => items).find(({ name }) => name === 'Entrecôte');
    return steak?.optionGroups.map(({ options }) => options.filter(({ soldOut }) => !soldOut).map(({ name }) => name));
  };
  await page.goto(`${base}/restaurant/options`);
  await page.getByRole('listitem', { name: 'Bleu' }).getByRole('switch').click();
  await expect.poll(offered).toEqual([['Saignant', 'À point']]);
  await page.getByRole('button', { name: 'Supprimer : Cuisson' }).click();
  await page.getByText('Entrecôte ne le proposera plus.').waitFor();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await waitForAlert(page, '« Cuisson » est supprimé.');
  await expect.poll(offered).toEqual([]);
});

test('a tacos with three meats of which two are included costs one supplement', async () => {
  const { shop } = owner;
  const query = 'query ($id: ID!) { shop(id: $id) { slug menu { items { id name } } } }';
  type Found = { shop: { slug: string; menu: { items: { id: string; name: string }[] }[] } };
  const body = { ownerId: shop.id, category: 'Tacos', items: [{ itemName: 'Tacos', price: 8, quantity: 9 }] };
  await rest({ base }, 'POST', '/api/customitems/add-item', { token: shop.token, body });
  const { slug, menu } = (await graphql<Found>({ base }, null, query, { id: shop.id })).shop;
  const tacos = menu.flatMap(({ items }) => items).find(({ name }) => name === 'Tacos');
  const save = 'mutation ($input: OptionGroupInput!) { saveOptionGroup(input: $input) { __typename } }';
  const options = ['Poulet', 'Bœuf', 'Merguez', 'Cordon bleu'].map((name) => ({ name, priceCents: 150 }));
  const input = { name: 'Viandes', min: 1, max: 3, included: 2, options, itemIds: [tacos?.id] };
  await graphql({ base }, shop.token, save, { input });

  const { page, errors } = await aVisitor();
  await page.goto(`${base}/composer/${shop.id}/${tacos?.id}`);
  const meats = page.getByRole('group', { name: 'Viandes' });
  await meats.getByText(/2 sans supplément, puis 1,50.€/).waitFor();
  const add = page.getByRole('button', { name: /^(Ajouter au panier|Choisir)/ });
  const total = (price: RegExp) => page.getByText(price).first().waitFor();
  for (const [meat, price] of [
    ['Poulet', /^8,00.€/],
    ['Bœuf', /^8,00.€/],
    ['Merguez', /^9,50.€/],
  ] as const) {
    await meats.getByRole('checkbox', { name: new RegExp(`^${meat}`) }).check();
    await total(price);
  }
  expect(await meats.getByRole('checkbox', { name: /^Cordon bleu/ }).isEnabled()).toBe(false);
  await add.click();
  await page.waitForURL(`**/chez/${slug}`);
  await page.getByRole('link', { name: /^Commander · 9,50.€/ }).click();
  await page.getByRole('group', { name: 'Tacos' }).getByText('Merguez').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
