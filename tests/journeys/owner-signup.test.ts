import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../support/mailbox';
import { NEW_PASSWORD as PASSWORD } from '../support/signing-up';
import { base, changeRows, dataDir } from '../support/journey';
import { rest, shopOf } from '../support/rest';
import { aVisitor, DESK, searchAround, signIn, type Visitor, waitForAlert, failing } from '../support/visitor';

const email = `${randomUUID()}@commerces.test`;
const shopName = 'Chez Inès';
let owner: Visitor;
let customer: Visitor;
let page: Page;
let shopId = '';

beforeAll(async () => {
  owner = await aVisitor(DESK);
  customer = await aVisitor();
  page = owner.page;
  await signIn(customer, 'client2@demo.test');
});
afterAll(async () => {
  expect([...owner.errors, ...customer.errors]).toEqual([]);
  await Promise.all([page.context().close(), customer.page.context().close()]);
  await takesPayments(false);
});

const takesPayments = async (enabled: boolean) => {
  await changeRows('update shop set charges_enabled = $2 where id = $1', [shopId, enabled]);
};

const ownerToken = async () => (await page.evaluate(() => localStorage.getItem('ownerToken'))) ?? '';
const comeIn = async () => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Type de compte').selectOption({ label: 'Restaurant' });
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

test('an owner signs up from the login page and must activate the account by mail before signing in', async () => {
  await page.goto(`${base}/ownerloginform`);
  await page.getByRole('link', { name: 'Inscrire ma boutique' }).click();
  await page.waitForURL('**/ownersignupform');
  await page.getByRole('radio', { name: 'Café' }).check();
  await page.getByLabel('Nom de la boutique').fill(shopName);
  await page.getByRole('combobox', { name: 'Adresse' }).fill('10 rue mont');
  await page.getByRole('option', { name: /Montorgueil/ }).click();
  await page.getByLabel('Nom complet').fill('Inès Moreau');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmation').fill(PASSWORD);
  await page.getByRole('button', { name: 'Inscrire ma boutique' }).dblclick();
  await waitForAlert(page, 'Owner created successfully!');
  await page.waitForURL('**/ownerloginform');
  await page.getByText(/Ouvrez l’e-mail que nous venons de vous envoyer/).waitFor();
  await comeIn();
  await page.getByText('Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.').waitFor();
  await page.getByRole('button', { name: 'Renvoyer l’e-mail d’activation' }).click();
  await page.getByText(/un nouveau lien vient de lui être envoyé/).waitFor();
  const [, mail] = await mailsTo(dataDir, email, 2);
  await page.goto(base + (/\/activate\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''));
  await page.getByText('Votre compte est activé. Vous pouvez vous connecter.').waitFor();
  await page.waitForURL('**/ownerloginform');
  const lost = () => waitForAlert(page, 'La connexion a échoué. Veuillez réessayer.');
  await failing(page, 'LoginOwner', comeIn, lost);
  await comeIn();
  await waitForAlert(page, 'Connexion réussie !');
  await page.waitForURL('**/restaurant/addrestmenu');
  shopId = shopOf(await ownerToken());
  await page.goto(`${base}/ownersignupform`);
  await page.waitForURL('**/ownerorders');
});

test('a shop that is not ready shows its owner the remaining steps and is hidden from customers', async () => {
  for (const path of ['/ownerorders', '/AddItems']) {
    await page.goto(base + path);
    await page.getByRole('heading', { name: 'Encore 3 étapes avant l’ouverture' }).waitFor();
  }
  await customer.page.goto(`${base}/restaurant/${shopId}`);
  await customer.page.getByText('Cette boutique n’a pas encore ouvert. Revenez bientôt !').waitFor();
  // A busy database makes it the page that asks again by itself, with status 200.
  await expect.poll(async () => (await fetch(`${base}/restaurant/${shopId}`)).status).toBe(404);
  await customer.page.goto(`${base}/userSearch`);
  await searchAround(customer.page);
  expect(await customer.page.getByText(shopName).count()).toBe(0);
});

test('the last completed step opens the shop to customers', async () => {
  const token = await ownerToken();
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
    `/restaurant/${shopId}`,
  );
  await customer.page.goto(`${base}/userSearch`);
  await searchAround(customer.page);
  const restaurants = customer.page.getByRole('region', { name: /^Restaurants/ });
  await restaurants.getByRole('button', { name: 'Tout voir' }).click();
  await restaurants.getByText(shopName).first().waitFor();
  await customer.page.goto(`${base}/restaurant/${shopId}`);
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
