import { expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { openCartWith, payForCart, plainItem, shopsNearby, tokenOf } from '../support/shopper';
import { aVisitor, emptyCart, SHOP_TIME, signedInBefore } from '../support/visitor';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['five minutes behind', -5 * MINUTE],
  ['five minutes ahead', 5 * MINUTE],
  ['a day behind', -DAY],
  ['a day ahead', DAY],
])(
  'a device whose clock is %s is offered the shop’s own windows of today, and its order is of today',
  async (_how, skew) => {
    const visitor = await aVisitor(browser, 390, 844, { timezoneId: 'Pacific/Kiritimati' });
    const { page, errors } = visitor;
    await page.clock.setSystemTime(SHOP_TIME + skew);
    await signedInBefore(visitor, base, 'client2@demo.test');
    const shop = (await shopsNearby({ base }, await tokenOf(page))).find(({ name }) => name === 'Au Levain du Marais');
    if (!shop) throw new Error('The demo has lost its bakery.');
    await emptyCart(page, shop.id);
    await openCartWith(page, { base }, shop.id, plainItem(shop).id);
    const radios = page.getByRole('radio');
    await radios.first().waitFor({ state: 'attached' });
    const offered = await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const own = shop.pickupWindows.map(({ id }) => id);
    expect(own).toEqual(expect.arrayContaining(offered));
    // The soonest may have passed by in between.
    expect(own.slice(0, 2)).toContain(offered[0]);
    const chosen = await page.getByRole('radio').and(page.locator(':enabled')).last().getAttribute('value');

    const token = await payForCart(page);
    const order = await page.evaluate(async (reference) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('userToken')}` },
        body: JSON.stringify({
          query: 'query ($id: String!) { order(reference: $id) { window { startsAt } } }',
          variables: { id: reference },
        }),
      });
      return (await response.json()) as { data: { order: { window: { startsAt: string } } } };
    }, token);
    expect(order.data.order.window.startsAt).toBe(chosen);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
