import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { aPicture } from '../support/pictures';
import { aVisitor, PHONE, TABLET, waitForAlert } from '../support/visitor';

let owner: Awaited<ReturnType<typeof aNewOwner>>;

beforeAll(async () => {
  owner = await aNewOwner(TABLET);
  const save = 'mutation ($input: OptionGroupInput!) { saveOptionGroup(input: $input) { __typename } }';
  for (const [name, option] of [
    ['Garniture', 'Amandes'],
    ['Cuisson', 'Bien cuit'],
  ]) {
    const input = { name, min: 0, options: [{ name: option }], itemIds: [] };
    await graphql({ base }, owner.shop.token, save, { input });
  }
});
afterAll(async () => {
  expect(owner.errors).toEqual([]);
  await owner.leave();
});

test('an owner exports the menu, changes it as text, sees exactly these changes, and a visitor sees them after the import', async () => {
  const { page, shop } = owner;
  await page.goto(`${base}/AddItems`);
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('menuitem', { name: 'Fichier CSV' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter la carte' }).click(),
  ]);
  const exported = readFileSync(await download.path(), 'utf8');
  expect(exported).toBe(
    '\ufeffCatégorie;Article;Prix;Quantité;Sorti du four;Nom anglais;Description;TVA;Allergènes;Unités;Options;Photo\r\n' +
      'Viennoiseries;Croissant;1,30;50;non;;;5,5;;0;;\r\n',
  );
  const choose = (text: string) =>
    page
      .getByLabel('Choisir un fichier CSV')
      .setInputFiles({ name: 'carte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(exported);
  await page.getByText('1 inchangé').waitFor();

  await choose(
    exported.replace('1,30', '1,60').replace('5,5;;0;;', '5,5;"Gluten, Lait";0;"Garniture, Cuisson";croissant.jpg'),
  );
  await page.getByText('« Croissant », Photo : « croissant.jpg » ne va pas.').waitFor();
  const photo = { name: 'croissant.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await page.getByLabel('Choisir des photos').setInputFiles([photo]);
  const changes = page.getByRole('listitem').filter({ has: page.getByText('Croissant', { exact: true }) });
  await expect
    .poll(async () => (await changes.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')))
    .toEqual([
      expect.stringMatching(/^Prix : €?1[.,]30.* → devient €?1[.,]60/),
      'Allergènes : non renseignés → devient Gluten, Lait',
      'Options : vide → devient Garniture, Cuisson',
      'Photo : vide → devient croissant.jpg',
    ]);
  await page.getByRole('button', { name: 'Importer 1 article' }).click();
  await waitForAlert(page, '0 article ajouté, 1 mis à jour.');

  const visitor = await aVisitor(PHONE);
  const query = 'query ($id: ID!) { shop(id: $id) { slug } }';
  const { shop: found } = await graphql<{ shop: { slug: string } }>({ base }, null, query, { id: shop.id });
  await visitor.page.goto(`${base}/chez/${found.slug}`);
  const croissant = visitor.page
    .getByRole('article')
    .filter({ has: visitor.page.getByRole('heading', { name: 'Croissant', exact: true }) });
  await croissant
    .getByText(/1[.,]60/)
    .first()
    .waitFor();
  await croissant.locator('img[src*="/uploads/shops/"]').waitFor();
  await croissant.getByRole('button', { name: 'Croissant' }).click();
  const sheet = visitor.page.getByRole('dialog');
  const contents = sheet.getByRole('list', { name: 'Allergènes' }).getByRole('listitem');
  await expect.poll(() => contents.allInnerTexts()).toEqual(['Gluten', 'Lait']);
  await visitor.page.keyboard.press('Escape');
  await croissant.getByRole('link', { name: 'Ajouter' }).click();
  await visitor.page.waitForURL('**/composer/**');
  for (const name of ['Garniture', 'Amandes', 'Cuisson', 'Bien cuit'])
    await visitor.page.getByText(name, { exact: true }).first().waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.page.context().close();
});
