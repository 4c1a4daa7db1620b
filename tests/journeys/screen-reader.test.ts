import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { aVisitor, signIn } from '../support/visitor';

/** A new page is said: its title names it, it has one first heading, and reading goes on at its content. */
async function isSaid(page: Page, title: RegExp, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toMatch(title);
  expect(await page.getByRole('main').count()).toBe(1);
}

const readingGoesOnAtTheContent = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main')?.contains(document.activeElement));

test('a customer orders from search to token by accessible roles and names alone', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page } = visitor;
  await signIn(visitor, base, 'client2@demo.test');

  await isSaid(page, /Trouver un commerce/, 'Trouvez votre repas parfait');
  const address = page.getByRole('combobox', { name: 'Adresse' });
  await address.fill('10 Rue de Rivoli');
  await page
    .getByRole('option', { name: /10 Rue de Rivoli/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('heading', { level: 2, name: 'Boulangeries près de chez vous' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Restaurants près de chez vous' }).waitFor();
  await page.getByRole('article', { name: 'Au Levain du Marais' }).getByRole('link', { name: 'Voir le menu' }).click();

  await isSaid(page, /Au Levain du Marais/, 'Au Levain du Marais');
  await readingGoesOnAtTheContent(page);
  await page.getByRole('article', { name: 'Baguette tradition' }).getByRole('button', { name: 'Ajouter' }).click();
  await page.getByRole('link', { name: /Voir le panier \(\d+ articles?\) - €/ }).click();

  await isSaid(page, /Mon panier/, 'Votre panier');
  await readingGoesOnAtTheContent(page);
  await page.getByRole('region', { name: 'Articles' }).getByRole('article', { name: 'Baguette tradition' }).waitFor();
  const total = page.getByRole('region', { name: 'Total de la commande' });
  await total.getByRole('status').filter({ hasText: 'Vous payez à l’étape suivante.' }).waitFor();
  await page
    .getByRole('group', { name: 'After 5 PM' })
    .getByRole('radio', { name: /5:30 PM - 5:45 PM/ })
    .check();
  await total.getByRole('button', { name: /^Retrait 5:30 PM - 5:45 PM/ }).waitFor();
  await total.getByRole('button', { name: 'Commander' }).click();

  await isSaid(page, /Paiement/, 'Paiement');
  await readingGoesOnAtTheContent(page);
  const order = page.getByRole('region', { name: 'Votre commande' });
  await order.getByRole('timer').waitFor();
  const form = page.getByRole('form', { name: 'Enter Card Details' });
  await form.getByRole('textbox', { name: 'Numéro de carte' }).fill('4000 0000 0000 0002');
  await form.getByRole('textbox', { name: 'Expiration' }).fill('12/34');
  await form.getByRole('textbox', { name: 'CVC' }).fill('123');
  await form.getByRole('button', { name: 'Pay & Place Order' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /refusée/ })
    .waitFor();
  await form.getByRole('textbox', { name: 'Numéro de carte' }).fill('4242 4242 4242 4242');
  await form.getByRole('button', { name: 'Pay & Place Order' }).click();

  await isSaid(page, /Ma commande/, 'Votre commande est confirmée');
  await readingGoesOnAtTheContent(page);
  await page.getByRole('region', { name: 'Détail de la commande' }).waitFor();
  const code = page.getByRole('img', { name: /Code QR de la commande/ });
  await code.waitFor();
  const token = (await code.getAttribute('aria-label'))?.split(' ').pop() ?? '';
  expect(token).toMatch(/^[A-Z0-9]{6}$/);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();

  await isSaid(page, /Suivi de ma commande/, `Commande #${token}`);
  await readingGoesOnAtTheContent(page);
  await page.getByRole('listitem').filter({ hasText: 'Préparation' }).waitFor();
  await page.getByRole('button', { name: 'J’arrive' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'La boutique sait que vous arrivez : votre commande est en tête de sa liste.' })
    .waitFor();
  expect(visitor.errors).toEqual([]);
});
