import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { inLocale } from '../../server/locale';
import type { Language } from '../../graphql/texts/text';
import * as cancelTexts from '../../ui/food/cancel-order/cancel-order.texts';
import * as accountTexts from '../../ui/site/account/account.texts';
import * as cartTexts from '../../web/customer/cart/cart.texts';
import * as menuTexts from '../../web/owner/menu/menu.texts';
import { foreignWords, isOurs } from '../support/foreign-words';
import { base, changeRows, dataDir } from '../support/journey';
import { aDay, ownTexts } from '../support/language-day';
import { mailsIn } from '../support/mailbox';
import { anOwner } from '../support/owner';
import { saidOn } from '../support/page-sentences';
import { aVisitor, DESK, keep, searchAround } from '../support/visitor';

/** Of each page its first path. */
const ROUTES = [
  ...new Map(
    [...readFileSync('web/app/routes.tsx', 'utf8').matchAll(/page\('([^']+)', (\w+)/g)]
      .reverse()
      .map(([, path = '', page = '']) => [page, path]),
  ).values(),
];
const isDoor = (path: string) => /^\/$|\*|login|signup|activate|motdepasse/.test(path);
const SETTINGS = ['horaires', 'retraits', 'tickets', 'alertes'].map((part) => `/reglages/${part}`);
const CARD = { number: '4000 0000 0000 0002', expiry: '12/34', cvc: '123' };

afterAll(async () => {
  // Their devices told it what they speak.
  await changeRows(`update account set language = null where email = 'restaurant@demo.test'`);
});

/** Looks at pages and mails, and notes what is not in their reader's language. */
function reader(language: Language, own: string[]) {
  const found = new Set<string>();
  const read = (where: string, sentence: string) => {
    if (foreignWords(sentence, language).length === 0) return;
    const ours = own.reduce((rest, one) => rest.replaceAll(one, '…'), sentence);
    for (const word of foreignWords(ours, language)) found.add(`${where}: « ${word} » in « ${ours} »`);
  };
  const look = async (page: Page) => {
    const where = new URL(page.url()).pathname;
    for (const { language: marked, words, isContent } of await saidOn(page)) {
      if (marked !== language) continue;
      // Theirs is French: to whoever reads English it must be marked.
      if (language === 'en' && isContent && own.includes(words) && !isOurs(words, language))
        found.add(`${where}: « ${words} » is not marked`);
      else read(where, words);
    }
  };
  const open = async (page: Page, path: string) => {
    await page.goto(base + path);
    await look(page);
  };
  /** What is missing is said. */
  const submit = async (page: Page) => {
    const button = page.locator('main form [type=submit]:enabled').first();
    if ((await button.count()) === 0) return;
    await button.click();
    await look(page);
  };
  return { found, read, look, open, submit };
}

const speaking = (context: BrowserContext, language: Language) =>
  context.addCookies([{ name: 'language', value: language, url: base }]);

async function somebody(language: Language, kept: Record<string, string>): Promise<Page> {
  const { page } = await aVisitor(DESK);
  await speaking(page.context(), language);
  await keep(page, kept);
  return page;
}

async function crawled(language: Language): Promise<string[]> {
  const { customer, owner, tokens, ...day } = await aDay(language);
  const { bakery, sandwich, pizza, preparing, handedOver } = day;
  const { found, read, look, open, submit } = reader(language, await ownTexts());
  const say = (text: () => string) => inLocale(language, text);

  const stranger = await somebody(language, {});
  for (const path of ['/ownerorders', ...ROUTES.filter(isDoor)]) {
    await open(stranger, path.replace('/*', '/:token').replace('*', '/:token').replace(':token', 'x'.repeat(43)));
    await submit(stranger);
  }

  const page = await somebody(language, {
    userToken: customer.token,
    token: customer.token,
    ownerToken: owner.token,
  });
  const filled: Record<string, string[]> = {
    '/boulangerie/:ownerId': [bakery.shop, randomUUID()].map((id) => `/boulangerie/${id}`),
    '/selection/:ownerId/:itemId': [sandwich, pizza].map(({ shop, item }) => `/selection/${shop}/${item}`),
    '/cart': ['/cart', `/cart/${owner.id}`],
    '/tokenDetails/:token': [...tokens, 'ZZZZZZ'].map((token) => `/tokenDetails/${token}`),
    '/order/:orderId': [...tokens, 'ZZZZZZ'].map((token) => `/order/${token}`),
    '/printorderpage': ['receipt', 'ticket'].map(
      (document) => `/printorderpage?document=${document}&order=${handedOver.token}`,
    ),
    '/reglages/:part?': ['/reglages', ...SETTINGS],
  };
  for (const route of ROUTES.filter((path) => !isDoor(path)))
    for (const path of filled[route] ?? [route.replace('/:itemId?', '')]) {
      await open(page, path);
      if (/add|drink|reglages|sauces/i.test(path)) await submit(page);
    }
  await page.goto(`${base}/userSearch`);
  await searchAround(page);
  await look(page);

  for (const [path, name] of [
    ['/account', accountTexts.signOut],
    ['/AddItems', menuTexts.stock],
    ['/AddItems', menuTexts.add],
    [`/order/${preparing.token}`, cancelTexts.cancel],
  ] as const) {
    await page.goto(base + path);
    await page.getByRole('button', { name: say(name), exact: true }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await look(page);
  }
  for (const name of [menuTexts.changeSeveral, menuTexts.csvFile]) {
    await page.goto(`${base}/AddItems`);
    await page.getByRole('button', { name: say(menuTexts.more) }).click();
    await page.getByRole('menuitem', { name: say(name) }).click();
    await page.getByRole('dialog').waitFor();
    await look(page);
  }

  await open(page, `/cart/${bakery.shop}`);
  await page.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
  await page.getByRole('button', { name: say(cartTexts.order) }).click();
  await page.waitForURL('**/payment');
  for (const [name, value] of Object.entries(CARD)) await page.locator(`[name=${name}]`).fill(value);
  await submit(page);
  await page.getByRole('alert').first().waitFor();
  await look(page);

  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/account');
  await page.unroute('**/graphql');
  await open(page, '/user-ordersPage');
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await look(page);

  const { page: kitchen } = await anOwner('restaurant@demo.test');
  await speaking(kitchen.context(), language);
  const edits = [`/restaurant/add-sandwich/${sandwich.item}`, `/add-pizza/${pizza.item}`];
  for (const path of ['/AddItems', '/meat', '/restaurant/ingredients-page', '/restaurant/dashboard', ...edits])
    await open(kitchen, path);

  // What was sent before somebody could say what they read is left out.
  const mails = mailsIn(dataDir).filter(
    ({ to, text }) => [customer.email, owner.email].includes(to) && !text.includes('/activate/'),
  );
  expect(mails.length).toBeGreaterThan(8);
  for (const { subject, text } of mails)
    for (const line of [subject, ...text.split('\n')]) read(`mail « ${subject} »`, line);
  return [...found];
}

test('no page and no mail contains a word in another language than its reader’s', async () => {
  expect((await Promise.all([crawled('fr'), crawled('en')])).flat()).toEqual([]);
});
