import { expect, test } from 'vitest';
import { inLocale } from '../../server/locale';
import { timeAt } from '../../server/shops/hours/wall-clock';
import { graphql } from '../support/fixtures';
import { base, changeRows } from '../support/journey';
import { anOpenShop } from '../support/new-shop';
import { orderSeenBy } from '../support/order-steps';
import { demoShop, emptyCart, lastWindow, openCartWith, payForCart, plainItem, tokenOf } from '../support/shopper';
import { aVisitor, keep, SHOP_TIME, signedInBefore } from '../support/visitor';

const DAY = 24 * 60 * 60_000;

test.each([
  ['a day behind', -DAY],
  ['a day ahead', DAY],
])('a device whose clock is %s is offered the shop’s windows of today and orders for today', async (_how, skew) => {
  const visitor = await aVisitor({ timezoneId: 'Pacific/Kiritimati' });
  const { page, errors } = visitor;
  await page.clock.setSystemTime(SHOP_TIME + skew);
  await signedInBefore(visitor, 'client2@demo.test');
  const shop = await demoShop(page);
  await emptyCart(page, shop.id);
  await openCartWith(page, shop.id, plainItem(shop).id);
  const radios = page.getByRole('radio');
  await radios.first().waitFor({ state: 'attached' });
  const offered = await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const own = shop.pickupWindows.map(({ id }) => id);
  expect(own).toEqual(expect.arrayContaining(offered));
  // The soonest may have passed by in between.
  expect(own.slice(0, 2)).toContain(offered[0]);
  const chosen = await lastWindow(page).getAttribute('value');

  const token = await payForCart(page);
  const customer = { id: '', email: '', token: await tokenOf(page) };
  const { window } = await orderSeenBy({ base }, customer, token);
  expect(window.startsAt).toBe(chosen);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('all pages show a shop of La Réunion in its own time zone to a customer in Paris', async () => {
  const { id, token: ownerToken } = await anOpenShop();
  await changeRows(`update shop set postcode = '97400', zone = 'Indian/Reunion' where id = $1`, [id]);
  const visitor = await inLocale('fr', () => aVisitor());
  const { page, errors } = visitor;
  /** What is read once `shown` is there; nowhere by twelve hours. */
  const read = async (shown: RegExp) => {
    await page.getByText(shown).first().waitFor();
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/\d [AP]M\b/);
    return text;
  };
  await signedInBefore(visitor, 'client2@demo.test');
  await page.goto(`${base}/boulangerie/${id}`);
  await read(/^Retrait dès 14:\d\d$/);

  const query = 'query ($id: ID!) { shop(id: $id) { menu { items { id } } } }';
  const { shop } = await graphql<{ shop: { menu: { items: { id: string }[] }[] } }>({ base }, null, query, { id });
  await openCartWith(page, id, shop.menu[0]?.items[0]?.id ?? '');
  await page
    .getByRole('radio', { name: /^14:\d\d – 1[45]:\d\d/ })
    .first()
    .waitFor({ state: 'attached' });
  expect(await read(/^Votre panier$/)).not.toMatch(/\b(1[0-3]|0\d):\d\d –/);

  const token = await payForCart(page);
  const order = await orderSeenBy({ base }, { id, email: '', token: ownerToken }, token);
  const hours = new RegExp(`^${timeAt('Indian/Reunion', new Date(order.window.startsAt))}–\\d\\d:\\d\\d$`);
  await read(hours);
  await page.goto(`${base}/order/${token}`);
  await read(/24 novembre 2026\sà\s14:\d\d/);
  await page.goto(`${base}/user-ordersPage`);
  await read(/24 novembre 2026\sà\s14:\d\d/);

  await keep(page, { ownerToken });
  await page.goto(`${base}/ownerorders`);
  await read(hours);
  await page.goto(`${base}/restaurant/dashboard`);
  await read(/mardi 24 novembre/);
  expect(errors).toEqual([]);
  await page.context().close();
});
