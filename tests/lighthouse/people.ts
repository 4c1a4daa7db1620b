import type { Page } from 'playwright';

/** Whose browser opens a page. */
export type Person = 'stranger' | 'newcomer' | 'regular' | 'owner';

/** What each of them has done in their browser before. */
export const earlier: Record<Person, (page: Page, base: string) => Promise<void>> = {
  /** Never been here; a search engine too. */
  stranger: async () => undefined,
  /** Signed in, and has not searched yet. */
  newcomer: signIn,
  /** At the counter of the bakery. */
  owner: async (page, base) => {
    await page.goto(`${base}/ownerloginform?from=/ownerorders`);
    await page.getByLabel('E-mail').fill('boulangerie@demo.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
    await page.getByLabel('Type de compte').selectOption('boulangerie');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/ownerorders');
  },
  /** Signed in, finds the last search again, and has put something into a bakery’s cart. */
  regular: async (page, base) => {
    await signIn(page, base);
    await page
      .getByPlaceholder('Recherchez des restaurants ou des boulangeries...')
      .fill('10 Rue de Rivoli, 75004 Paris');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('link', { name: 'Voir le menu' }).first().click();
    await page.getByRole('button', { name: 'Ajouter' }).first().click();
    await page
      .getByRole('link', { name: /panier/i })
      .first()
      .waitFor();
  },
};

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/userlogin`);
  await page.getByLabel('E-mail').fill('client@demo.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/userSearch');
}
