import { expect } from 'vitest';
import { LatestCartPageDocument } from '../../../graphql/generated/customer/cart';
import { Shop } from '../../../server/shops/shop.entity';
import { addToCart } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql } from '../../support/world';
import { test } from '../../support/world-test';

test('a customer’s carts are listed latest first with the piece count of the others, without unpayable shops', async ({
  world,
}) => {
  const customer = await aCustomer(world);
  const [first, left, last] = [await aShop(world), await aShop(world), await aShop(world)];
  for (const [shop, quantity] of [
    [first, 2],
    [left, 1],
    [last, 3],
  ] as const)
    await addToCart(world, customer, { itemId: await anItem(world, shop.id), quantity });
  await world.product.orm.em.fork().nativeUpdate(Shop, { id: left.id }, { chargesEnabled: false });

  const { latestCart, carts } = await graphql(world, customer.token, LatestCartPageDocument);
  expect(latestCart).toMatchObject({ shop: { id: last.id } });
  expect(carts.map(({ shop, itemCount, elsewhereCount }) => [shop.id, itemCount, elsewhereCount])).toEqual([
    [last.id, 3, 2],
    [first.id, 2, 3],
  ]);
});
