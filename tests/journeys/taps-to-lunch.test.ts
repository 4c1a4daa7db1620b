import { expect, test } from 'vitest';
import { RunningOrdersDocument } from '../../graphql/generated/customer/running-orders';
import { AddToCartDocument } from '../../graphql/generated/customer/shop';
import { graphql } from '../support/fixtures';
import { base } from '../support/journey';
import { emptyCart, openCartWith, payForCart, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { aThumb, pay, SWIPE } from '../support/thumb';
import { aVisitor, searchAround, signIn } from '../support/visitor';

test('two croissants and a baguette are ordered with at most seven taps from the search results', async () => {
  const visitor = await aVisitor();
  const { page, errors } = visitor;
  await signIn(visitor);
  for (const { id } of await shopsNearby(await tokenOf(page))) await emptyCart(page, id);
  await searchAround(page);

  const { count, tap } = aThumb(page);
  await tap(page.getByRole('article', { name: 'Au Levain du Marais' }).getByRole('link').first());
  await page.waitForURL('**/boulangerie/*');
  await page.locator('[data-shell]').waitFor({ state: 'detached' });
  const add = (item: string) =>
    page.getByRole('article', { name: item, exact: true }).getByRole('button', { name: /^Ajouter/ });
  await tap(add('Croissant au beurre'));
  await tap(add('Croissant au beurre'));
  await tap(add('Baguette tradition'));
  await tap(page.getByRole('link', { name: /^Voir le panier \(3 articles\)/ }));
  await tap(page.getByRole('button', { name: /^Commander/ }));
  await pay(page, tap);

  console.info(`Two croissants and a baguette: ${count.taps} taps, ${count.swipes} swipes of ${SWIPE} px at most.`);
  expect(count.taps).toBeLessThanOrEqual(7);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a returning customer repeats the last order from the home page with at most three taps, at the price shown', async () => {
  const visitor = await aVisitor();
  const { page, errors } = visitor;
  await signIn(visitor, 'client@demo.test');
  const server = { base };
  const shops = await shopsNearby(await tokenOf(page));
  for (const { id } of shops) await emptyCart(page, id);
  const shop = shops.find(({ name }) => name === 'Au Levain du Marais');
  if (!shop) throw new Error('The demo has no Levain.');
  await openCartWith(page, shop.id, plainItem(shop).id, 2);
  const before = await payForCart(page);
  await page.goto(`${base}/healthz`);
  await page.goto(base);

  const { count, tap } = aThumb(page);
  const same = page.getByRole('button', { name: /^La même chose/ });
  const { openOrders } = await graphql(server, await tokenOf(page), RunningOrdersDocument);
  expect(openOrders.map(({ token }) => token)).toContain(before);
  // Other files may have left one that is fetched earlier.
  await page.getByRole('link', { name: `Commande ${openOrders[0]?.token ?? ''}` }).waitFor();
  const [price = ''] = /\d+,\d\d/.exec((await same.textContent()) ?? '') ?? [];
  await tap(same);
  await page.waitForURL('**/payment');
  await page.getByText(price).first().waitFor();
  await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
  await pay(page, tap);
  await page.getByText(price).first().waitFor();
  console.info(`The same again: ${count.taps} taps, ${count.swipes} swipes of ${SWIPE} px at most.`);
  expect(count.taps).toBeLessThanOrEqual(3);

  // The second half of a double tap leads nowhere else: one step back, and one is home.
  await page.goto(base);
  await same.dblclick();
  await page.waitForURL('**/payment');
  await page.getByRole('textbox', { name: 'Numéro de carte' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/userSearch');

  // Something else in the cart meanwhile: it is not paid for unseen.
  await same.waitFor();
  await graphql(server, await tokenOf(page), AddToCartDocument, { input: { itemId: plainItem(shop).id } });
  await same.click();
  await page.waitForURL(`**/cart/${shop.id}`);
  await page.getByText(/Le total est maintenant de/).waitFor();
  await emptyCart(page, shop.id);
  expect(errors).toEqual([]);
  await page.context().close();
});
