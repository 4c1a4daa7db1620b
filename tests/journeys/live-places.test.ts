import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { changeRows, readRows } from '../support/journey';
import { demoShop, emptyCart, openCartWith, plainItem } from '../support/shopper';
import { aVisitor, DESK, signedInBefore } from '../support/visitor';

/** Sooner than the page would ask by itself. */
const LIVE = { timeout: 8000 };

const radioOf = (page: Page, id: string) => page.locator(`input[type="radio"][value="${id}"]`);

/** Presses a window as a finger does, on its words and once it stands still: a page come back to goes where one had left it. */
async function choose(page: Page, id: string): Promise<void> {
  const radio = radioOf(page, id);
  await radio.locator('xpath=ancestor::label').click();
  expect(await radio.isChecked()).toBe(true);
}

test('a window taken by another customer is shown as full at once, and as free when they change window', async () => {
  const [mine, other] = [await aVisitor(), await aVisitor(DESK)];
  await signedInBefore(mine, 'client@demo.test');
  await signedInBefore(other, 'client2@demo.test');
  const shop = await demoShop(mine.page, 'Fournil Saint-Paul');
  const item = plainItem(shop);
  const [before] = await readRows(
    'select s.capacity_units, i.preparation_units from shop s join item i on i.shop_id = s.id where i.id = $1',
    [item.id],
  );
  for (const { page } of [mine, other]) await emptyCart(page, shop.id);
  try {
    await changeRows('update shop set capacity_units = 3 where id = $1', [shop.id]);
    await changeRows('update item set preparation_units = 1 where id = $1', [item.id]);
    await openCartWith(mine.page, shop.id, item.id, 2);
    await openCartWith(other.page, shop.id, item.id, 2);
    // By their start: the place of each in the list changes when the first passes by.
    const [first, second] = await Promise.all([8, 10].map((at) => mine.page.getByRole('radio').nth(at).inputValue()));
    if (!first || !second) throw new Error('Too few windows.');
    const window = radioOf(mine.page, first);
    expect(await window.isEnabled()).toBe(true);

    await choose(other.page, first);
    await other.page.getByRole('button', { name: 'Commander' }).click();
    await other.page.getByRole('form', { name: 'Enter Card Details' }).waitFor();
    // Of this window: a journey before may have left another as full.
    await window.locator('xpath=ancestor::label').getByText('1 place seulement').waitFor(LIVE);
    expect(await window.isEnabled()).toBe(false);

    await other.page.goBack();
    await choose(other.page, second);
    await other.page.getByRole('button', { name: 'Commander' }).click();
    await other.page.getByRole('form', { name: 'Enter Card Details' }).waitFor();
    await expect.poll(() => window.isEnabled(), LIVE).toBe(true);
    expect([...mine.errors, ...other.errors]).toEqual([]);
  } finally {
    await changeRows('update shop set capacity_units = $2 where id = $1', [shop.id, before?.['capacity_units']]);
    await changeRows('update item set preparation_units = $2 where id = $1', [item.id, before?.['preparation_units']]);
    for (const { page } of [mine, other]) await emptyCart(page, shop.id);
  }
});
