import { expect, test } from 'vitest';
import { graphql } from '../support/fixtures';
import { base, customerTokens } from '../support/journey';
import { addToCart, payByCard, placeOrder, startCheckout } from '../support/ordering';
import { aNewOwner } from '../support/owner';
import { aCustomer, PHONE, waitForAlert } from '../support/visitor';

const IN_THREE_DAYS = `query ($id: ID!) {
  pickupDays(shopId: $id) { day }
  shop(id: $id) { menu { items { id } } }
}`;
const WINDOWS = 'query ($id: ID!, $day: String) { shop(id: $id) { pickupWindows(day: $day) { id } } }';

interface Offered {
  pickupDays: { day: string }[];
  shop: { menu: { items: { id: string }[] }[] };
}

test('an owner takes orders ahead with 48 hours’ notice and closes a day, and its customer moves the order', async () => {
  const owner = await aNewOwner(PHONE);
  const { page, shop } = owner;
  await page.goto(`${base}/reglages/retraits`);
  await page.getByLabel('Jours proposés après aujourd’hui').fill('7');
  await page.getByText(/^Commandes jusqu’à 7 jours à l’avance/).waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await waitForAlert(page, 'Rythme enregistré.');

  await page.goto(`${base}/AddItems`);
  await page.getByRole('button', { name: 'Modifier Croissant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sur commande').click();
  await dialog.getByLabel('Délai de commande').selectOption('Heures avant le retrait');
  await dialog.getByRole('button', { name: 'Mettre à jour' }).click();
  await waitForAlert(page, 'Article mis à jour avec succès!');

  const customer = { id: '', email: '', token: customerTokens['client2@demo.test'] ?? '' };
  const server = { base };
  const { pickupDays, shop: seen } = await graphql<Offered>(server, customer.token, IN_THREE_DAYS, { id: shop.id });
  await addToCart(server, customer, { itemId: seen.menu[0]?.items[0]?.id ?? '', quantity: 2 });
  const startOn = async (day: string | undefined) => {
    const answer = await graphql<{ shop: { pickupWindows: { id: string }[] } }>(server, null, WINDOWS, {
      id: shop.id,
      day,
    });
    const windowStartsAt = answer.shop.pickupWindows[0]?.id ?? '';
    const input = { shopId: shop.id, windowStartsAt, totalCents: 289 };
    return startCheckout(server, customer, input);
  };
  expect(pickupDays).toHaveLength(8);
  expect(await startOn(pickupDays[1]?.day)).toMatchObject({ message: expect.stringContaining('48 h avant') as string });
  const { clientSecret } = await startOn(pickupDays[3]?.day);
  expect(await payByCard(server, clientSecret)).toBe('succeeded');
  const order = await placeOrder(server, customer, shop.id);

  await page.goto(`${base}/ownerorders`);
  await page.getByRole('link', { name: 'Jours à venir · 1' }).click();
  await page.waitForURL('**/ownerorders/jours');
  const day = page.getByRole('region');
  await day.getByText('1 commande').waitFor();
  await day.getByText(order.token ?? '').waitFor();
  expect(await day.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^2×\s*Croissant$/)]),
  );
  expect(await day.getByRole('button').allInnerTexts()).toEqual(['Imprimer la liste', 'Annuler la commande']);

  // That day closes after all: its customer is asked, and moves the order.
  await page.goto(`${base}/reglages/horaires`);
  await page.getByLabel('Du', { exact: true }).fill(pickupDays[3]?.day ?? '');
  await page.getByText(/^1 commande est prévue/).waitFor();
  await page.getByRole('button', { name: 'Ajouter cette exception' }).click();
  await waitForAlert(page, 'Exception ajoutée.');
  const visitor = await aCustomer();
  await visitor.page.goto(`${base}/tokenDetails/${order.token ?? ''}`);
  await visitor.page.getByRole('button', { name: 'Un autre jour' }).click();
  await page.goto(`${base}/ownerorders/jours`);
  await page.getByText(/^Fermé : le client choisit/).waitFor();
  const choices = visitor.page.getByRole('dialog');
  await choices.getByRole('group', { name: 'Jour de retrait' }).getByRole('radio').last().check({ force: true });
  await choices.getByRole('radio', { name: /AM|PM/ }).first().check({ force: true });
  await choices.getByRole('button', { name: 'Choisir ce créneau' }).click();
  await visitor.page.getByText(/^Elle sera prête/).waitFor();
  expect(await visitor.page.getByRole('button', { name: 'Un autre jour' }).count()).toBe(0);
  await page.goto(`${base}/ownerorders/jours`);
  await page
    .getByRole('region')
    .getByText(order.token ?? '')
    .waitFor();
  expect(await page.getByText(/^Fermé : le client choisit/).count()).toBe(0);
  expect(visitor.errors).toEqual([]);
  expect(owner.errors).toEqual([]);
  await owner.leave();
});
