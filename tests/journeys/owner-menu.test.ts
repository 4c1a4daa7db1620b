import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { anOwner } from '../support/owner';
import { uploadPicture } from '../support/pictures';
import { rest } from '../support/rest';
import { TABLET, failing, waitForAlert } from '../support/visitor';

const heading = 'Fournée';
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

/** On the page for a new category with items. */
const addDraft = async (name: string) => {
  await page.getByLabel('Catégorie').selectOption({ label: heading });
  await page.getByLabel('Nom de l’article').fill(name);
  await uploadPicture(page);
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
};
const confirmRemoval = () =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }).click();
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const customersSee = async (name: string) => {
  const { body } = await rest({ base }, 'GET', `/api/items/${shopId}`);
  return (body['items'] as { items: Record<string, unknown>[] }[])
    .flatMap(({ items }) => items)
    .find(({ itemName }) => itemName === name);
};

test('a category is added with a preview and moved by keyboard', async () => {
  await page.goto(`${base}/restaurant/addCategory`);
  await page.getByRole('heading', { level: 1, name: 'Ajouter une catégorie' }).waitFor();
  await page.getByLabel('Nom de la catégorie').fill(heading);
  await page.getByRole('figure').getByText(heading).first().waitFor();
  await page.getByRole('button', { name: 'Ajouter la catégorie' }).click();
  await waitForAlert(page, `« ${heading} » est ajoutée.`);
  // Who comes into the list comes to the row first, and from there to what is in it.
  const up = page.getByRole('button', { name: `Monter ${heading}` });
  await row(heading).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return up.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await order()).indexOf(heading) < (await order()).length - 1).toBe(true);
});

const order = async () =>
  ((await rest({ base }, 'GET', `/api/categories/${shopId}`)).body as unknown as { category: string }[]).map(
    ({ category }) => category,
  );

test('a new item stays hidden from customers until it is published with a price', async () => {
  await page.goto(`${base}/addCategoryAndItems`);
  await addDraft('Financier');
  await waitForAlert(page, 'Article ajouté avec succès!');
  expect(await page.getByLabel('Nom de l’article').inputValue()).toBe('');
  expect(await customersSee('Financier')).toBeUndefined();

  await page.getByLabel('Prix : Financier').fill('2,10');
  await page.getByRole('button', { name: 'Publier 1 article' }).click();
  await waitForAlert(page, 'Article publié.');
  expect(await customersSee('Financier')).toMatchObject({ price: 2.1 });
  const lost = () => waitForAlert(page, "Une erreur s'est produite. Veuillez réessayer.");
  await failing(page, 'SaveItem', () => addDraft('Perdu'), lost);
});

test('without the owner’s token no category is added and no item changed, and the page says why', async () => {
  const kept = await page.evaluate(() => localStorage.getItem('ownerToken'));
  const store = (token: string | null) =>
    page.evaluate((value) => {
      if (value === null) localStorage.removeItem('ownerToken');
      else localStorage.setItem('ownerToken', value);
    }, token);
  // An answer without a token would end the session over the whole page: the alarm for new orders keeps asking.
  const holdAnswers = async () => {
    await page.waitForLoadState('networkidle');
    await page.route('**/graphql', () => undefined);
  };
  await page.goto(`${base}/restaurant/addCategory`);
  await page.getByLabel('Nom de la catégorie').fill('Perdue');
  await holdAnswers();
  for (const [token, text] of [
    [null, 'Veuillez vous connecter pour ajouter une catégorie (jeton manquant pour la requête).'],
    ['nonsense', 'Jeton invalide. Veuillez vous reconnecter.'],
    [
      'e30.e30.x',
      'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
    ],
  ] as const) {
    await store(token);
    await page.getByRole('button', { name: 'Ajouter la catégorie' }).click();
    await waitForAlert(page, text);
  }
  await store(kept);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto(`${base}/AddItems`);
  await page.getByRole('button', { name: 'Modifier Financier' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Quantité').fill('4');
  await holdAnswers();
  await store(null);
  await drawer.getByRole('button', { name: 'Mettre à jour' }).click();
  await waitForAlert(page, 'Veuillez vous connecter pour modifier un article.');
  await store(kept);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an item is added from the catalogue, changed, marked as sold out and deleted on the menu page', async () => {
  const name = 'Madeleine';
  await page.goto(`${base}/addCategoryAndItems`);
  await addDraft(name);
  await waitForAlert(page, 'Article ajouté avec succès!');

  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gérez votre menu' }).waitFor();
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const form = page.getByRole('form', { name: 'Ajouter un article personnalisé' });
  await form.getByLabel('Catégorie').selectOption({ label: heading });
  await form.getByLabel('Nom de l’article').selectOption(name);
  await form.locator('img[src^="/uploads/shops/"]').first().waitFor();
  await form.getByLabel('Prix').fill('1,20');
  await form.getByLabel('Quantité').fill('30');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await waitForAlert(page, 'Article ajouté avec succès!');
  expect(await customersSee(name)).toMatchObject({ price: 1.2, quantity: 30 });
  await page.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: `Modifier ${name}` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Prix').fill('1,50');
  await drawer.getByRole('button', { name: 'Mettre à jour' }).click();
  await waitForAlert(page, 'Article mis à jour avec succès!');
  expect(await customersSee(name)).toMatchObject({ price: 1.5, quantity: 30 });

  await row(name)
    .getByRole('switch', { name: `Épuisé aujourd’hui : ${name}` })
    .click();
  await row(name).getByRole('rowheader').getByText('Épuisé', { exact: true }).waitFor();
  await expect.poll(async () => (await customersSee(name))?.['quantity']).toBe(0);

  await page.getByRole('button', { name: `Supprimer ${name}` }).click();
  await confirmRemoval();
  await waitForAlert(page, 'Article supprimé avec succès!');
  await row(name).waitFor({ state: 'hidden' });
  expect(await customersSee(name)).toBeUndefined();
});

test('stock, prices and a CSV file change several items at once', async () => {
  const name = 'Financier';
  await page.goto(`${base}/AddItems`);
  await page.getByRole('button', { name: 'Stock du jour' }).first().click();
  await page
    .getByRole('spinbutton', { name: `Stock : ${name}` })
    .or(page.getByLabel(`Stock : ${name}`))
    .first()
    .fill('17');
  await page.getByRole('button', { name: 'Enregistrer 1 changement' }).click();
  await waitForAlert(page, 'Stock enregistré.');
  expect(await customersSee(name)).toMatchObject({ quantity: 17 });
  await page.getByRole('button', { name: 'Fermer' }).click();

  const more = () => page.getByRole('button', { name: 'Plus d’actions' }).click();
  await more();
  await page.getByRole('menuitem', { name: 'Changer plusieurs articles' }).click();
  const several = page.getByRole('dialog');
  await several.getByRole('checkbox', { name: heading, exact: true }).check({ force: true });
  await several.getByRole('textbox', { name: 'Pourcentage' }).fill('10');
  await several.getByRole('button', { name: 'Changer 1 article' }).click();
  await waitForAlert(page, 'Un article changé.');
  expect(await customersSee(name)).toMatchObject({ price: 2.3 });

  await more();
  await page.getByRole('menuitem', { name: 'Fichier CSV' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter la carte' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('carte-2026-11-24.csv');
  const csv = `Catégorie;Article;Prix;Quantité;Sorti du four\r\n${heading};${name};2,60;9;oui`;
  await page
    .getByLabel('Choisir un fichier CSV')
    .setInputFiles({ name: 'carte.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Importer 1 article' }).click();
  await waitForAlert(page, '0 article ajouté, 1 mis à jour.');
  expect(await customersSee(name)).toMatchObject({ price: 2.6, quantity: 9, freshlyBaked: true });
});

test('removing a category removes its items', async () => {
  await page.goto(`${base}/restaurant/addCategory`);
  await page.getByRole('button', { name: `Supprimer ${heading}` }).click();
  await confirmRemoval();
  await page.getByRole('button', { name: `Supprimer ${heading}` }).waitFor({ state: 'hidden' });
  expect(await customersSee('Financier')).toBeUndefined();
});
