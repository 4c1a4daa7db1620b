import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { base } from '../support/journey';
import { payForCart } from '../support/shopper';
import { aVisitor } from '../support/visitor';

/** Does what a browser's translation does: each text it may translate goes into two <font> elements. */
function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, [translate="no"]')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}

const amountsIn = async (page: Page, selector: string) =>
  ((await page.locator(selector).textContent()) ?? '').match(/\d+,\d\d(?=\s€)/g) ?? [];

describe('a page that the browser translates', () => {
  test('a translated page shows current amounts while a customer adds, removes, changes the window and pays', async () => {
    const { page, errors } = await aVisitor();
    await page.goto(`${base}/chez/au-levain-du-marais-paris`);
    const croissant = page.getByRole('article', { name: 'Croissant au beurre', exact: true });
    const bar = page.getByRole('link', { name: /^Commander/ });
    await croissant.getByRole('button', { name: /^Ajouter/ }).click();
    await expect.poll(() => bar.textContent()).toMatch(/1,30/);
    await page.evaluate(translatePage);
    await croissant.getByRole('button', { name: /^Ajouter/ }).click();
    await expect.poll(() => bar.textContent()).toMatch(/2,60/);
    await page.evaluate(translatePage);
    await croissant.getByRole('button', { name: /^Retirer/ }).click();
    await expect.poll(() => bar.textContent()).toMatch(/1,30/);

    await bar.click();
    await page.getByLabel('Nom').fill('Zoé');
    await page.getByLabel('E-mail').fill(`zoe-${crypto.randomUUID()}@exemple.fr`);
    await page.getByRole('button', { name: 'Continuer sans compte' }).click();
    await page.waitForURL('**/cart/*');
    const order = page.getByRole('button', { name: /^Commander/ });
    await expect.poll(() => order.textContent()).toMatch(/1,59/);
    const windows = page.getByRole('radio').and(page.locator(':enabled'));
    await windows.first().check({ force: true });
    await page.evaluate(translatePage);
    const line = page.getByRole('region', { name: 'Articles' }).getByRole('article').first();
    await line.getByRole('button', { name: /^Ajouter/ }).click();
    await expect.poll(() => order.textContent()).toMatch(/2,89/);
    await expect.poll(() => amountsIn(page, 'main')).toEqual(expect.not.arrayContaining(['1,59']));
    await page.evaluate(translatePage);
    await line.getByRole('button', { name: /^Retirer/ }).click();
    await expect.poll(() => order.textContent()).toMatch(/1,59/);
    expect(await amountsIn(page, 'main')).not.toContain('2,89');

    const change = page.getByRole('button', { name: /Changer|Modifier/ }).last();
    await windows.last().check({ force: true });
    const chosen = await windows.last().locator('..').locator('bdi').first().textContent();
    await expect.poll(() => change.textContent()).toContain(chosen);
    await page.evaluate(translatePage);
    const token = await payForCart(page);
    expect(token).not.toBe('');
    await page.evaluate(translatePage);
    expect(await page.locator('dd[translate="no"]').first().textContent()).toMatch(/^[A-Z0-9]{6}$/);
    expect(errors).toEqual([]);
  });
});
