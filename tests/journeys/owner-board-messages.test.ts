import { afterAll, describe, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { sizes } from '../support/sizes';
import { journeyDatabase } from '../support/journey-database';
import { aNewOwner, refuse, whenAsked } from '../support/owner';
import { rest } from '../support/rest';
import { waitForAlert } from '../support/wait-for-alert';
import { withClock } from '../support/visitor';

const database = await journeyDatabase(dataDir);
afterAll(() => database.close());

const SIZES = sizes(['a tablet', 768, 1024], ['a phone', 390, 844]);

describe.each(SIZES)('on %s', (_where, width, height) => {
  const aNewShop = () => aNewOwner(browser, base, { dataDir: dataDir, width, height });

  test('the board shows why it cannot load and whether a no-show was recorded', async () => {
    const { page, errors, shop, leave } = await aNewShop();
    await withClock(page);
    await whenAsked(page, 'BoardPage', 500);
    await page.goto(`${base}/ownerorders`);
    await page.getByText("Une erreur s'est produite lors de la récupération des commandes.").waitFor();
    await page.unrouteAll();
    await refuse(page, 'BoardPage', 'CONFLICT', 'La cuisine compte ses commandes.');
    await page.reload();
    await page.getByText('La cuisine compte ses commandes.').waitFor();
    await page.unrouteAll();
    // It asks again by itself.
    await page.clock.fastForward(10_000);
    await page.getByText('Aucune commande disponible.').waitFor();

    const { body } = await rest({ base }, 'POST', '/api/orders', {
      token: shop.token,
      body: { order: 'un croissant' },
    });
    const { _id: id, orderId: token } = body['order'] as { _id: string; orderId: string };
    await database.change(
      `update booked_window set starts_at = '2026-11-24T09:30:00Z', ends_at = '2026-11-24T09:45:00Z' where id = (select window_id from orders where id = $1)`,
      [id],
    );
    await database.change(`update orders set status_at = '2026-11-24T09:30:00Z' where id = $1`, [id]);
    const card = page.getByRole('article', { name: token });
    await page.reload();
    await card.waitFor();
    await page.clock.fastForward(600);
    const missed = async () => {
      await card.getByRole('button', { name: 'Non-présenté' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Non-présenté' }).click();
    };
    await whenAsked(page, 'MarkNoShow', 500);
    await missed();
    await waitForAlert(
      page,
      'Erreur lors de la mention du client comme non-présent.e: Une erreur est survenue. Veuillez réessayer.',
    );
    await page.unrouteAll();
    // While it is pressed here, the window is another one.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('MarkNoShow'))
        await database.change(
          `update booked_window set starts_at = '2026-11-24T21:45:00Z', ends_at = '2026-11-24T22:00:00Z' where id = (select window_id from orders where id = $1)`,
          [id],
        );
      await route.fallback();
    });
    await page.clock.fastForward(1000);
    await missed();
    await waitForAlert(
      page,
      'Échec de la mention du client comme non-présent.e: Il est trop tôt : ce client peut encore venir.',
    );
    await page.unrouteAll();

    // The receipt in its window, and the link of the token to the shop’s own view of the order.
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (...asked) => {
        document.body.dataset['popup'] = asked[2] ?? '';
        return open(...asked);
      };
    });
    await Promise.all([page.waitForEvent('popup'), card.getByRole('button', { name: 'Print Receipt' }).click()]);
    expect(await page.locator('body').getAttribute('data-popup')).toBe('popup,width=400,height=600');
    await card.getByRole('link', { name: token }).click();
    await page.waitForURL(`**/order/${id}`);
    await page.getByRole('heading', { level: 1, name: `Commande ${token}` }).waitFor();
    // At the counter still, not among customers.
    expect(await page.getByRole('link', { name: /^Panier/ }).count()).toBe(0);
    await page.goto(`${base}/ownerorders`);
    await card.getByRole('button', { name: 'Prêt à être récupéré' }).click();
    const columns = page.getByRole('group', { name: 'Statut affiché' }).getByRole('button');
    await columns.nth(1).click();
    const deliver = card.getByRole('button', { name: 'Livrer la commande' });
    // Answered, but for a moment a press there could still be meant for what has left.
    await deliver.click({ trial: true });
    await page.clock.fastForward(1500);
    await deliver.click();
    await columns.nth(2).click();
    await card.getByText('Livré', { exact: true }).first().waitFor();
    expect(await card.getByRole('button', { name: /Livrer|Prêt|Print/ }).count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });
});
