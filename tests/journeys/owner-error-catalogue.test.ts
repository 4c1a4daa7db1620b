import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { sizes } from '../support/sizes';
import { journeyDatabase } from '../support/journey-database';
import { aNewOwner, anOwner, failing, refuse, whenAsked } from '../support/owner';
import { uploadPicture } from '../support/pictures';
import { withGoogle } from '../support/page-head';
import { rest } from '../support/rest';
import { aVisitor, heldUp, signedInBefore, withoutNews } from '../support/visitor';
import { graphql } from '../support/fixtures';

// What the owner’s headings of the specification (7) list and no other journey provokes, each by doing the wrong thing.

const database = await journeyDatabase(dataDir);
afterAll(() => database.close());

const SIZES = sizes(['a tablet', 768, 1024], ['a phone', 390, 844]);

describe.each(SIZES)('on %s', (_where, width, height) => {
  const alert = (page: Page, text: string) =>
    page.getByRole('alert').getByText(text, { exact: true }).first().waitFor();

  const aNewShop = () => aNewOwner(browser, base, { dataDir, width, height });
  const anOwnerOf = (email: string) => anOwner(browser, base, { email, width, height });

  test('the owner’s login shows missing fields, a wrong account type and a lost connection, and is disabled while waiting', async () => {
    const { page, errors } = await aVisitor(browser, width, height);
    await page.goto(`${base}/ownerloginform`);
    expect(await page.getByRole('button', { name: 'Facebook (Coming Soon)' }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: /Mot de passe oublié/ }).getAttribute('href')).toBe('/motdepasse');
    const hero = page.getByText('Votre prix au comptoir, votre prix en ligne');
    expect(await hero.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1024, height });
    expect(await hero.isVisible()).toBe(true);
    await page.setViewportSize({ width, height });

    const enter = page.getByRole('button', { name: 'Se connecter' });
    await enter.click();
    await alert(page, 'Veuillez remplir tous les champs.');
    await page.getByLabel('E-mail').fill('cafe@demo.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
    await enter.click();
    await alert(page, 'Veuillez remplir tous les champs.');
    // The right words at the wrong counter.
    await page.getByLabel('Type de compte').selectOption('boulangerie');
    await enter.click();
    await alert(page, 'Votre commerce est inscrit comme « Café » : choisissez ce type de compte.');
    await page.getByLabel('Type de compte').selectOption('restaurant');
    const lost = () => alert(page, 'La connexion a échoué. Veuillez réessayer.');
    await failing(page, 'LoginOwner', 'lost', () => enter.click(), lost);
    const release = await heldUp(page, '**/graphql');
    await enter.click();
    expect(await page.getByRole('button', { name: 'Connexion...' }).isDisabled()).toBe(true);
    await release();
    await alert(page, 'Connexion réussie !');
    await page.waitForURL('**/restaurant/addrestmenu');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an owner signs in with Google', async () => {
    const { page, errors } = await aVisitor(browser, width, height);
    const { token } = await anOwnerOf('cafe@demo.test');
    await withGoogle(page, base, (input: { role?: string }) => {
      expect(input.role).toBe('OWNER');
      return { __typename: 'Session', token, account: { __typename: 'Account', id: 'x', name: 'Inès' } };
    });
    await page.goto(`${base}/ownerloginform`);
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    await alert(page, 'Connexion réussie !');
    await page.waitForURL('**/AddItems');
    await page.getByRole('heading', { level: 1, name: 'Gérez votre menu' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a customer’s token gives no access to board, dashboard and categories, and shows the owner’s login link', async () => {
    const visitor = await aVisitor(browser, width, height);
    await signedInBefore(visitor, base, 'client2@demo.test');
    for (const [path, text] of [
      ['/ownerorders', 'Aucun jeton trouvé. Veuillez vous connecter.'],
      ['/restaurant/dashboard', 'Aucun jeton trouvé. Veuillez vous connecter.'],
      ['/restaurant/addCategory', 'Utilisateur non connecté. Jeton introuvable.'],
    ] as const) {
      await visitor.page.goto(base + path);
      await visitor.page.getByText(text).waitFor();
      await visitor.page.getByRole('link', { name: 'Se connecter à l’espace commerçant' }).waitFor();
    }
    expect(visitor.errors).toEqual([]);
    await visitor.page.context().close();
  });

  test('categories that cannot be loaded can be retried, and a shop without items or categories shows a message', async () => {
    const { page, errors, shop, leave } = await aNewShop();
    const failed = 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.';
    for (const [operation, path] of [
      ['MenuCategories', '/menu-selection'],
      ['MenuPage', '/AddItems'],
      ['CategoryPage', '/restaurant/addCategory'],
      ['AddItemsPage', '/addCategoryAndItems'],
    ] as const) {
      const opened = () => page.goto(base + path);
      await failing(page, `"${operation}"`, 500, opened, () => page.getByText(failed).waitFor());
      await refuse(page, operation, 'CONFLICT', 'La carte est en cours d’impression.');
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.getByText('La carte est en cours d’impression.').waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.getByText('La carte est en cours d’impression.').waitFor({ state: 'hidden' });
    }

    await page.goto(`${base}/menu-selection?type=soup`);
    await page.getByLabel('Catégorie').selectOption({ label: 'Viennoiseries' });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('Invalid menu type selected.').waitFor();

    await page.goto(`${base}/AddItems`);
    await page.getByRole('heading', { level: 1, name: 'Gérez votre menu' }).waitFor();
    await page.getByRole('heading', { name: 'Vos catégories' }).waitFor();
    for (const [name, href] of [
      ['Détails de la commande', '/ownerorders'],
      ['Ajouter une catégorie et des articles', '/addCategoryAndItems'],
    ] as const)
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href);
    // Taken off at another counter while it is being changed here.
    await page.getByRole('button', { name: 'Modifier Croissant' }).click();
    await page.getByRole('dialog').getByLabel('Quantité').fill('4');
    await database.change(`update item set deleted_at = now() where shop_id = $1`, [shop.id]);
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre à jour' }).click();
    await alert(page, "Échec de la mise à jour de l'article. Veuillez réessayer.");
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Aucun article disponible.').waitFor();
    await database.change(`update category set deleted_at = now() where shop_id = $1`, [shop.id]);
    await page.goto(`${base}/menu-selection`);
    await page.getByText('No categories found for this restaurant. Please add categories first.').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('a category refused without a message shows the specification’s text, and an expired session is reported', async () => {
    const { page, errors, shop, leave } = await aNewShop();
    // The alarm's stream would end the session before the button is pressed.
    await withoutNews(page);
    await page.goto(`${base}/restaurant/addCategory`);
    const add = page.getByRole('button', { name: 'Ajouter la catégorie' });
    await page.getByLabel('Nom de la catégorie').fill('Tartes');
    for (const [code, text] of [
      ['BAD_USER_INPUT', 'Données invalides. Veuillez vérifier les informations saisies.'],
      ['CONFLICT', 'Cette catégorie existe déjà pour ce restaurant.'],
      ['FORBIDDEN', "Erreur lors de l'ajout de la catégorie. Veuillez réessayer."],
    ] as const) {
      await refuse(page, 'AddCategory', code, '');
      await add.click();
      await alert(page, text);
      await page.unrouteAll();
    }
    await graphql({ base }, shop.token, 'mutation { signOutEverywhere }');
    await add.click();
    await alert(page, 'Non autorisé. Veuillez vous reconnecter.');
    await page.getByRole('heading', { name: 'Session expirée : les commandes ne sonnent plus ici' }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('a sandwich with chosen meats needs the list of meats, and the server’s refusal is shown in its own words', async () => {
    const { page, errors } = await anOwnerOf('restaurant@demo.test');
    await whenAsked(page, 'ItemIngredients', 500);
    await page.goto(`${base}/menu-selection`);
    const category = page.getByLabel('Catégorie');
    await category.selectOption({ index: 1 });
    await page.getByRole('radio', { name: /Sandwich/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nouveau sandwich' }).waitFor();
    expect(await page.getByText('Sélectionner une catégorie').count()).toBeGreaterThan(0);
    await page.getByRole('switch', { name: 'Le client choisit ses viandes' }).click();
    await page.getByRole('radio', { name: /Use all meats/ }).waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: /Select specific meats/ }).check({ force: true });
    await page.getByText('Failed to load meats list.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('Cochez au moins une viande.').waitFor();

    await uploadPicture(page);
    await page.getByRole('textbox', { name: /^Nom/ }).fill('Le Bègue');
    await page.getByRole('textbox', { name: /^Prix/ }).fill('6,90');
    await page.getByRole('radio', { name: /Use all meats/ }).check({ force: true });
    await refuse(page, 'AddSandwich', 'CONFLICT', 'La carte est en cours d’impression.');
    await page.getByRole('button', { name: 'Ajouter le sandwich' }).click();
    await page.getByText('La carte est en cours d’impression.').waitFor();
    await page.unrouteAll();
    // The picture goes, and with it the button.
    await page.getByRole('button', { name: "Supprimer l'image" }).click();
    expect(await page.getByRole('button', { name: 'Ajouter le sandwich' }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an ingredient whose name is taken shows the server’s refusal', async () => {
    const { page, errors, shopId } = await anOwnerOf('restaurant@demo.test');
    const { body } = await rest({ base }, 'GET', `/api/sauces/${shopId}`);
    const [taken] = body['sauces'] as { name: string }[];
    await page.goto(`${base}/sauces`);
    await page.getByRole('button', { name: 'Une sauce de plus' }).first().click();
    await uploadPicture(page);
    await page
      .getByRole('textbox', { name: /^Nom/ })
      .first()
      .fill(taken?.name ?? '');
    await page.getByRole('textbox', { name: /^Prix/ }).first().fill('0,50');
    await page.getByRole('button', { name: 'Ajouter la sauce' }).click();
    await page.getByText('Un ingrédient de ce nom existe déjà.').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
