import { beforeEach, describe, expect, test } from 'vitest';
import { DelayPreparationDocument, BoardPageDocument } from '../../../graphql/generated/owner/board';
import { SavePaceDocument, SettingsPageDocument } from '../../../graphql/generated/owner/settings';
import { ShopNowDocument } from '../../../graphql/generated/customer/shop';
import { shopAsSeen } from '../../support/own-shop';
import { aCustomer, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const MINUTE = 60_000;

let shop: Somebody;
let customer: Somebody;
let now: Date;
beforeEach(async () => {
  // Tuesday, 11:00 in Paris.
  now = new Date('2026-11-24T10:00:00Z');
  fixtures.product.clock.now = () => now;
  shop = await aShop(fixtures, { preparationMinutes: 15, slotMinutes: 15 });
  customer = await aCustomer(fixtures);
});
const after = (minutes: number) => new Date(Date.parse('2026-11-24T10:00:00Z') + minutes * MINUTE);
const delay = (minutes: number) => graphql(fixtures, shop.token, DelayPreparationDocument, { minutes });
const firstWindow = async () => (await shopAsSeen(fixtures, customer, shop.id)).pickupWindows[0]?.pickupWindow;
const minutesShown = async () =>
  (await graphql(fixtures, customer.token, ShopNowDocument, { shopId: shop.id })).shop.preparationMinutes;
const onBoard = async () => {
  const { delayMinutes, delayUntil } = (await graphql(fixtures, shop.token, BoardPageDocument)).ownShop;
  return { delayMinutes, delayUntil };
};

describe('a delay of the preparation', () => {
  test('a preparation delay moves the windows for an hour and then ends by itself', async () => {
    expect(await firstWindow()).toBe('11:15 AM - 11:30 AM');
    const until = after(60).toISOString();
    expect((await delay(10)).delayPreparation).toMatchObject({ delayMinutes: 10, delayUntil: until });
    expect(await firstWindow()).toBe('11:30 AM - 11:45 AM');
    expect(await minutesShown()).toBe(25);
    now = new Date(after(60).getTime() - 1);
    expect(await firstWindow()).toBe('12:30 PM - 12:45 PM');
    expect(await onBoard()).toEqual({ delayMinutes: 10, delayUntil: until });
    now = after(60);
    expect(await firstWindow()).toBe('12:15 PM - 12:30 PM');
    expect(await minutesShown()).toBe(15);
    expect(await onBoard()).toEqual({ delayMinutes: 0, delayUntil: null });
  });

  test('a preparation delay restarts its hour when it grows, keeps its end when it shrinks and ends at 0', async () => {
    await delay(10);
    now = after(30);
    await delay(20);
    expect(await onBoard()).toEqual({ delayMinutes: 20, delayUntil: after(90).toISOString() });
    now = after(40);
    await delay(10);
    expect(await onBoard()).toEqual({ delayMinutes: 10, delayUntil: after(90).toISOString() });
    await delay(0);
    expect(await onBoard()).toEqual({ delayMinutes: 0, delayUntil: null });
    expect(await minutesShown()).toBe(15);
  });

  test('a preparation delay leaves the saved preparation time unchanged and continues when that is saved', async () => {
    await delay(10);
    const settings = async () => (await graphql(fixtures, shop.token, SettingsPageDocument)).ownShop.preparationMinutes;
    expect(await settings()).toBe(15);
    await graphql(fixtures, shop.token, SavePaceDocument, { input: { preparationMinutes: 20 } });
    expect(await settings()).toBe(20);
    expect(await minutesShown()).toBe(30);
  });

  test('a preparation delay is from 0 to 600 minutes and never makes the preparation longer than 600', async () => {
    for (const minutes of [-1, 601]) await expect(delay(minutes)).rejects.toThrow('Entre 0 et 600 minutes.');
    await delay(600);
    expect(await minutesShown()).toBe(600);
  });
});
