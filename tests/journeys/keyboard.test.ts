import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, customerTokens } from '../support/journey';
import { emptyCart, shopsNearby } from '../support/shopper';
import { aVisitor, signedInBefore, signIn } from '../support/visitor';

const MOST_PRESSES = 150;

/** What a keyboard user stands on, by its name. */
const standingOn = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement)) return '';
    const labels =
      here instanceof HTMLInputElement ? [...(here.labels ?? [])].map(({ textContent }) => textContent) : [];
    return [here.getAttribute('aria-label'), ...labels, here.textContent].filter(Boolean).join(' ');
  });

/** A new page is said: its title names it, it has one first heading, and reading goes on at its content. */
async function isSaid(page: Page, title: string, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toContain(title);
  await page.waitForFunction(() => document.querySelector('main')?.contains(document.activeElement));
}

/** Presses Tab until something of that name has the focus; whatever has it must be seen to have it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab');
    if (name.test(await standingOn(page))) return;
  }
  throw new Error(`Nothing called ${String(name)} within ${String(MOST_PRESSES)} presses of Tab.`);
}

test('a customer orders and cancels by keyboard alone, and each new page is read from its content on', async () => {
  const visitor = await aVisitor();
  const { page } = visitor;
  const { keyboard } = page;
  await signIn(visitor);

  await tabTo(page, /Adresse/);
  await keyboard.type('10 Rue de Rivoli, 75004 Paris');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  if (!(await page.getByRole('heading', { name: 'Boulangeries près de chez vous' }).isVisible())) {
    await tabTo(page, /^Rechercher/);
    await keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Boulangeries près de chez vous' }).waitFor();

  const shop = page.getByRole('article', { name: 'Au Levain du Marais' });
  await shop.waitFor();
  for (;;) {
    await tabTo(page, /Voir le menu/);
    if (await shop.evaluate((card) => card.contains(document.activeElement))) break;
  }
  await keyboard.press('Enter');
  await page.waitForURL('**/boulangerie/*');
  await isSaid(page, 'Au Levain du Marais', 'Au Levain du Marais');
  await page.getByRole('article', { name: 'Baguette tradition' }).waitFor();

  await tabTo(page, /^Ajouter/);
  await keyboard.press('Enter');
  await page.getByRole('link', { name: /Voir le panier \(\d+ articles?\) - €/ }).waitFor();
  await tabTo(page, /Voir le panier/);
  await keyboard.press('Enter');
  await page.waitForURL('**/cart/*');
  await isSaid(page, 'Mon panier', 'Votre panier');
  await page.getByRole('radio').first().waitFor({ state: 'attached' });

  await page.getByText('Vous payez à l’étape suivante.').waitFor();
  const pickup = page.getByRole('button', { name: /^Retrait / });
  const earliest = await pickup.textContent();
  await tabTo(page, /AM - |PM - /);
  await keyboard.press('ArrowDown');
  await expect.poll(() => pickup.textContent()).not.toBe(earliest);
  await tabTo(page, /^Commander/);
  await keyboard.press('Enter');
  await page.waitForURL('**/payment');
  await isSaid(page, 'Paiement', 'Paiement');
  await page.getByRole('form', { name: 'Enter Card Details' }).waitFor();

  // The first field has the focus, and each that is whole leads to the next.
  await expect.poll(() => standingOn(page)).toMatch(/Numéro de carte/);
  await keyboard.type('42424242424242421234123');
  await keyboard.press('Enter');

  await page.waitForURL('**/order/*');
  await isSaid(page, 'Ma commande', 'Votre commande est confirmée');
  await tabTo(page, /^Suivre ma commande/);
  await keyboard.press('Enter');
  await page.waitForURL('**/tokenDetails/*');
  const token = page.url().split('/').pop() ?? '';
  expect(token).toMatch(/^[A-Z0-9]{6}$/);
  await isSaid(page, 'Suivi de ma commande', `Commande #${token}`);

  await tabTo(page, /^Annuler la commande/);
  await keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Annuler cette commande ?' }).waitFor();
  await keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await standingOn(page)).toMatch(/Annuler la commande/);
  await keyboard.press('Enter');
  await tabTo(page, /^Annuler la commande/);
  await keyboard.press('Enter');
  await page.getByText(/Vous avez annulé cette commande\./).waitFor();
  expect(visitor.errors).toEqual([]);
});

test('from 1280 px the cart stands beside the menu and four key presses reach it; narrower screens do not load its code', async () => {
  const shops = await shopsNearby(customerTokens['client2@demo.test'] ?? '');
  const shop = shops.find(({ kind }) => kind === 'BOULANGERIE');
  const visitor = await aVisitor({ width: 1279, height: 800 });
  const { page } = visitor;
  await signedInBefore(visitor, 'client2@demo.test');
  const aside = page.getByRole('complementary', { name: 'Votre panier' });
  const its = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('shop-cart')).length,
    );
  await page.goto(`${base}/boulangerie/${shop?.id}`);
  await page.getByRole('button', { name: 'Ajouter' }).first().click();
  await page.getByText('Voir le panier (1 article)').waitFor();
  expect([await aside.count(), await its()]).toEqual([0, 0]);

  await page.setViewportSize({ width: 1280, height: 800 });
  const stepper = aside.getByRole('button', { name: /^Ajouter un article/ });
  await stepper.waitFor();
  expect(await its()).toBe(1);
  const rows = page.locator('[aria-labelledby^=rayon]').first().getByRole('article');
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  await stepper.click();
  await rows.first().getByText('2 dans le panier').waitFor();
  await page.getByText('Voir le panier (2 articles)').waitFor();

  await page.reload();
  await stepper.waitFor();
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  expect(await aside.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await standingOn(page)).toMatch(/^Retirer un article/);
  await tabTo(page, /^Retour à la carte$/);
  const { top, bottom } = await aside.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect([top >= 0, bottom <= 800]).toEqual([true, true]);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ajouter/);
  await emptyCart(page, shop?.id ?? '');
});
