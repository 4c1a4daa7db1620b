import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { journeyDatabase } from './journey-database';
import { anOpenShop } from './new-shop';
import { rest } from './rest';
import { aVisitor, keep, type Visitor } from './visitor';

/** An owner of the demo at the counter, signed in by the specification’s own call. */
export async function anOwner(
  browser: Browser,
  base: string,
  { email, width, height, ...more }: { email: string; width: number; height: number } & BrowserContextOptions,
): Promise<Visitor & { token: string; shopId: string }> {
  const restaurantType = email.startsWith('boulangerie') ? 'boulangerie' : 'restaurant';
  const { body } = await rest({ base }, 'POST', '/api/owner/login', {
    body: { email, password: 'Demo!2026', restaurantType },
  });
  const token = String(body['token']);
  const { ownerId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { ownerId: string };
  const visitor = await aVisitor(browser, width, height, more);
  await keep(visitor.page, base, { ownerToken: token });
  return { ...visitor, token, shopId: ownerId };
}

/** A token of a demo customer, from a product of its own. */
export async function customerToken(base: string, email: string): Promise<string> {
  const { body } = await rest({ base }, 'POST', '/api/user/login', { body: { email, password: 'Demo!2026' } });
  return String(body['token']);
}

/** The server answers the next calls of an operation as told: with a status, or not at all. */
export async function whenAsked(page: Page, operation: string, status: number | 'lost'): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.fallback();
    if (status === 'lost') return route.abort();
    const errors = [{ message: 'Panne', extensions: { code: status === 400 ? 'BAD_USER_INPUT' : 'INTERNAL' } }];
    return route.fulfill({ status: 200, json: { errors } });
  });
}

/** What a press leads to while the server answers an operation so: `seen` waits for what is said then. */
export async function failing(
  page: Page,
  operation: string,
  status: number | 'lost',
  press: () => Promise<unknown>,
  seen: () => Promise<unknown>,
): Promise<void> {
  await whenAsked(page, operation, status);
  await press();
  await seen();
  await page.unrouteAll();
}

/** The owner of a shop that opened a moment ago, at the counter; `leave` hides the shop from other journeys' searches. */
export async function aNewOwner(
  browser: Browser,
  base: string,
  { dataDir, width, height }: { dataDir: string; width: number; height: number },
) {
  const shop = await anOpenShop({ base }, dataDir);
  const visitor = await aVisitor(browser, width, height);
  await keep(visitor.page, base, { ownerToken: shop.token });
  const leave = async () => {
    await visitor.page.context().close();
    const database = await journeyDatabase(dataDir);
    await database.change('update shop set charges_enabled = false where id = $1', [shop.id]);
    await database.close();
  };
  return { ...visitor, shop, leave };
}

/** From now on the server answers an operation with an error in these words. */
export const refuse = (page: Page, operation: string, code: string, message: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`)
      ? route.fulfill({ json: { errors: [{ message, extensions: { code } }] } })
      : route.fallback(),
  );
