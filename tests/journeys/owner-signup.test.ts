import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { sizes } from '../support/sizes';
import { journeyDatabase } from '../support/journey-database';
import { activationPath, NEW_OWNER_PASSWORD as PASSWORD } from '../support/new-shop';
import { failing } from '../support/owner';
import { rest } from '../support/rest';
import { aVisitor, searchAround, signIn, type Visitor } from '../support/visitor';
import { waitForAlert } from '../support/wait-for-alert';

const SIZES = sizes(
  ['a desk', 1280, 800, 'Café', '/restaurant/addrestmenu'],
  ['a phone', 390, 844, 'Boulangerie', '/boulangerie/addItems'],
);

describe.each(SIZES)('on %s', (_where, width, height, kind, landing) => {
  const email = `${randomUUID()}@commerces.test`;
  const shopName = `Chez Inès ${width}`;
  const shopPath = kind === 'Café' ? 'restaurant' : 'boulangerie';
  let owner: Visitor;
  let customer: Visitor;
  let page: Page;
  let shopId = '';

  beforeAll(async () => {
    owner = await aVisitor(browser, width, height);
    customer = await aVisitor(browser, 390, 844);
    page = owner.page;
    await signIn(customer, base, 'client2@demo.test');
  });
  afterAll(async () => {
    expect([...owner.errors, ...customer.errors]).toEqual([]);
    await Promise.all([page.context().close(), customer.page.context().close()]);
    await takesPayments(false);
  });

  const takesPayments = async (enabled: boolean) => {
    const database = await journeyDatabase(dataDir);
    await database.change('update shop set charges_enabled = $2 where id = $1', [shopId, enabled]);
    await database.close();
  };

  const send = () => page.getByRole('button', { name: 'Inscrire ma boutique' }).click();
  const comeIn = async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Type de compte').selectOption({ label: kind === 'Café' ? 'Restaurant' : kind });
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };

  test('the owner’s login and sign-up pages link to each other', async () => {
    await page.goto(`${base}/ownerloginform`);
    await page.getByRole('link', { name: 'Inscrire ma boutique' }).click();
    await page.waitForURL('**/ownersignupform');
    await page.getByRole('heading', { level: 1, name: 'Inscrire ma boutique' }).waitFor();
    await page.getByRole('link', { name: 'Se connecter' }).first().click();
    await page.waitForURL('**/ownerloginform');
    await page.goto(`${base}/ownersignupform`);
  });

  test('an owner’s sign-up is not sent until all fields are valid', async () => {
    let sent = 0;
    page.on('request', (request) => void (request.postData()?.includes('RegisterOwner') && sent++));
    await send();
    await page.getByText('Indiquez le nom de votre boutique.').waitFor();
    await page.getByRole('radio', { name: kind }).check();
    await page.getByLabel('Nom de la boutique').fill(shopName);
    await page.getByRole('combobox', { name: 'Adresse' }).fill('zzzz qqqq');
    await page.getByLabel('Nom complet').fill('Inès Moreau');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Téléphone').fill('06 12 34 56 78');
    await page.getByLabel('Mot de passe', { exact: true }).fill('levain');
    await page.getByText('Moyen').waitFor();
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByText('Fort', { exact: true }).waitFor();
    await page.getByLabel('Confirmation').fill('Levain!2026');
    await send();
    await page.getByText('Passwords do not match!').waitFor();
    expect(sent).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test('an owner’s sign-up shows an unknown address and a lost connection in the words of the specification', async () => {
    await page.getByLabel('Confirmation').fill(PASSWORD);
    await send();
    await page.getByText('Could not geocode the address. Please enter a valid address.').waitFor();
    await page.getByRole('combobox', { name: 'Adresse' }).fill('10 rue mont');
    await page.getByRole('option', { name: /Montorgueil/ }).click();
    const failed = () => waitForAlert(page, 'There was an error while submitting the form. Please try again.');
    await failing(page, 'RegisterOwner', 'lost', send, failed);
  });

  test('a new owner must activate the account by mail before signing in', async () => {
    await page.getByRole('button', { name: 'Inscrire ma boutique' }).dblclick();
    await waitForAlert(page, 'Owner created successfully!');
    await page.waitForURL('**/ownerloginform');
    await page.getByText(/Ouvrez l’e-mail que nous venons de vous envoyer/).waitFor();
    await comeIn();
    await page.getByText('Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.').waitFor();
    await page.getByRole('button', { name: 'Renvoyer l’e-mail d’activation' }).click();
    await page.getByText(/un nouveau lien vient de lui être envoyé/).waitFor();
    await page.goto(`${base}${await activationPath(dataDir, email, 2)}`);
    await page.getByText('Votre compte est activé. Vous pouvez vous connecter.').waitFor();
    await page.waitForURL('**/ownerloginform');
    await comeIn();
    await waitForAlert(page, 'Connexion réussie !');
    await page.waitForURL(`**${landing}`);
    const token = (await page.evaluate(() => localStorage.getItem('ownerToken'))) ?? '';
    ({ ownerId: shopId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      ownerId: string;
    });
    await page.goto(`${base}/ownersignupform`);
    await page.waitForURL('**/ownerorders');
  });

  test('a shop that is not ready shows its owner the remaining steps and is hidden from customers', async () => {
    for (const path of ['/ownerorders', '/AddItems']) {
      await page.goto(base + path);
      await page.getByRole('heading', { name: 'Encore 3 étapes avant l’ouverture' }).waitFor();
    }
    await customer.page.goto(`${base}/${shopPath}/${shopId}`);
    await customer.page.getByText('Cette boutique n’a pas encore ouvert. Revenez bientôt !').waitFor();
    // A busy database makes it the page that asks again by itself, with status 200.
    await expect.poll(async () => (await fetch(`${base}/${shopPath}/${shopId}`)).status).toBe(404);
    await customer.page.goto(`${base}/userSearch`);
    await searchAround(customer.page);
    expect(await customer.page.getByText(shopName).count()).toBe(0);
  });

  test('the last completed step opens the shop to customers', async () => {
    const token = (await page.evaluate(() => localStorage.getItem('ownerToken'))) ?? '';
    const added = await rest({ base }, 'POST', '/api/categories', {
      token,
      body: { category: 'Viennoiseries', restaurantId: shopId },
    });
    expect(added.status).toBe(201);
    const items = [{ itemName: 'Croissant', price: 1.3, quantity: 20 }];
    const body = { ownerId: shopId, category: 'Viennoiseries', items };
    expect((await rest({ base }, 'POST', '/api/customitems/add-item', { token, body })).status).toBe(201);
    await takesPayments(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Encore une étape avant l’ouverture' }).waitFor();
    await page.getByRole('link', { name: 'Régler : Vos horaires' }).click();
    await page.waitForURL('**/reglages/horaires');
    await page.getByRole('switch', { name: 'Mardi' }).click();
    await page.getByRole('button', { name: 'Enregistrer les horaires' }).click();
    await page.getByRole('heading', { name: 'Votre boutique est en ligne' }).waitFor();
    expect(await page.getByRole('link', { name: 'Voir comme un client' }).getAttribute('href')).toBe(
      `/${shopPath}/${shopId}`,
    );
    await customer.page.goto(`${base}/userSearch`);
    await searchAround(customer.page);
    await customer.page.getByText(shopName).first().waitFor();
    await customer.page.goto(`${base}/${shopPath}/${shopId}`);
    await customer.page.getByRole('heading', { level: 1, name: shopName }).waitFor();
    // Seen once: the next visit has no checklist any more.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await page.getByRole('tab', { name: 'Horaires' }).waitFor();
    expect(await page.getByText('Votre boutique est en ligne').count()).toBe(0);
    // But on the board, while nobody has ordered.
    await page.goto(`${base}/ownerorders`);
    await page.getByRole('heading', { name: 'Votre boutique est en ligne' }).waitFor();
    await page.getByRole('link', { name: 'Voir comme un client' }).click();
    await page.getByRole('heading', { level: 1, name: shopName }).waitFor();
  });
});
