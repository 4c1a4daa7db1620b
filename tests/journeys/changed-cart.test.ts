import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { sizes } from '../support/sizes';
import { journeyDatabase } from '../support/journey-database';
import { type FoundShop, openCartWith, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, signedInBefore } from '../support/visitor';

const server = { base };
let database: Awaited<ReturnType<typeof journeyDatabase>>;

beforeAll(async () => {
  database = await journeyDatabase(dataDir);
});
afterAll(async () => {
  await database.close();
});

const order = (page: Page) => page.getByRole('button', { name: 'Commander' });
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('article').filter({ hasText: name });

const SIZES = sizes(['phone', 390, 844], ['desktop', 1280, 800]);

describe.each(SIZES)('on a %s', (_device, width, height) => {
  async function inTheBakery() {
    const visitor = await aVisitor(browser, width, height);
    await signedInBefore(visitor, base, 'client2@demo.test');
    const shop = (await shopsNearby(server, await tokenOf(visitor.page))).find(
      ({ name }) => name === 'Fournil Saint-Paul',
    );
    if (!shop) throw new Error('The demo has lost its bakery.');
    await emptyCart(visitor.page, shop.id);
    return { ...visitor, shop };
  }
  const plainItems = (shop: FoundShop) => {
    const [first, second] = shop.menu
      .flatMap(({ items }) => items)
      .filter((item) => item.kind === 'SIMPLE' && !item.soldOut);
    if (!first || !second) throw new Error(`${shop.name} has too little.`);
    return [first, second] as const;
  };

  test('the cart explains a changed price and a sold-out item, and only the sold-out item blocks the order', async () => {
    const { page, shop, errors } = await inTheBakery();
    const [dearer, gone] = plainItems(shop);
    await openCartWith(page, server, shop.id, dearer.id, 2);
    await openCartWith(page, server, shop.id, gone.id);
    await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
    const before = await database.ask('select price_cents, stock from item where id = any($1) order by id = $2', [
      [dearer.id, gone.id],
      gone.id,
    ]);
    try {
      await database.change('update item set price_cents = price_cents + 35 where id = $1', [dearer.id]);
      await database.change('update item set stock = 0 where id = $1', [gone.id]);
      await page.reload();
      await line(page, dearer.name)
        .getByText(/^Le prix a changé/)
        .waitFor();
      await line(page, gone.name)
        .getByText('Épuisé pour aujourd’hui : supprimez cet article pour commander.')
        .waitFor();
      await page.getByText('Certains articles ne peuvent pas être commandés.').waitFor();
      expect(await order(page).isDisabled()).toBe(true);

      await page.getByRole('button', { name: `Supprimer ${gone.name}` }).click();
      await line(page, gone.name).waitFor({ state: 'hidden' });
      await page.getByText('Certains articles ne peuvent pas être commandés.').waitFor({ state: 'hidden' });
      await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
      await order(page).click();
      await page.getByRole('form', { name: 'Enter Card Details' }).waitFor();

      // While the card is being typed the shop thinks again: what was held stays as it was shown.
      await database.change('update item set price_cents = price_cents + 35 where id = $1', [dearer.id]);
      await page.goBack();
      await page.getByText(/Créneau réservé encore/).waitFor();
      await line(page, dearer.name)
        .getByText(/^Le prix a changé/)
        .waitFor();
      expect(errors).toEqual([]);
    } finally {
      const [one, other] = before;
      await database.change('update item set price_cents = $2 where id = $1', [dearer.id, one?.['price_cents']]);
      await database.change('update item set stock = $2 where id = $1', [gone.id, other?.['stock']]);
      await emptyCart(page, shop.id);
    }
  });

  test('a cart change whose answer is lost is shown with the quantity the server has', async () => {
    const { page, shop } = await inTheBakery();
    const [item] = plainItems(shop);
    try {
      await openCartWith(page, server, shop.id, item.id, 1);
      let lost = false;
      await page.route('**/graphql', async (route) => {
        if (lost || !route.request().postData()?.includes('"ChangeCartLine"')) return route.fallback();
        lost = true;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: `Ajouter un article : ${item.name}` }).click();
      await page
        .getByText(/La connexion a échoué/)
        .first()
        .waitFor();
      await expect.poll(() => line(page, item.name).getByRole('status').textContent()).toBe('2');
      await page.getByRole('button', { name: `Ajouter un article : ${item.name}` }).click();
      await expect
        .poll(() => database.ask('select quantity from cart_line where item_id = $1', [item.id]))
        .toContainEqual(expect.objectContaining({ quantity: 3 }));
    } finally {
      await emptyCart(page, shop.id);
    }
  });

  test('a window with too little room for the cart shows the room it has and cannot be chosen', async () => {
    const { page, shop, errors } = await inTheBakery();
    const [item] = plainItems(shop);
    const settings = await database.ask('select capacity_units from shop where id = $1', [shop.id]);
    const units = await database.ask('select preparation_units from item where id = $1', [item.id]);
    try {
      await database.change('update shop set capacity_units = 5 where id = $1', [shop.id]);
      await database.change('update item set preparation_units = 2 where id = $1', [item.id]);
      await openCartWith(page, server, shop.id, item.id, 2);
      await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
      await page.getByText('Vous payez à l’étape suivante.').waitFor();

      await page.getByRole('button', { name: `Ajouter un article : ${item.name}` }).click();
      await page.getByText(/^Votre commande demande 6 places : aucun créneau n’en a autant/).waitFor();
      await page.getByText('Please select a valid pickup window.').waitFor();
      expect(await order(page).isDisabled()).toBe(true);
      expect(await page.getByRole('radio').and(page.locator(':enabled')).count()).toBe(0);
      await page.getByText('5 places seulement').first().waitFor();

      await page.getByRole('button', { name: `Retirer un article : ${item.name}` }).click();
      await page.getByText(/^Votre commande demande/).waitFor({ state: 'hidden' });
      await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
      await order(page).click();
      await page.getByRole('form', { name: 'Enter Card Details' }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await database.change('update shop set capacity_units = $2 where id = $1', [
        shop.id,
        settings[0]?.['capacity_units'],
      ]);
      await database.change('update item set preparation_units = $2 where id = $1', [
        item.id,
        units[0]?.['preparation_units'],
      ]);
      await emptyCart(page, shop.id);
    }
  });
});
