import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SaveLanguageDocument } from '../../graphql/generated/shared/language';
import { inLocale } from '../../server/locale';
import type { Language } from '../../texts/text';
import * as cancelTexts from '../../ui/food/cancel-order/cancel-order.texts';
import * as accountTexts from '../../ui/site/account/account.texts';
import * as cartTexts from '../../web/customer/cart/cart.texts';
import * as menuTexts from '../../web/owner/menu/menu.texts';
import { buys } from '../support/buying';
import { base, browser, dataDir } from '../support/journey';
import { journeyDatabase } from '../support/journey-database';
import { mailsIn } from '../support/mailbox';
import { anOpenShop } from '../support/new-shop';
import { advance, cancelByShop, cancelMine } from '../support/order-steps';
import { addToCart } from '../support/ordering';
import { anOwner } from '../support/owner';
import { saidOn } from '../support/said';
import { activated, sessionOf } from '../support/signing-up';
import { aVisitor, keep, searchAround } from '../support/visitor';
import { foreignWords, isOurs } from '../support/words';
import { graphql } from '../support/world';

const ROUTES = [...readFileSync('web/app/routes.tsx', 'utf8').matchAll(/page\('([^']+)'/g)].map(
  ([, path = '']) => path,
);
const isDoor = (path: string) => /^\/$|login|signup|activate|motdepasse/.test(path);
const SETTINGS = ['horaires', 'retraits', 'tickets', 'alertes'].map((part) => `/reglages/${part}`);
const NO_LINK = 'x'.repeat(43);

let database: Awaited<ReturnType<typeof journeyDatabase>>;
beforeAll(async () => {
  database = await journeyDatabase(dataDir);
});
afterAll(() => database.close());

/** What shops and people wrote, the longest first. */
async function ownTexts(): Promise<string[]> {
  const rows = await database.ask(
    `select name as text from shop union select description from shop union select address from shop union select city from shop
     union select name from category union select name from item union select description from item union select name from ingredient
     union select text from review union select reason from cancellation union select note from order_line union select jsonb_path_query(sizes, '$.**.name') #>> '{}' from item`,
    [],
  );
  return rows
    .flatMap(({ text }) => (typeof text === 'string' && text ? [text] : []))
    .sort((one, other) => other.length - one.length);
}

/** A shop with an order in each state and a review, a customer with something in the cart; both read one language. */
async function aDay(language: Language) {
  const email = `${randomUUID()}@clients.test`;
  await activated({ base, dataDir }, email);
  const customer = { id: '', email, token: await sessionOf({ base, dataDir }, email) };
  const owner = await anOpenShop({ base }, dataDir);
  for (const { token } of [customer, owner])
    await graphql({ base }, token, SaveLanguageDocument, { language: language === 'fr' ? 'FR' : 'EN' });
  const order = () => buys({ base }, customer.token, owner.id);
  const [ready, handedOver, cancelled, calledOff, missed] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  const preparing = await order();
  for (const { id } of [ready, handedOver, missed]) await advance({ base }, owner, id);
  await advance({ base }, owner, handedOver.id, 'READY');
  await cancelByShop({ base }, owner, cancelled.id, 'PREPARING', 'Mon four est en panne.');
  await cancelMine({ base }, customer, calledOff.token);
  await database.change(`update orders set status = 'NO_SHOW' where id = $1`, [missed.id]);
  return { customer, owner, orders: [preparing, ready, handedOver, cancelled, calledOff, missed] };
}

async function demo(email: string, kind: string) {
  const [found] = await database.ask(
    'select s.id as shop, i.id as item from shop s join account a on a.id = s.id join item i on i.shop_id = s.id where a.email = $1 and i.kind = $2',
    [email, kind],
  );
  return { shop: String(found?.['shop']), item: String(found?.['item']) };
}

test.concurrent.each(['fr', 'en'] as const)(
  'in « %s » no page and no mail has a word of the other language',
  async (language) => {
    const { customer, owner, orders } = await aDay(language);
    const own = await ownTexts();
    const found = new Set<string>();
    const check = (where: string, sentence: string) => {
      if (foreignWords(sentence, language).length === 0) return;
      const ours = own.reduce((rest, one) => rest.replaceAll(one, '…'), sentence);
      for (const word of foreignWords(ours, language)) found.add(`${where}: « ${word} » in « ${ours} »`);
    };
    const look = async (page: Page) => {
      const where = new URL(page.url()).pathname;
      for (const { language: marked, words, isContent, at } of await saidOn(page)) {
        if (marked !== language) continue;
        if (language === 'en' && isContent && own.includes(words) && !isOurs(words, language))
          found.add(`${where}: « ${words} » is not marked ${at}`);
        else check(where, words);
      }
    };
    const open = async (page: Page, path: string) => {
      await page.goto(base + path);
      await look(page);
    };
    /** Says what is missing, where it asks for something. */
    const submit = async (page: Page) => {
      const button = page.locator('main form [type=submit]:enabled').first();
      if ((await button.count()) === 0) return;
      await button.click();
      await look(page);
    };
    const somebody = async (kept: Record<string, string>) => {
      const { page } = await aVisitor(browser, 1280, 800);
      await page.context().addCookies([{ name: 'language', value: language, url: base }]);
      await keep(page, base, kept);
      page.on('dialog', (dialog) => void dialog.accept());
      return page;
    };
    const began = Date.now();
    const lap = (what: string) => console.info(language, what, Date.now() - began);

    const stranger = await somebody({});
    for (const path of ['/ownerorders', ...ROUTES.filter(isDoor), '/nulle-part'].map((path) =>
      path.replace(':token', NO_LINK),
    )) {
      await open(stranger, path);
      await submit(stranger);
    }
    lap('stranger');
    const both = await somebody({ userToken: customer.token, token: customer.token, ownerToken: owner.token });
    const sandwich = await demo('restaurant@demo.test', 'SANDWICH');
    const pizza = await demo('restaurant@demo.test', 'PIZZA');
    const bakery = await demo('boulangerie@demo.test', 'SIMPLE');
    await addToCart({ base }, customer, { itemId: bakery.item, quantity: 2, note: 'Bien cuite, merci' });
    const filled: Record<string, string[]> = {
      '/boulangerie/:ownerId': [`/boulangerie/${bakery.shop}`, `/boulangerie/${randomUUID()}`],
      '/restaurant/:ownerId': [`/restaurant/${sandwich.shop}`],
      '/selection/:ownerId/:itemId': [sandwich, pizza].map(({ shop, item }) => `/selection/${shop}/${item}`),
      '/cart/:ownerId': [`/cart/${bakery.shop}`, `/cart/${owner.id}`],
      '/tokenDetails/:token': [...orders.map(({ token }) => `/tokenDetails/${token}`), '/tokenDetails/ZZZZZZ'],
      '/order/:orderId': [...orders.map(({ token }) => `/order/${token}`), '/order/ZZZZZZ'],
      '/printorder': [`/printorder?order=${orders[2]?.token}`, `/printorder?document=ticket&order=${orders[2]?.token}`],
      '/reglages/:part?': ['/reglages', ...SETTINGS],
    };
    for (const route of ROUTES.filter((path) => !isDoor(path) && path !== '*'))
      for (const path of filled[route] ?? [route.replace('/:itemId?', '')]) {
        await open(both, path);
        if (/add|drink|reglages|sauces/i.test(path)) await submit(both);
      }
    lap('both');
    await open(both, '/userSearch');
    await both.locator('main input').first().fill('10 Rue de Rivoli, 75004 Paris');
    await both.locator('main input').first().press('Enter');
    await both.getByRole('article').first().waitFor();
    await look(both);
    await open(both, `/cart/${bakery.shop}`);
    await both.getByRole('radio').and(both.locator(':enabled')).last().check({ force: true });
    await both.getByRole('button', { name: inLocale(language, cartTexts.order) }).click();
    await both.waitForURL('**/payment');
    await look(both);
    for (const [name, value] of [
      ['number', '4000 0000 0000 0002'],
      ['expiry', '12/34'],
      ['cvc', '123'],
    ] as const)
      await both.locator(`[name=${name}]`).fill(value);
    await submit(both);
    await both.getByRole('alert').first().waitFor();
    await look(both);
    lap('paid');
    for (const [path, name] of [
      ['/account', accountTexts.signOut],
      ['/AddItems', menuTexts.stock],
      ['/AddItems', menuTexts.changePrices],
      ['/AddItems', menuTexts.csvFile],
      [`/order/${orders[0]?.token}`, cancelTexts.cancel],
    ] as const) {
      await both.goto(base + path);
      await both.getByRole('button', { name: inLocale(language, name), exact: true }).click();
      await both.getByRole(/account|order/.test(path) ? 'alertdialog' : 'dialog').waitFor();
      await look(both);
    }
    lap('dialogs');
    await both.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
    await open(both, '/account');
    await both.unroute('**/graphql');
    await open(both, '/user-ordersPage');
    await both.context().setOffline(true);
    await both.waitForTimeout(200);
    await look(both);
    lap('offline');

    const { page: cook, context } = await anOwner(browser, base, {
      email: 'restaurant@demo.test',
      width: 1280,
      height: 800,
    }).then(({ page }) => ({ page, context: page.context() }));
    cook.on('dialog', (dialog) => void dialog.accept());
    await context.addCookies([{ name: 'language', value: language, url: base }]);
    for (const path of [
      '/AddItems',
      `/restaurant/add-sandwich/${sandwich.item}`,
      `/add-pizza/${pizza.item}`,
      '/meat',
      '/restaurant/ingredients-page',
      '/restaurant/dashboard',
      '/voice',
    ])
      await open(cook, path);
    lap('cook');
    for (const { to, subject, text, html } of mailsIn(dataDir))
      if ([customer.email, owner.email].includes(to) && !/activ/i.test(subject))
        for (const line of [subject, ...text.split('\n'), ...(html.match(/alt="[^"]*"/g) ?? [])])
          check(`mail « ${subject} »`, line);
    (await import('node:fs')).writeFileSync(`/tmp/found.${language}`, [...found].join('\n'));
    console.info([...found].join('\n'));
    expect([...found]).toEqual([]);
    void searchAround;
  },
);
