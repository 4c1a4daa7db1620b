import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { waitForAlert } from '../support/wait-for-alert';
import { aVisitor, type Visitor } from '../support/visitor';

describe('unsaved changes of the settings', () => {
  let owner: Awaited<ReturnType<typeof aNewOwner>>;
  let page: Page;
  let question: Locator;

  beforeAll(async () => {
    owner = await aNewOwner(browser, base, { dataDir, width: 1280, height: 800 });
    page = owner.page;
    question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  });
  afterAll(async () => {
    expect(owner.errors).toEqual([]);
    await owner.leave();
  });

  const stay = async () => {
    await question.getByRole('button', { name: 'Rester' }).click();
    await question.waitFor({ state: 'hidden' });
  };
  const leave = () => question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  const shopName = () => page.getByLabel('Nom de la boutique');
  const openSettings = async () => {
    await page.goto(`${base}/AddItems`);
    await page.getByRole('link', { name: 'Réglages' }).first().click();
    await shopName().waitFor();
  };

  test('unsaved settings are kept when Back is answered with « Rester » and discarded with « Quitter »', async () => {
    await openSettings();
    await shopName().fill('Maison Levain et fils');
    await page.evaluate(() => history.back());
    await stay();
    expect(new URL(page.url()).pathname).toBe('/reglages');
    expect(await shopName().inputValue()).toBe('Maison Levain et fils');

    // A second time, from where one stayed.
    await page.evaluate(() => history.back());
    await leave();
    await page.waitForURL('**/AddItems');
    await page.evaluate(() => history.forward());
    await shopName().waitFor();
    expect(await shopName().inputValue()).toBe('Maison Levain');
  });

  test('unsaved settings are asked about before Forward and before signing out', async () => {
    await openSettings();
    await page.evaluate(() => history.back());
    await page.waitForURL('**/AddItems');
    await page.evaluate(() => history.forward());
    await shopName().waitFor();
    await page.getByRole('link', { name: 'Carte', exact: true }).first().click();
    await page.waitForURL('**/AddItems');
    await page.evaluate(() => history.back());
    await shopName().fill('Maison Levain et fils');
    await page.evaluate(() => history.forward());
    await stay();
    expect(await shopName().inputValue()).toBe('Maison Levain et fils');

    await page
      .getByRole('button', { name: /compte/i })
      .first()
      .click();
    await page.getByText('Se déconnecter').click();
    await stay();
    expect(await shopName().inputValue()).toBe('Maison Levain et fils');
  });

  test('settings are not asked about once they are saved', async () => {
    await openSettings();
    await shopName().fill('Maison Levain');
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await waitForAlert(page, 'Votre boutique est à jour.');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/AddItems');
    expect(await question.count()).toBe(0);
  });
});

describe('forms that were not sent', () => {
  let visitor: Visitor;
  let page: Page;
  let question: Locator;

  beforeAll(async () => {
    visitor = await aVisitor(browser, 390, 844);
    page = visitor.page;
    question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  });
  afterAll(async () => {
    expect(visitor.errors).toEqual([]);
    await page.context().close();
  });

  test('a sign-up form is asked about before Back when two fields are filled, and not with one', async () => {
    await page.goto(`${base}/userlogin`);
    await page.locator('main a[href="/usersignup"]').first().click();
    await page.waitForURL('**/usersignup');
    await page.getByLabel('E-mail').fill('ines@exemple.test');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/userlogin');
    expect(await question.count()).toBe(0);

    await page.evaluate(() => history.forward());
    await page.waitForURL('**/usersignup');
    await page.getByLabel('E-mail').fill('ines@exemple.test');
    await page.getByRole('textbox', { name: 'Nom' }).fill('Inès Martin');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Rester' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ines@exemple.test');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL('**/userlogin');
  });
});
