import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright';
import { language } from '../../graphql/texts/language.texts';
import { locale } from '../../graphql/texts/text';
import { base, customerTokens } from './journey';
import { IS_THOROUGH } from './sizes';

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  /** Everything that broke in their browser. */
  errors: string[];
}

/** Where the product's clock stands in the journeys, give or take their length. */
export const SHOP_TIME = Date.parse('2026-11-24T10:00:00Z');

/** Devices whose time is the product's: on any other day they would take its tokens for ended ones. */
const shifted = new WeakMap<BrowserContext, { dispose(): Promise<void> }>();

function atShopTime(ahead: number): void {
  const Now = Date;
  window.Date = class extends Now {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([Now.now() + ahead] as const) : given));
    }
    static override now() {
      return Now.now() + ahead;
    }
  } as DateConstructor;
}

/**
 * Without the service worker, unless a journey is about it: installing one costs as much as three pages, and what it
 * passes on, no test could answer in the server's place. They read the locale they are made in (`inLocale`).
 */
export async function aVisitor(
  browser: Browser,
  width: number,
  height: number,
  more: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language(),
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    // Half of what a page costs here is painting what moves.
    reducedMotion: IS_THOROUGH ? 'no-preference' : 'reduce',
    ...more,
  });
  if (locale() !== 'specified') {
    await context.addCookies([{ name: 'language', value: locale(), url: base }]);
    // The demo's people are everybody's: other journeys' devices would follow an account that took up this one's language.
    await context.route('**/graphql', (route) =>
      route.request().postData()?.includes('"SaveLanguage"') === true
        ? route.fulfill({ json: { data: { saveLanguage: null } } })
        : route.fallback(),
    );
  }
  context.setDefaultTimeout(30_000);
  shifted.set(context, await context.addInitScript(atShopTime, SHOP_TIME - Date.now()));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

/** From its next address on the page's time can be moved on; it begins at the product's. */
export async function withClock(page: Page): Promise<void> {
  // The clock counts on the browser's own time from one address to the next.
  await shifted.get(page.context())?.dispose();
  await page.clock.install({ time: SHOP_TIME });
}

/** Puts into the browser's storage what an earlier visit would have left, without one. */
export async function keep(page: Page, base: string, kept: Record<string, string>): Promise<void> {
  const empty = `${base}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  await page.unroute(empty);
}

/** A demo customer who signed in before, and has opened no page yet. */
export async function signedInBefore({ page }: Visitor, base: string, email: string): Promise<void> {
  const token = customerTokens[email];
  if (!token) throw new Error(`${email} is no customer of the demo.`);
  // As a login leaves them (specification 2.6).
  await keep(page, base, { userToken: token, token });
}

/** A demo customer who signed in before, at the search. */
export async function signIn(visitor: Visitor, base: string, email: string): Promise<void> {
  const { page } = visitor;
  await signedInBefore(visitor, base, email);
  await page.goto(base);
  await page.waitForURL('**/userSearch');
}

/** Keeps what the page asks at `url` waiting, so that what it says meanwhile can be read; what is returned lets it go. */
export async function heldUp(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting: Promise<void>[] = [];
  const goOn = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(url, (route) => {
    waiting.push(goOn(route));
  });
  return async () => {
    release();
    await Promise.all(waiting);
    await page.unroute(url);
  };
}

/** Resolves once what `ask` makes the page ask has been read by the server; what is returned lets the answer arrive. */
export async function answersLate(
  page: Page,
  operation: string,
  ask: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const [read, arrival, arrived] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.continue();
    const response = await route.fetch();
    read?.resolve();
    await arrival?.promise;
    await route.fulfill({ response });
    arrived?.resolve();
  });
  await ask();
  await read?.promise;
  return async () => {
    arrival?.resolve();
    await arrived?.promise;
    await page.unroute('**/graphql');
  };
}

/** Lets the second pass after which a page, its clock installed, does what nobody waits for: its service worker comes, say. */
export const comesToRest = (page: Page) => page.clock.fastForward(1_000);

/** Longer than a lost read is waited with before it is sent again. */
const PAUSE_MS = 1_600;

/** From its next address on the page sends a read that was lost again at once, not after a while; its device has the product's time. */
export async function withoutPauses(page: Page): Promise<void> {
  await withClock(page);
  // The page may be gone by then, and its clock with it.
  page.on('requestfailed', () => void page.clock.fastForward(PAUSE_MS).catch(() => undefined));
}

/** From its next address on the page hears no news: nothing but a press asks again. */
export async function withoutNews(page: Page): Promise<void> {
  await page.routeWebSocket('**/graphql', () => undefined);
}

/** Searches around the street where most shops of the demo are. */
export async function searchAround(page: Page): Promise<void> {
  // A key that is pressed while the page takes the place of what was painted reaches neither.
  await page.locator('[data-shell]').waitFor({ state: 'detached' });
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.fill('10 Rue de Rivoli, 75004 Paris');
  // Not the button: on a phone the suggestions may lie over it by now.
  await field.press('Enter');
  await page.getByRole('article').first().waitFor();
}

/** Takes everything out of the signed-in customer's cart in a shop, so that a journey leaves nothing to the next one. */
export async function emptyCart(page: Page, shop: string): Promise<void> {
  await page.evaluate(async (shopId) => {
    const ask = async (query: string, variables: object) => {
      const authorization = `Bearer ${localStorage.getItem('userToken')}`;
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as { data: { cart: { lines: { id: string }[] } } };
    };
    const { data } = await ask('query ($shopId: ID!) { cart(shopId: $shopId) { lines { id } } }', { shopId });
    for (const { id } of data.cart.lines) {
      await ask('mutation ($input: SetCartLineQuantityInput!) { setCartLineQuantity(input: $input) { __typename } }', {
        input: { lineId: id, quantity: 0 },
      });
    }
  }, shop);
}
