import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES } from '../../graphql/rules/image-type';
import { base, browser } from '../support/journey';
import { sizes } from '../support/sizes';
import { anOwner, failing } from '../support/owner';
import { choosePicture, uploadPicture } from '../support/pictures';
import { rest } from '../support/rest';
import { aVisitor, signedInBefore } from '../support/visitor';
import { waitForAlert } from '../support/wait-for-alert';

/** Noise that JPEG cannot compress away. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 70 } as const;
const SIZES = sizes(['a tablet', 768, 1024], ['a desk', 1280, 800]);

describe.each(SIZES)('on %s', (_where, width, height) => {
  let page: Page;
  let errors: string[];
  let shopId: string;

  beforeAll(async () => {
    ({ page, errors, shopId } = await anOwner(browser, base, { email: 'cafe@demo.test', width, height }));
  });
  afterAll(async () => {
    expect(errors).toEqual([]);
    await page.context().close();
  });

  const read = async (path: string) => (await rest({ base }, 'GET', `/api/${path}/${shopId}`)).body;
  /** A form for one more, which on a tablet lies a press away from the list. */
  const openAdding = async (path: string, more: string) => {
    await page.goto(`${base}${path}`);
    await page.getByRole('listitem').filter({ hasText: 'Menu :' }).first().waitFor();
    if (width < 1024) await page.getByRole('button', { name: more }).first().click();
  };
  const open = async (kind: 'Sandwich' | 'Pizza' | 'Drink', heading: string) => {
    await page.goto(`${base}/menu-selection`);
    await page.getByLabel('Catégorie').selectOption({ label: 'Sur le pouce' });
    await page.getByRole('radio', { name: new RegExp(kind) }).check({ force: true });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

  test('a photo above the size limit is reduced on the device and uploaded', async () => {
    const grainy = { create: { width: 4000, height: 3000, channels: 3, background: 'white', noise: GRAIN } } as const;
    const photo = await sharp(grainy).jpeg({ quality: 90 }).toBuffer();
    expect(photo.length).toBeGreaterThan(MOST_PICTURE_BYTES);
    await openAdding('/meat', 'Une viande de plus');
    await uploadPicture(page, photo);
  });

  test('an ingredient needs picture, name and price, and is then marked out of stock, changed and deleted', async () => {
    const name = `Dinde ${width}`;
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
    await failing(page, 'AddIngredients', 'lost', () => submit.click(), failed);
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

  test('a picture whose upload failed shows an error and can be uploaded again', async () => {
    await openAdding('/sauces', 'Une sauce de plus');
    await page.route('**/api/uploadImage', (route) => route.fulfill({ status: 503, json: {} }));
    await choosePicture(page);
    await page.getByText('Image upload failed. Try again.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('img[src^="/uploads/shops/"]').first().waitFor();
    await choosePicture(page, Buffer.from('\xff\xd8\xff no picture', 'latin1'), /Choisir une image|Remplacer/);
    await page.getByText('Image upload failed. Try again.').waitFor();
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

  test('adding to the menu requires a category and a menu type, in the words of the specification', async () => {
    await page.goto(`${base}/menu-selection`);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('Please select a category.').waitFor();
    await page.getByText('Please select a menu type.').waitFor();
    for (const path of ['/restaurant/add-sandwich', '/add-pizza', '/add-drink']) {
      await page.goto(`${base}${path}`);
      await page.getByText('Required information (category/restaurant ID) not found.').waitFor();
    }
  });

  // First: without a drink no sandwich could be had with the menu.
  test('a drink that was added is sold with menus', async () => {
    const name = `Limonade ${width}`;
    await open('Drink', 'Nouvelle boisson');
    await uploadPicture(page);
    await page.getByRole('textbox', { name: /^Nom/ }).first().fill(name);
    await page.getByRole('textbox', { name: /^Prix/ }).first().fill('2,90');
    await page.getByRole('button', { name: 'Ajouter la boisson' }).click();
    await page.getByText(`${name} est sur votre carte.`).waitFor();
    expect(await read('ismenu')).toMatchObject({ drinks: expect.arrayContaining([expect.objectContaining({ name })]) });
  });

  test('a sandwich with its picture is added once, also after a failed call and a double click', async () => {
    const name = `Club ${width}`;
    await open('Sandwich', 'Nouveau sandwich');
    const submit = page.getByRole('button', { name: 'Ajouter le sandwich' });
    expect(await submit.isDisabled()).toBe(true);
    await uploadPicture(page);
    await submit.click();
    await page.getByText('All required fields (including image) must be filled.').waitFor();
    await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
    await page.getByRole('textbox', { name: /^Prix/ }).fill('6,90');
    await page.getByRole('switch', { name: 'Le client choisit ses viandes' }).click();
    await page.getByRole('switch', { name: 'En menu, avec frites et boisson' }).click();
    const failed = () => page.getByText('Failed to add sandwich.').waitFor();
    await failing(page, 'AddSandwich', 'lost', () => submit.click(), failed);
    await submit.dblclick();
    await page.getByText(`${name} est sur votre carte.`).waitFor();
    const { menu } = (await read('menu')) as { menu: { itemName: string; _id: string }[] };
    const added = menu.filter(({ itemName }) => itemName === name);
    expect(added).toHaveLength(1);
    const { body } = await rest({ base }, 'GET', `/api/sandwich/${added[0]?._id}`);
    expect(body).toMatchObject({
      sandwich: {
        regularPrice: 6.9,
        hasMeatSelection: true,
        meatLimit: 1,
        isMenu: true,
        useAllMeats: true,
        category: 'Sur le pouce',
      },
    });
  });

  test('a pizza is added with its sizes', async () => {
    const name = `Reine ${width}`;
    await open('Pizza', 'Nouvelle pizza');
    await uploadPicture(page);
    await page.getByRole('textbox', { name: /^Nom/ }).first().fill(name);
    await page
      .getByRole('textbox', { name: /^Taille/ })
      .first()
      .fill('Junior 26 cm');
    await page.getByRole('textbox', { name: /^Prix/ }).first().fill('8,90');
    await page.getByRole('button', { name: 'Ajouter la pizza' }).click();
    await page.getByText(`${name} est sur votre carte.`).waitFor();
    expect(await read('menu')).toMatchObject({
      menu: expect.arrayContaining([
        expect.objectContaining({ itemName: name, kind: 'pizza', sizes: [{ name: 'Junior 26 cm', price: 8.9 }] }),
      ]),
    });
  });

  test('a changed meat limit and size price appear on the customer’s page, and unsaved changes are asked about', async () => {
    const { menu } = (await read('menu')) as { menu: { itemName: string; _id: string }[] };
    const idOf = (name: string) => menu.find(({ itemName }) => itemName === name)?._id ?? '';
    const edit = async (name: string) => {
      await page.goto(`${base}/AddItems`);
      await page.getByRole('button', { name: `Modifier ${name}` }).click();
      await page.getByRole('heading', { level: 1, name: `Modifier « ${name} »` }).waitFor();
    };
    const update = page.getByRole('button', { name: 'Mettre à jour' });

    const club = `Club ${width}`;
    await edit(club);
    await page.getByRole('button', { name: 'Plus : Viandes au choix' }).click();
    await page.getByRole('link', { name: 'Votre carte' }).click();
    await page.getByRole('button', { name: 'Rester' }).click();
    const failed = () => page.getByText("Échec de la mise à jour de l'article. Veuillez réessayer.").waitFor();
    await failing(page, 'ChangeSandwich', 'lost', () => update.click(), failed);
    await update.click();
    await page.getByText(`${club} est à jour.`).waitFor();

    const reine = `Reine ${width}`;
    await edit(reine);
    await page.getByRole('textbox', { name: /^Prix/ }).first().fill('1');
    await page.getByRole('link', { name: 'Votre carte' }).click();
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL('**/AddItems');
    await edit(reine);
    await page.getByRole('textbox', { name: /^Prix/ }).first().fill('9,40');
    await update.click();
    await page.getByText(`${reine} est à jour.`).waitFor();

    const customer = await aVisitor(browser, width, height);
    await signedInBefore(customer, base, 'client@demo.test');
    await customer.page.goto(`${base}/selection/${shopId}/${idOf(club)}`);
    const meats = customer.page.getByRole('group', { name: 'Viandes', exact: true });
    await meats.getByText('Jusqu’à 2 au choix').waitFor();
    await customer.page.goto(`${base}/selection/${shopId}/${idOf(reine)}`);
    await customer.page.getByText('9,40').first().waitFor();
    await customer.page.context().close();
  });
});
