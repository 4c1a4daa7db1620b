import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from '../support/journey';
import { aNewOwner, anOrderComesIn, countNotes, notes } from '../support/owner';
import { aVisitor, keep } from '../support/visitor';

let owner: Awaited<ReturnType<typeof aNewOwner>>;

beforeAll(async () => {
  owner = await aNewOwner();
});
afterAll(async () => {
  expect(owner.errors).toEqual([]);
  await owner.leave();
});

/** The next board on this page has asked for its orders to be told, over whichever socket, however soon. */
const toldOfOrders = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => String(payload).includes('BoardChanged') && resolve());
    });
  });
/** The board as a counter has it: open, told of orders, and allowed to be heard. */
async function openBoard(page: Page): Promise<void> {
  const subscribed = toldOfOrders(page);
  await page.goto(`${base}/ownerorders`);
  await subscribed;
  // Any press lets a page be heard.
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord du propriétaire' }).click();
}
test('a new order rings and flashes on two boards, and « Vu » on one silences the other', async () => {
  const { page } = owner;
  const other = await aVisitor({ width: 820, height: 1180 });
  await keep(other.page, { ownerToken: owner.shop.token });
  // One device keeps its screen on, the other does not let it, as on a low battery; a browser without windows never does.
  await page.addInitScript(() => {
    navigator.wakeLock.request = () => Promise.resolve(new EventTarget() as WakeLockSentinel);
  });
  await other.page.addInitScript(() => {
    navigator.wakeLock.request = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  const boards = [page, other.page];
  for (const board of boards) {
    await countNotes(board);
    await openBoard(board);
    await board.getByRole('button', { name: 'Son activé' }).waitFor();
  }
  // Only the one whose screen may go dark says so.
  await other.page.getByText(/^L’écran de cet appareil peut s’éteindre/).waitFor();
  expect(await page.getByText(/peut s’éteindre/).count()).toBe(0);
  const lit = Promise.all(boards.map((board) => board.locator('[data-flash]').waitFor({ state: 'attached' })));
  const token = await anOrderComesIn(owner.shop);
  await lit;
  const unseen = (board: Page) =>
    board.getByRole('article', { name: token }).getByRole('button', { name: /Nouvelle commande/ });
  for (const board of boards) {
    await unseen(board).waitFor();
    await expect.poll(() => notes(board), { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    await expect.poll(() => board.title()).toContain('(1)');
  }
  await unseen(other.page).click();
  for (const board of boards) {
    await unseen(board).waitFor({ state: 'detached' });
    await expect.poll(() => board.title()).not.toContain('(1)');
  }
  expect(other.errors).toEqual([]);
  await other.page.context().close();
});

test('a new order rings in one tab of the settings and is shown in each, and one tap leads to it', async () => {
  const { page } = owner;
  const second = await page.context().newPage();
  const tabs = [page, second];
  for (const tab of tabs) {
    await countNotes(tab);
    const subscribed = toldOfOrders(tab);
    await tab.goto(`${base}/reglages`);
    await subscribed;
    await tab.getByRole('heading', { level: 1 }).click();
  }
  const token = await anOrderComesIn(owner.shop);
  for (const tab of tabs) {
    await tab.getByRole('link', { name: /Commandes .*1 nouvelle commande/ }).waitFor();
    await tab.getByText(token).waitFor();
    expect(await tab.title()).toMatch(/^\(1\) Réglages/);
  }
  const heard = async () => Promise.all(tabs.map(notes));
  await expect.poll(async () => (await heard()).filter((count) => count > 0).length, { timeout: 15_000 }).toBe(1);
  await second.close();
  await page.getByRole('button', { name: 'Voir les commandes' }).click();
  await page.waitForURL('**/ownerorders');
  await page
    .getByRole('article', { name: token })
    .getByRole('button', { name: /Nouvelle commande/ })
    .click();
  await expect.poll(() => page.title()).not.toContain('(1)');
});

test('alert settings are saved, and a board with its sound switched off stays silent', async () => {
  const { page } = owner;
  await page.goto(`${base}/reglages/alertes`);
  const form = page.getByRole('form', { name: 'Alertes' });
  // No way to send text messages here: nothing offers them.
  expect(await form.getByRole('switch', { name: /SMS/ }).count()).toBe(0);
  await form.getByRole('switch', { name: 'Annuler si personne ne la voit' }).click();
  const minutes = form.getByLabel('Annuler après');
  await minutes.fill('20');
  await form.getByRole('switch', { name: 'Sonner sur le tableau' }).click();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('alert').getByText('Alertes enregistrées.', { exact: true }).waitFor();

  await page.reload();
  await form.waitFor();
  expect(await minutes.inputValue()).toBe('20');
  expect(await form.getByRole('switch', { name: 'Sonner sur le tableau' }).isChecked()).toBe(false);
  expect(await form.getByRole('switch', { name: 'Après 3 minutes : e-mail' }).isChecked()).toBe(true);

  await openBoard(page);
  await page.getByText('Sonnerie désactivée dans les réglages').waitFor();
  const token = await anOrderComesIn(owner.shop);
  await page.getByRole('article', { name: token }).waitFor();
  expect(await notes(page)).toBe(0);
});
