import { expect, test } from 'vitest';
import { buys } from '../support/buying';
import { base, customerTokens } from '../support/journey';
import { anOwner } from '../support/owner';
import { aVisitor, comesToRest, keep, TABLET, withoutPauses } from '../support/visitor';

test('a board opened offline shows its last snapshot with its time, reloads when online, and signing out deletes it', async () => {
  const { page: door, token, shopId } = await anOwner('restaurant@demo.test', TABLET);
  await door.context().close();
  const order = await buys({ base }, customerTokens['client2@demo.test'] ?? '', shopId);

  const { page } = await aVisitor({ width: 768, height: 1024, serviceWorkers: 'allow' });
  await withoutPauses(page);
  await keep(page, { ownerToken: token });
  await page.goto(`${base}/ownerorders`);
  const card = page.getByRole('article', { name: order.token });
  await card.waitFor();
  await comesToRest(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await card.waitFor();

  await page.context().setOffline(true);
  await page.reload();
  await card.waitFor();
  await page.getByText(/^Hors connexion : le tableau date de \d\d:\d\d\. Vos étapes sont gardées/).waitFor();
  await page.goto(`${base}/AddItems`);
  await page.getByText('Vous êtes hors connexion. La page revient avec le réseau.').waitFor();
  expect(await page.getByText('Aucun article disponible.').count()).toBe(0);
  await page.goto(`${base}/ownerorders`);
  await card.waitFor();

  await page.context().setOffline(false);
  await page.getByText(/^Hors connexion : le tableau/).waitFor({ state: 'hidden', timeout: 20_000 });
  await card.waitFor();

  // On paper nobody signs out; on a shared tablet nobody reads on.
  await page
    .getByRole('button', { name: /compte|menu/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/ownerloginform');
  expect(await page.evaluate(() => localStorage.getItem('lastSeen'))).toBeNull();
  await page.context().close();
});
