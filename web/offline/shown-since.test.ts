import { expect, test } from 'vitest';
import { forgetShownSince, setShownSince, shownSinceOf } from './shown-since';

test('a page’s age is that of its oldest data, separately for each page', () => {
  setShownSince('/shop', 'ShopPage', 500);
  setShownSince('/shop', 'ShopNow', null);
  expect(shownSinceOf('/shop')).toBe(500);
  setShownSince('/shop', 'ShopNow', 400);
  expect([shownSinceOf('/shop'), shownSinceOf('/cart')]).toEqual([400, null]);
  setShownSince('/shop', 'ShopPage', null);
  setShownSince('/shop', 'ShopNow', null);
  expect(shownSinceOf('/shop')).toBeNull();
  setShownSince('/cart', 'ShopNow', 400);
  forgetShownSince();
  expect(shownSinceOf('/cart')).toBeNull();
});
