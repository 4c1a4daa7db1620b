import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { answersLate, aVisitor } from '../support/visitor';

/** No axe violation once `ready`, a piece of the page that comes with its data, is there. */
async function expectAccessible(page: Page, name: string, ready: Locator): Promise<void> {
  await ready.waitFor();
  // A message that fades away is no text to be read.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

/** As people have it: with its service worker, and with everything that moves. */
const WHOLE = { serviceWorkers: 'allow', reducedMotion: 'no-preference' } as const;

test('a hungry customer finds, composes, picks a window, pays and collects; the owner sees it live and hands it over', async () => {
  const owner = await aVisitor(browser, 1280, 800, WHOLE);
  const board = owner.page;
  await board.goto(`${base}/ownerloginform`);
  await board.getByLabel('E-mail').fill('restaurant@demo.test');
  await board.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
  await board.getByLabel('Type de compte').selectOption('restaurant');
  await board.getByRole('button', { name: 'Se connecter' }).click();
  await board.getByRole('heading', { name: 'Gérez votre menu' }).waitFor();
  await board.getByRole('link', { name: 'Commandes', exact: true }).click();
  await board.getByRole('heading', { name: 'Tableau de bord du propriétaire' }).waitFor();
  await expectAccessible(board, 'board', board.getByRole('heading', { level: 1 }));

  const customer = await aVisitor(browser, 390, 844, WHOLE);
  const phone = customer.page;
  await phone.goto(base);
  await phone.getByLabel('E-mail').fill('client@demo.test');
  await phone.getByLabel('Mot de passe', { exact: true }).fill('Demo!2026');
  await phone.getByRole('button', { name: 'Se connecter' }).click();
  await phone.waitForURL('**/userSearch');

  await phone.getByPlaceholder('Recherchez des restaurants ou des boulangeries...').fill('10 Rue de Rivoli');
  await phone
    .getByRole('option', { name: /10 Rue de Rivoli/ })
    .first()
    .click();
  await phone.getByRole('button', { name: 'Rechercher' }).click();
  await phone.getByRole('heading', { name: 'Boulangeries près de chez vous' }).waitFor();
  await phone.getByRole('heading', { name: 'Restaurants près de chez vous' }).waitFor();
  await expectAccessible(phone, 'search', phone.getByText('4.8 (200+ avis)').first());

  const shopName = await restaurantName(board);
  await phone
    .getByRole('article')
    .filter({ hasText: shopName })
    .getByRole('link', { name: /Voir le menu/ })
    .click();
  await phone.waitForURL('**/restaurant/*');
  await expectAccessible(phone, 'shop', phone.locator('a[href^="/selection/"]').first());
  await phone.locator('a[href^="/selection/"]').first().click();
  await phone.waitForURL('**/selection/**');
  await expectAccessible(phone, 'customise', phone.getByRole('button', { name: /Ajouter au panier/ }));
  const first = phone.getByRole('checkbox').and(phone.locator(':enabled')).first();
  await first.focus();
  await phone.keyboard.press('Space');
  await phone.getByRole('button', { name: /Ajouter au panier/ }).click();

  await phone.waitForURL('**/restaurant/*');
  await phone.getByRole('link', { name: /Voir le panier \(1 article\) - €/ }).click();
  await phone.waitForURL('**/cart/*');
  await phone.getByRole('group', { name: 'Until 5 PM' }).waitFor();
  await expectAccessible(phone, 'cart', phone.getByRole('button', { name: 'Commander' }));
  await phone.getByRole('radio').and(phone.locator(':enabled')).first().check({ force: true });
  await phone.getByRole('button', { name: 'Commander' }).click();

  await phone.waitForURL('**/payment');
  await phone.getByRole('heading', { name: 'Enter Card Details' }).waitFor();
  await expectAccessible(phone, 'payment', phone.getByRole('button', { name: 'Pay & Place Order' }));
  await payWith(phone, '4000 0000 0000 0002');
  await phone.getByText(/refusée/).waitFor();
  await payWith(phone, '4000 0025 0000 3155');
  await phone.getByRole('button', { name: 'Confirmer le paiement' }).click();

  await phone.waitForURL('**/order/*');
  const token = await tokenOn(phone);
  await expectAccessible(phone, 'order', phone.getByRole('button', { name: 'Print Receipt' }));
  const card = board.getByRole('article').filter({ hasText: token });
  await card.waitFor();

  await phone.getByRole('link', { name: /Suivre ma commande/ }).click();
  await phone.getByRole('heading', { name: `Commande #${token}` }).waitFor();
  await expectAccessible(phone, 'tracking', phone.getByText('En cours').first());

  // The page asks, and is answered from before the step only after it.
  const arrive = await answersLate(phone, 'TrackingPage', () =>
    phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  );
  await card.getByRole('button', { name: 'Prêt à être récupéré' }).click();
  await card.getByRole('button', { name: 'Livrer la commande' }).waitFor();
  // The news are there first.
  await phone.waitForTimeout(1000);
  await arrive();
  await phone.locator('[aria-current="step"]').filter({ hasText: 'En chemin' }).waitFor({ timeout: 5000 });
  // The board takes a second press right after a step for the end of a double click.
  await board.waitForTimeout(1000);
  await card.getByRole('button', { name: 'Livrer la commande' }).click();
  await phone.getByText('En cours').waitFor({ state: 'hidden' });
  await phone.getByText('Votre commande vous a été remise. Bon appétit !').waitFor();
  await card.getByText('Livré', { exact: true }).first().waitFor();
  expect([...owner.errors, ...customer.errors]).toEqual([]);
});

async function payWith(page: Page, number: string): Promise<void> {
  const field = (token: string) => page.locator(`input[autocomplete="${token}"]`);
  await field('cc-number').fill(number);
  await field('cc-exp').fill('12/34');
  await field('cc-csc').fill('123');
  await page.getByRole('button', { name: 'Pay & Place Order' }).click();
}

/** The name of the shop the signed-in owner runs, asked of the product itself. */
async function restaurantName(board: Page): Promise<string> {
  return board.evaluate(async () => {
    const token = localStorage.getItem('ownerToken') ?? '';
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      ownerId: string;
    };
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query ($id: ID!) { shop(id: $id) { name } }',
        variables: { id: payload.ownerId },
      }),
    });
    const { data } = (await response.json()) as { data: { shop: { name: string } } };
    return data.shop.name;
  });
}

async function tokenOn(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: /Suivre ma commande/ }).getAttribute('href');
  return link?.split('/').pop() ?? '';
}
