import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { buys } from '../support/buying';
import { base, customerTokens } from '../support/journey';
import { asked, withPushService } from '../support/played-push';
import { customerToken, ownerSession } from '../support/rest';
import { aVisitor, comesToRest, keep, signedInBefore, signIn, withClock } from '../support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody waits for it: it comes when the page is at rest. */
const LATE = { timeout: 15_000 };

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const push = (page: Page) => page.getByRole('switch', { name: 'Notifications sur cet appareil' });

/** What the server is told of devices, as it is told. */
function toldBy(page: Page): Record<string, unknown>[] {
  const told: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/save-token'))
      told.push(request.postDataJSON() as Record<string, unknown>);
  });
  return told;
}

/** A token as somebody signs in, or out, on this browser, in another tab. */
const inAnotherTab = (page: Page, key: string, token: string | null) =>
  page.evaluate(
    ([name, kept]) => {
      if (kept === null) localStorage.removeItem(name);
      else localStorage.setItem(name, kept);
      window.dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [key, token] as const,
  );

const ownerToken = async () => (await ownerSession(base, 'boulangerie@demo.test')).token;

const idIn = (token: string) => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>;
  return claims['ownerId'] ?? claims['userId'];
};

/** Opens a page and lets it come to rest. */
async function atRest(page: Page, open: () => Promise<unknown>): Promise<void> {
  const late = page.waitForResponse(/\/assets\/app-effects/);
  await open();
  await comesToRest(page);
  await late;
}

/** What would be sent at rest has been sent by then. */
async function nothingMore(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(500);
}

/** A device that may be told things, and what the server is told of it. */
async function aDevice() {
  const visitor = await aVisitor({ serviceWorkers: 'allow' });
  const told = toldBy(visitor.page);
  await withPushService(visitor.page);
  await withClock(visitor.page);
  return { ...visitor, told };
}

async function atTheAccount() {
  const device = await aDevice();
  await signedInBefore(device, 'client2@demo.test');
  await atRest(device.page, () => device.page.goto(`${base}/account`));
  await push(device.page).waitFor();
  return device;
}

test('notification permission is asked for only on request, and the subscription is sent once and again after a week', async () => {
  const { page, told, errors } = await atTheAccount();
  await page.getByText('Votre navigateur vous demandera la permission.').waitFor();
  await nothingMore(page);
  expect([await asked(page), told.length]).toEqual([0, 0]);

  await push(page).click();
  await page.getByText('Cet appareil vous prévient quand votre commande est prête.').waitFor();
  expect(await asked(page)).toBe(1);
  expect(told).toMatchObject([
    {
      token: expect.stringContaining('https://fcm.googleapis.com/fcm/send/') as string,
      deviceType: 'web',
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      browser: expect.stringContaining('Mozilla/5.0') as string,
      appVersion: '1.0.0',
      lastLogin: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  ]);
  expect(await kept(page, 'pendingDeviceToken')).toBeNull();

  await atRest(page, () => page.reload());
  await page.getByText('Cet appareil vous prévient quand votre commande est prête.').waitFor();
  await nothingMore(page);
  expect(told).toHaveLength(1);
  await page.evaluate((week) => {
    const sent = JSON.parse(localStorage.getItem('sentDeviceToken') ?? '') as { at: number };
    localStorage.setItem('sentDeviceToken', JSON.stringify({ ...sent, at: sent.at - week }));
  }, 7 * DAY_MS);
  await atRest(page, () => page.reload());
  await expect.poll(() => told.length, LATE).toBe(2);

  await push(page).click();
  await page.getByText('Cet appareil ne vous prévient plus.').waitFor();
  await atRest(page, () => page.reload());
  await page.getByText('Cet appareil ne vous prévient plus.').waitFor();
  await nothingMore(page);
  expect(told).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('a device token the server refused is logged and sent at the next start, and signing out removes it', async () => {
  const { page, told, errors } = await atTheAccount();
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.evaluate(() => localStorage.setItem('playedPermission', 'granted'));
  await page.route('**/api/notifications/save-token', (route) => route.fulfill({ status: 503, body: '{}' }));
  await atRest(page, () => page.reload());
  await expect.poll(() => logged.join(), LATE).toContain('Backend error: 503');
  expect(await kept(page, 'pendingDeviceToken')).toContain('https://fcm.googleapis.com/');
  await page.unroute('**/api/notifications/save-token');
  await atRest(page, () => page.reload());
  await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toBeNull();
  expect(told).toHaveLength(2);

  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/userlogin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed')), LATE).toBe('');
  expect(await kept(page, 'sentDeviceToken')).toBeNull();

  // The next start finds the permission and nobody to send for: the token waits for a sign-in.
  await atRest(page, () => page.reload());
  await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toContain('https://fcm.googleapis.com/');
  expect(told).toHaveLength(2);
  const token = customerTokens['client@demo.test'] ?? '';
  await inAnotherTab(page, 'userToken', token);
  await expect.poll(() => told.length, LATE).toBe(3);
  await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toBeNull();
  expect(errors).toEqual([]);
});

test('an owner switches notifications of a device on and off on the alerts page', async () => {
  const { page, told, errors } = await aDevice();
  const token = await ownerToken();
  await keep(page, { ownerToken: token });
  await atRest(page, () => page.goto(`${base}/reglages/alertes`));
  await page.getByText('Votre navigateur vous demandera la permission.').waitFor();
  expect([await asked(page), told.length]).toEqual([0, 0]);
  await push(page).click();
  await page.getByText('Il vous prévient même quand le tableau est fermé.').waitFor();
  expect(told).toMatchObject([{ userId: idIn(token) }]);
  await push(page).click();
  await page.getByText('Il ne vous prévient plus.').waitFor();
  expect(await kept(page, 'sentDeviceToken')).toBeNull();
  expect(errors).toEqual([]);
});

test('a customer tracking an order switches its ready notification on with one press', async () => {
  const visitor = await aDevice();
  const { page, told, errors } = visitor;
  await signedInBefore(visitor, 'client2@demo.test');
  const bearer = (await kept(page, 'userToken')) ?? '';
  const { token } = await buys({ base }, bearer, idIn(await ownerToken()) ?? '');
  await atRest(page, () => page.goto(`${base}/tokenDetails/${token}`));
  const ask = page.getByRole('button', { name: 'Me prévenir quand c’est prêt' });
  await ask.waitFor();
  expect([await asked(page), told.length]).toEqual([0, 0]);
  await ask.click();
  await page.getByText('Cet appareil vous préviendra quand votre commande sera prête.').waitFor();
  expect(told).toMatchObject([{ userId: idIn(bearer) }]);
  // Who was asked once is not asked on every order.
  await page.reload();
  await page.getByRole('button', { name: 'J’arrive' }).waitFor();
  expect(await ask.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('customer and owner in one browser both get notifications, until they sign out and again after sign-in', async () => {
  const visitor = await aDevice();
  const { page, told, errors } = visitor;
  await signIn(visitor);
  const customer = idIn((await kept(page, 'userToken')) ?? '');
  const token = await ownerToken();
  await page.evaluate(() => localStorage.setItem('playedPermission', 'granted'));
  await atRest(page, () => page.reload());
  await expect.poll(() => told.map(({ userId }) => userId), LATE).toEqual([customer]);

  await inAnotherTab(page, 'ownerToken', token);
  await expect.poll(() => told.slice(1).map(({ userId }) => userId), LATE).toEqual([customer, idIn(token)]);
  expect(new Set(told.map((one) => one['token'])).size).toBe(1);
  await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toBeNull();

  // Signed in again, as after a new password, which ends what every device was told.
  const again = await customerToken(base, 'client2@demo.test');
  await inAnotherTab(page, 'userToken', again);
  await expect.poll(() => told.length, LATE).toBe(5);
  await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toBeNull();

  await page.goto(`${base}/reglages/alertes`);
  await push(page).waitFor();
  await inAnotherTab(page, 'userToken', null);
  await expect.poll(() => told.slice(5).map(({ userId }) => userId), LATE).toEqual([idIn(token)]);
  // Another subscription: what still goes to the old one reaches nobody.
  expect(told[5]?.['token']).not.toBe(told[0]?.['token']);
  expect(errors).toEqual([]);
});
