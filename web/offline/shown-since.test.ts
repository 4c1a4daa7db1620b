import { expect, test, vi } from 'vitest';
import type * as Store from '../page/store';
import { forgetShownSince, setShownSince, useShownSince } from './shown-since';

vi.mock('../page/store', async (load) => ({
  ...(await load<typeof Store>()),
  useStore: ({ read }: { read: () => unknown }) => read(),
}));

test('a page’s age is that of its oldest data, separately for each page', () => {
  setShownSince('/shop', 'ShopPage', 500);
  setShownSince('/shop', 'ShopNow', null);
  expect(useShownSince('/shop')).toBe(500);
  setShownSince('/shop', 'ShopNow', 400);
  expect([useShownSince('/shop'), useShownSince('/cart')]).toEqual([400, null]);
  setShownSince('/shop', 'ShopPage', null);
  setShownSince('/shop', 'ShopNow', null);
  expect(useShownSince('/shop')).toBeNull();
  setShownSince('/cart', 'ShopNow', 400);
  forgetShownSince();
  expect(useShownSince('/cart')).toBeNull();
});
