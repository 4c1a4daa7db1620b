import { expect } from 'vitest';
import { moneyBack } from '../../support/money-back';
import { cancelMine } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop } from '../../support/world';
import { testWith, world } from '../../support/world-test';

const test = testWith({ PLATFORM_FEE_PERCENT: '1.5', PLATFORM_FEE_FIXED_CENTS: '25' });

test('the platform takes its fee from the shop’s share of each payment and keeps it when the order is cancelled', async () => {
  const { kept, broken } = moneyBack(world);
  const [shop, customer] = [await aShop(world), await aCustomer(world)];
  const itemId = await anItem(world, shop.id, { priceCents: 650 });
  const { id, intentId } = await anOrder(world, customer, shop.id, { itemId, linesCents: 650 });
  expect(await kept(intentId)).toEqual({ shop: 615, platform: 64, back: 0 });
  await cancelMine(world, customer, id);
  await eventually('the money is back', async () => (await kept(intentId))?.platform === 35);
  expect(await kept(intentId)).toEqual({ shop: -35, platform: 35, back: 679 });
  expect(await broken()).toEqual([]);
});
