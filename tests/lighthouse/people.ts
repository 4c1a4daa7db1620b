import type { Page } from 'playwright';

/** Whose browser opens a page. */
export type Person = 'stranger' | 'newcomer' | 'regular';

/** What each of them has done in their browser before. */
export const earlier: Record<Person, (page: Page, base: string) => Promise<void>> = {
  /** Never been here; a search engine too. */
  stranger: async () => undefined,
  /** Signed in, and has not searched yet. */
  newcomer: signIn,
  /** Signed in, and finds the last search again. */
  regular: async (page, base) => {
    await signIn(page, base);
    await page
      .getByPlaceholder('Recherchez des restaurants ou des boulangeries...')
      .fill('10 Rue de Rivoli, 75004 Paris');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('article').first().waitFor();
  },
};

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/userlogin`);
  await page.getByLabel('E-mail').fill('client@demo.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/userSearch');
}
