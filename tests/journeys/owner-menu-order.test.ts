import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { aNewOwner } from '../support/owner';
import { rest } from '../support/rest';
import { PHONE, waitForAlert } from '../support/visitor';

let owner: Awaited<ReturnType<typeof aNewOwner>>;
let page: Page;

beforeAll(async () => {
  owner = await aNewOwner(PHONE);
  ({ page } = owner);
  await add('Viennoiseries', 'Brioche');
  await add('Pains', 'Miche');
  await page.goto(`${base}/AddItems`);
});
afterAll(async () => {
  expect(owner.errors).toEqual([]);
  await owner.leave();
});

const add = (category: string, ...names: string[]) =>
  rest({ base }, 'POST', '/api/customitems/add-item', {
    token: owner.shop.token,
    body: {
      ownerId: owner.shop.id,
      category,
      items: names.map((itemName) => ({ itemName, price: 2, quantity: 9 })),
    },
  });
/** What customers read, heading by heading. */
const menu = async () => {
  const { body } = await rest({ base }, 'GET', `/api/items/${owner.shop.id}`);
  const groups = body['items'] as { category: string; items: { itemName: string; quantity: number }[] }[];
  return Object.fromEntries(groups.map(({ category, items }) => [category, items.map(({ itemName }) => itemName)]));
};
const dialog = () => page.getByRole('dialog');

test('the menu page shows its items without scrolling, and one tap marks an item as sold out', async () => {
  const soldOut = page.getByRole('switch', { name: 'Épuisé aujourd’hui : Croissant' });
  await soldOut.waitFor();
  const { y = Infinity } = (await soldOut.boundingBox()) ?? {};
  expect(y).toBeLessThan(PHONE.height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await soldOut.click();
  await waitForAlert(page, 'Article mis à jour avec succès!');
  await page.getByRole('searchbox', { name: 'Chercher un article' }).fill('miche');
  await expect.poll(() => page.getByRole('switch').count()).toBe(1);
  await page.getByRole('searchbox').fill('');
});

test('an owner sorts the items of a category by button, keyboard or dragging', async () => {
  await add('Viennoiseries', 'Flan');
  await page.reload();
  await page.getByRole('button', { name: 'Changer l’ordre : Viennoiseries' }).click();
  const ordered = async (...names: string[]) => {
    await expect.poll(async () => (await menu())['Viennoiseries']).toEqual(names);
    // The list takes the next move once the last one is kept.
    await handle(names[0] ?? '')
      .and(page.locator(':enabled'))
      .waitFor();
  };
  const handle = (name: string) => dialog().getByRole('button', { name: `Déplacer ${name}` });
  await dialog().getByRole('button', { name: 'Monter Flan' }).click();
  await ordered('Croissant', 'Flan', 'Brioche');

  await handle('Croissant').press('Enter');
  await dialog().getByRole('row').and(page.locator('[data-dragging]')).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await ordered('Flan', 'Croissant', 'Brioche');

  const from = await handle('Brioche').boundingBox();
  const to = await dialog().getByRole('row', { name: 'Flan' }).boundingBox();
  if (!from || !to) throw new Error('Nothing to take hold of.');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 40, to.y + 4, { steps: 10 });
  await page.mouse.up();
  await ordered('Brioche', 'Flan', 'Croissant');
});
