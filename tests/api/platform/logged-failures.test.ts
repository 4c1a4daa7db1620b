import { expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { addToCart, eventually, startCheckout, windowsOf } from '../../support/ordering';
import { aProcess, freePort } from '../../support/process';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

test('the cause of a payment that could not be started is logged without keys, over GraphQL and REST', async () => {
  const databaseUrl = await freshDatabase();
  const JWT_SECRET = 'a secret both processes know';
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET });
  const shop = await aShop(fixtures);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  const customer = await aCustomer(fixtures);
  await fixtures.stop();

  const product = await aProcess({
    DATABASE_URL: databaseUrl,
    JWT_SECRET,
    CLOCK_START: '2026-11-24T10:00:00Z',
    LOG_LEVEL: 'warn',
    STRIPE_SECRET_KEY: 'sk_test_secretOfTheProvider',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_publicOfTheProvider',
    STRIPE_WEBHOOK_SECRET: 'whsec_signatureOfTheProvider',
    STRIPE_API_BASE: `http://127.0.0.1:${await freePort()}`,
  });
  await addToCart(product, customer, { itemId });
  const [windowStartsAt = ''] = await windowsOf(product, shop.id, customer.token);
  await expect(startCheckout(product, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 })).rejects.toThrow(
    'UNAVAILABLE',
  );
  const body = { restaurantId: shop.id, amount: 0 };
  const answer = await rest(product, 'POST', '/api/payment-page/create-intent', { token: customer.token, body });
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(JSON.stringify(answer)).not.toContain('ECONNREFUSED');

  const causes = () => product.said().match(/"msg":"unavailable"/g) ?? [];
  await eventually('both are in the log', async () => causes().length === 2);
  expect(product.said()).toMatch(/connection to Stripe/);
  expect(product.said()).not.toMatch(/sk_test_|whsec_|eyJ/);
  expect(await product.stop()).toBe(0);
});
