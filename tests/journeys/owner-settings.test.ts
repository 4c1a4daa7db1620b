import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { choosePicture } from '../support/pictures';
import { rest } from '../support/rest';
import { aVisitor, signedInBefore, type Visitor, withClock, waitForAlert } from '../support/visitor';

let owner: Awaited<ReturnType<typeof aNewOwner>>;
let customer: Visitor;
let page: Page;
let menu: Page;
let shop: (typeof owner)['shop'];

beforeAll(async () => {
  owner = await aNewOwner();
  ({ page, shop } = owner);
  customer = await aVisitor();
  await withClock(customer.page);
  await signedInBefore(customer, 'client2@demo.test');
  menu = customer.page;
  await menu.goto(`${base}/boulangerie/${shop.id}`);
  await menu.getByRole('heading', { level: 1, name: 'Maison Levain' }).waitFor();
});
afterAll(async () => {
  expect([...owner.errors, ...customer.errors]).toEqual([]);
  // What other journeys look for around Lyon are the demo’s shops.
  await Promise.all([owner.leave(), menu.context().close()]);
});

const windows = async () => {
  const { body } = await rest({ base }, 'GET', `/api/pickup/next-pickup-window/${shop.id}`);
  return body['pickupWindows'] as { pickupWindow: string; remaining: number }[];
};
/** The menu asks every 15 seconds. */
const menuAsksAgain = () => menu.clock.fastForward(15_000);

test('a pause until tomorrow removes all windows, and the customer’s open page shows it without a reload', async () => {
  await page.goto(`${base}/reglages/horaires`);
  await page.getByText('Les commandes arrivent').waitFor();
  await page.getByRole('button', { name: /^Jusqu’à demain \d\d:\d\d$/ }).dblclick();
  await page.getByText(/^Commandes en pause, jusqu’à demain \d\d:\d\d$/).waitFor();
  expect(await windows()).toEqual([]);
  await menuAsksAgain();
  await menu
    .getByText(/En pause · plus de retrait aujourd’hui/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Reprendre les commandes' }).click();
  await page.getByText('Les commandes arrivent', { exact: true }).waitFor();
  expect((await windows()).length).toBeGreaterThan(0);
  await menuAsksAgain();
  await menu
    .getByText(/En pause · plus de retrait aujourd’hui/)
    .first()
    .waitFor({ state: 'hidden' });
});

test('a closed day removes today’s windows and shows its reason to customers until it is removed', async () => {
  const form = page.getByRole('form', { name: 'Nouvelle exception' });
  await form.getByLabel('Du', { exact: true }).fill('2026-11-24');
  await form.getByLabel('Ce que vos clients liront').fill('Inventaire');
  await form.getByRole('button', { name: 'Ajouter cette exception' }).click();
  await waitForAlert(page, 'Exception ajoutée.');
  await page.getByText('Fermé mardi 24 novembre').waitFor();
  expect(await windows()).toEqual([]);
  await menu.reload();
  await menu.getByRole('button', { name: 'Infos' }).click();
  await menu.getByText('Inventaire').first().waitFor();
  await page.getByRole('button', { name: 'Retirer : fermé mardi 24 novembre' }).click();
  await waitForAlert(page, 'Exception retirée.');
  expect((await windows()).length).toBeGreaterThan(0);
});

test('an owner changes the weekly hours', async () => {
  await page.getByLabel('Mardi, ouverture 1').fill('14:00');
  await page.getByLabel('Mardi, fermeture 1').fill('19:30');
  await page.getByRole('button', { name: 'Enregistrer les horaires' }).click();
  await waitForAlert(page, 'Horaires enregistrés.');
  expect((await windows())[0]?.pickupWindow).toBe('2:00 PM - 2:15 PM');
  await menu.reload();
  await menu.getByRole('button', { name: 'Infos' }).click();
  await menu.getByText('14h – 19h30').first().waitFor();
  await page.reload();
  expect(await page.getByLabel('Mardi, ouverture 1').inputValue()).toBe('14:00');
});

test('an owner changes the length and the capacity of windows', async () => {
  await page.getByRole('tab', { name: 'Retraits' }).click();
  await page.waitForURL('**/reglages/retraits');
  await page.getByRole('radio', { name: '30 min' }).check({ force: true });
  await page.getByLabel('Capacité d’un créneau').fill('3');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await waitForAlert(page, 'Rythme enregistré.');
  expect((await windows())[0]).toMatchObject({ pickupWindow: '2:00 PM - 2:30 PM', remaining: 3 });
});

test('an owner changes the shop’s name, address and picture, and customers see them', async () => {
  await page.getByRole('tab', { name: 'Boutique' }).click();
  const address = page.getByRole('combobox', { name: 'Adresse' });
  await address.fill('12 rue merc');
  await page.getByRole('option', { name: /Mercière/ }).click();
  expect(await address.inputValue()).toBe('12 Rue Mercière, 69002 Lyon');
  await choosePicture(page, undefined, 'Photo de la boutique');
  await page.locator('img[src^="/uploads/shops/"]').waitFor();
  await page.getByLabel('Nom de la boutique').fill('Fournil du port');
  await page.getByLabel('Téléphone du comptoir').fill('04 78 00 00 00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await waitForAlert(page, 'Votre boutique est à jour.');
  await menuAsksAgain();
  await menu.getByRole('heading', { level: 1, name: 'Fournil du port' }).waitFor();
  await menu.getByText('12 Rue Mercière, 69002 Lyon').first().waitFor();
  await menu.locator('img[src*="/uploads/shops/"]').first().waitFor();
});
