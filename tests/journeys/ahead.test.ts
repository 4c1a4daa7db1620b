import { afterAll, beforeAll, expect, test } from 'vitest';
import { base, browser, dataDir } from '../support/journey';
import { journeyDatabase } from '../support/journey-database';
import { openCartWith, payForCart, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, signedInBefore } from '../support/visitor';

const SHOP = 'Pain & Amandes';
let database: Awaited<ReturnType<typeof journeyDatabase>>;
beforeAll(async () => {
  database = await journeyDatabase(dataDir);
});
afterAll(() => database.close());

/** A customer with one piece of an item in the cart of the bakery that takes orders ahead. */
async function aCartWith(itemName: string) {
  const visitor = await aVisitor(browser, 390, 844);
  const { page } = visitor;
  await signedInBefore(visitor, base, 'client2@demo.test');
  const shop = (await shopsNearby({ base }, await tokenOf(page))).find(({ name }) => name === SHOP);
  const item = shop?.menu.flatMap(({ items }) => items).find(({ name }) => name === itemName);
  if (!shop || !item) throw new Error(`${SHOP} has lost ${itemName}.`);
  await emptyCart(page, shop.id);
  await openCartWith(page, { base }, shop.id, item.id);
  return { ...visitor, shop, item };
}

test('an order for tomorrow is paid today and shows its day on every page', async () => {
  const { page, errors } = await aCartWith('Tradition bio');
  const days = page.getByRole('group', { name: 'Jour de retrait' });
  await days.getByRole('radio', { name: 'Aujourd’hui', checked: true }).waitFor();
  await page.getByRole('button', { name: /^Retrait \d/ }).waitFor();
  await days.getByRole('radio', { name: 'Demain' }).check({ force: true });
  await page.getByRole('button', { name: /^Retrait mer. 25, 7:00 AM/ }).waitFor();

  const token = await payForCart(page);
  await page.getByText(/^mercredi 25 novembre, 6:15 PM/).waitFor();
  await page.goto(`${base}/tokenDetails/${token}`);
  await page.getByText('Elle sera prête mercredi 25 novembre à 18:15.').waitFor();
  await page.getByText(/^mercredi 25 novembre, 6:15 PM/).waitFor();
  await page.getByText(/au mercredi 25 novembre à 18:05/).waitFor();
  expect(await page.getByRole('button', { name: 'J’arrive' }).count()).toBe(0);
  await page.goto(`${base}/user-ordersPage`);
  await page
    .getByRole('article', { name: `Commande ${token}` })
    .getByText(/^mercredi 25 novembre, 6:15 PM/)
    .waitFor();
  expect(errors).toEqual([]);
});

test('an item sold out today is added from the menu to a cart for tomorrow', async () => {
  const { page, item, shop, errors } = await aCartWith('Tradition bio');
  await emptyCart(page, shop.id);
  const soldOut = 'update item set sold_out_until = $1 where id = $2';
  try {
    await database.change(soldOut, ['2026-11-25T03:00:00Z', item.id]);
    await page.goto(`${base}/boulangerie/${shop.id}`);
    const card = page.getByRole('article').filter({ hasText: item.name });
    await card.getByText('Épuisé aujourd’hui').waitFor();
    await card.getByRole('button', { name: /^Ajouter/ }).click();
    await page.getByRole('link', { name: /^Voir le panier/ }).click();
    await page.getByRole('radio', { name: 'Demain', checked: true }).waitFor();
  } finally {
    await database.change(soldOut, [null, item.id]);
  }
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
});

test('an item with 48 hours’ notice is offered from its first possible day, and a longer notice is shown before payment', async () => {
  const { page, item, shop, errors } = await aCartWith('Tarte amandine aux poires');
  const days = page.getByRole('group', { name: 'Jour de retrait' });
  await days.getByRole('radio', { name: 'jeu. 26', checked: true }).waitFor();
  expect(await days.getByRole('radio', { name: /^Demain .*48 h avant/ }).isDisabled()).toBe(true);
  await page.getByText(/48 h avant\. À partir du jeudi 26 novembre\.$/).waitFor();
  await page.getByRole('button', { name: /^Retrait jeu. 26, 11:/ }).waitFor();

  const rules = 'update item set order_rules = $1 where id = $2';
  try {
    await database.change(rules, ['{"noticeHours":72}', item.id]);
    await page.getByRole('button', { name: 'Commander' }).click();
    await page.getByText(/trop tard pour ce créneau/).waitFor();
    await page.getByText('Rien n’a été débité.').waitFor();
    await page.getByRole('link', { name: 'Choisir un autre jour' }).click();
    await days.getByRole('radio', { name: 'ven. 27', checked: true }).waitFor();
  } finally {
    await database.change(rules, ['{"noticeHours":48}', item.id]);
  }
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
});
