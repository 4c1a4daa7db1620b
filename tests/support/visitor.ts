import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright';
import { language } from '../../graphql/texts/language.texts';
import { locale } from '../../graphql/texts/text';
import { base, browser as own, customerTokens } from './journey';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1280, height: 800 };

/** A phone and the browser of this worker, unless another is named. */
export type Device = BrowserContextOptions & { width?: number; height?: number; browser?: Browser };

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
export async function aVisitor({
  width = PHONE.width,
  height = PHONE.height,
  browser = own,
  ...more
}: Device = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language(),
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    // Half of what a page costs here is painting what moves.
    reducedMotion: 'reduce',
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
export async function keep(page: Page, kept: Record<string, string>, at = base): Promise<void> {
  const empty = `${at}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  await page.unroute(empty);
}

/** A demo customer who signed in before, and has opened no page yet. */
export async function signedInBefore({ page }: Visitor, email: string, at = base): Promise<void> {
  const token = customerTokens[email];
  if (!token) throw new Error(`${email} is no customer of the demo.`);
  // As a login leaves them (specification 2.6).
  await keep(page, { userToken: token, token }, at);
}

/** The same, at a device of their own. */
export async function aCustomer(email = 'client2@demo.test', device?: Device): Promise<Visitor> {
  const visitor = await aVisitor(device);
  await signedInBefore(visitor, email);
  return visitor;
}

/** A demo customer who signed in before, at the search. */
export async function signIn(visitor: Visitor, email = 'client2@demo.test', at = base): Promise<void> {
  const { page } = visitor;
  await signedInBefore(visitor, email, at);
  await page.goto(at);
  await page.waitForURL('**/userSearch');
}

/** The next calls of an operation reach no server, until `page.unrouteAll()`. */
export const loseCalls = (page: Page, operation: string): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`) ? route.abort() : route.fallback(),
  );

/** What a press leads to while the calls of an operation are lost: `seen` waits for what is said then. */
export async function failing(
  page: Page,
  operation: string,
  press: () => Promise<unknown>,
  seen: () => Promise<unknown>,
): Promise<void> {
  await loseCalls(page, operation);
  await press();
  await seen();
  await page.unrouteAll();
}

/** The server does what an operation asks, and its answer is lost; what is asked again is answered. */
export async function answerLost(page: Page, operation: string): Promise<void> {
  let lost = false;
  await page.route('**/graphql', async (route) => {
    if (lost || !route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** The service worker has all files and serves this page. */
export const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  });

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

/**
 * Waits until the page announces `text` and counts that announcement as heard: the same words are awaited anew the next
 * time, even while the ones heard before are still to be seen.
 */
export async function waitForAlert(page: Page, text: string): Promise<void> {
  await page.waitForFunction((awaited) => {
    const alert = [...document.querySelectorAll('[role="alert"]:not([data-heard])')].find(
      (shown) => shown.textContent.trim() === awaited && shown.checkVisibility(),
    );
    alert?.setAttribute('data-heard', '');
    return alert !== undefined;
  }, text);
}
