import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES } from '../../graphql/rules/image-type';
import { base } from '../support/journey';
import { anOwner } from '../support/owner';
import { aPicture, uploadPicture } from '../support/pictures';
import { rest } from '../support/rest';
import { aCustomer, TABLET, failing, waitForAlert } from '../support/visitor';

let page: Page;
let errors: string[];
let shopId: string;

beforeAll(async () => {
  ({ page, errors, shopId } = await anOwner('cafe@demo.test', TABLET));
});
afterAll(async () => {
  expect(errors).toEqual([]);
  await page.context().close();
});

const read = async (path: string) => (await rest({ base }, 'GET', `/api/${path}/${shopId}`)).body;
const onTheMenu = async (name: string) =>
  ((await read('menu')) as { menu: { itemName: string; _id: string }[] }).menu.filter(
    ({ itemName }) => itemName === name,
  );
/** A form for one more, which on a tablet lies a press away from the list. */
const openAdding = async (path: string, more: string) => {
  await page.goto(`${base}${path}`);
  await page.getByRole('listitem').filter({ hasText: 'Menu :' }).first().waitFor();
  await page.getByRole('button', { name: more }).first().click();
};
const open = async (kind: 'Sandwich' | 'Pizza' | 'Drink', heading: string) => {
  await page.goto(`${base}/menu-selection`);
  await page.getByLabel('Catégorie').selectOption({ label: 'Sur le pouce' });
  await page.getByRole('radio', { name: new RegExp(kind) }).check({ force: true });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

test('a photo above the size limit is reduced on the device and uploaded', async () => {
  // What follows a picture's end weighs, and is no part of it.
  const photo = Buffer.concat([
    await aPicture('jpeg', { width: 4000, height: 3000 }),
    Buffer.alloc(MOST_PICTURE_BYTES),
  ]);
  await openAdding('/meat', 'Une viande de plus');
  await uploadPicture(page, photo);
});

test('an ingredient needs picture, name and price, and is then marked out of stock, changed and deleted', async () => {
  const name = 'Canard rôti';
  await openAdding('/meat', 'Une viande de plus');
  const submit = page.getByRole('button', { name: 'Ajouter la viande' });
  expect(await submit.isDisabled()).toBe(true);

  // The first way is lost: it is sent once more by itself.
  let attempts = 0;
  await page.route('**/api/uploadImage', (route) => (attempts++ === 0 ? route.abort() : route.fallback()));
  await uploadPicture(page);
  expect(attempts).toBe(2);
  await page.unrouteAll();

  await submit.click();
  await page.getByText('Name and Price are required').first().waitFor();
  await page.getByRole('textbox', { name: /^Nom/ }).first().fill(name);
  await page.getByRole('textbox', { name: /^Prix/ }).first().fill('1,80');
  const failed = () => page.getByText('Submission failed').waitFor();
  await failing(page, 'AddIngredients', () => submit.click(), failed);
  await submit.click();
  await waitForAlert(page, 'Ingrédient ajouté.');
  const line = page.getByRole('listitem', { name });
  await line.waitFor();
  expect(await read('meats')).toMatchObject({
    meats: expect.arrayContaining([expect.objectContaining({ name, price: 1.8 })]),
  });

  await line.getByRole('switch', { name: 'En rupture' }).click();
  const gone = expect.objectContaining({ name, outOfStock: true }) as unknown;
  await expect.poll(() => read('meats')).toMatchObject({ meats: expect.arrayContaining([gone]) as unknown });
  await line.getByRole('button', { name: `Modifier : ${name}` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Prix/ }).fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre à jour' }).click();
  await waitForAlert(page, `${name} : enregistré.`);
  await line.getByRole('button', { name: `Supprimer : ${name}` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }).click();
  await waitForAlert(page, `${name} : supprimé.`);
  await line.waitFor({ state: 'hidden' });
});

test('the settings for salad, tomato and onion are saved', async () => {
  await page.goto(`${base}/restaurant/ingredients-page`);
  await page.getByRole('tab', { name: 'Crudités' }).click();
  const salad = page.getByRole('group', { name: 'Salade' }).or(page.getByRole('region', { name: 'Salade' }));
  const offered = salad.getByRole('switch', { name: 'Au choix' });
  const before = await offered.isChecked();
  await offered.click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await waitForAlert(page, 'Crudités enregistrées.');
  expect(await read('sot')).toMatchObject({ salad: { available: !before } });
});

test('a sandwich with its picture is added once, also after a failed call and a double click', async () => {
  const name = 'Club';
  await open('Sandwich', 'Nouveau sandwich');
  const submit = page.getByRole('button', { name: 'Ajouter le sandwich' });
  expect(await submit.isDisabled()).toBe(true);
  await uploadPicture(page);
  await submit.click();
  await page.getByText('All required fields (including image) must be filled.').waitFor();
  await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
  await page.getByRole('textbox', { name: /^Prix/ }).fill('6,90');
  await page.getByRole('switch', { name: 'Le client choisit ses viandes' }).click();
  const failed = () => page.getByText('Failed to add sandwich.').waitFor();
  await failing(page, 'SaveItem', () => submit.click(), failed);
  await submit.dblclick();
  await page.getByText(`${name} est sur votre carte.`).waitFor();
  const added = await onTheMenu(name);
  expect(added).toHaveLength(1);
  const { body } = await rest({ base }, 'GET', `/api/sandwich/${added[0]?._id}`);
  expect(body).toMatchObject({
    sandwich: {
      regularPrice: 6.9,
      hasMeatSelection: true,
      meatLimit: 1,
      useAllMeats: true,
      category: 'Sur le pouce',
    },
  });
});

test('a changed meat limit appears on the customer’s page, and unsaved changes are asked about', async () => {
  await page.goto(`${base}/AddItems`);
  await page.getByRole('button', { name: 'Modifier Club' }).click();
  await page.getByRole('heading', { level: 1, name: 'Modifier « Club »' }).waitFor();
  await page.getByRole('button', { name: 'Plus : Viandes au choix' }).click();
  await page.getByRole('link', { name: 'Votre carte' }).click();
  await page.getByRole('button', { name: 'Rester' }).click();
  const update = () => page.getByRole('button', { name: 'Mettre à jour' }).click();
  const failed = () => page.getByText("Échec de la mise à jour de l'article. Veuillez réessayer.").waitFor();
  await failing(page, 'SaveItem', update, failed);
  await update();
  await page.getByText('Club est à jour.').waitFor();

  const { page: customer } = await aCustomer('client@demo.test');
  await customer.goto(`${base}/selection/${shopId}/${(await onTheMenu('Club'))[0]?._id}`);
  const meats = customer.getByRole('group', { name: 'Viandes', exact: true });
  await meats.getByText('Jusqu’à 2 au choix').waitFor();
});
