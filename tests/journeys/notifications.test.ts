import { createECDH, randomBytes } from 'node:crypto';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromium as launchOptions } from '../support/chromium';
import { aVisitor, signIn } from '../support/visitor';

const base = inject('productBase');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody waits for it: it comes when the page is at rest. */
const LATE = { timeout: 15_000 };
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

interface Asked {
  asked: number;
  /** What the person answers when the browser asks. */
  answer: NotificationPermission;
}

/** A browser whose push service and question about permission can be played. */
async function withPushService(page: Page, answer: NotificationPermission): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`;
  await page.addInitScript(
    (given) => {
      const played = ((window as unknown as { played: Asked }).played = { asked: 0, answer: given.answer });
      const permission = () => (localStorage.getItem('playedPermission') ?? 'default') as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = () => {
        played.asked++;
        localStorage.setItem('playedPermission', played.answer);
        return Promise.resolve(played.answer);
      };
      const subscription = {
        toJSON: () => ({ endpoint: given.endpoint, expirationTime: null, keys: given.keys }),
        unsubscribe: () => Promise.resolve(sessionStorage.setItem('subscribed', '') === undefined),
      };
      PushManager.prototype.subscribe = (options) => {
        sessionStorage.setItem('subscribed', options?.applicationServerKey ? 'yes' : '');
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(sessionStorage.getItem('subscribed') ? (subscription as unknown as PushSubscription) : null);
    },
    { answer, keys, endpoint },
  );
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { played: Asked }).played.asked);
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const push = (page: Page) => page.getByRole('switch', { name: 'Notifications sur cet appareil' });

describe.each([
  ['phone', 390, 844],
  ['desktop', 1280, 800],
])('on a %s', (_device, width, height) => {
  async function atTheAccount(answer: NotificationPermission) {
    const visitor = await aVisitor(browser, width, height);
    const { page } = visitor;
    const told: Record<string, unknown>[] = [];
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    page.on('request', (request) => {
      if (request.url().endsWith('/api/notifications/save-token'))
        told.push(request.postDataJSON() as Record<string, unknown>);
    });
    await withPushService(page, answer);
    await signIn(visitor, base, 'client2@demo.test');
    await page.goto(`${base}/account`);
    await push(page).waitFor();
    return { ...visitor, told, logged };
  }

  test('nobody is asked before they want it; then the server is told once, and again after a week', async () => {
    const { page, told, errors } = await atTheAccount('granted');
    await page.getByText('Votre navigateur vous demandera la permission.').waitFor();
    await page.waitForTimeout(2500);
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

    await page.reload();
    await page.getByText('Cet appareil vous prévient quand votre commande est prête.').waitFor();
    await page.waitForTimeout(2500);
    expect(told).toHaveLength(1);
    await page.evaluate((week) => {
      const sent = JSON.parse(localStorage.getItem('sentDeviceToken') ?? '') as { at: number };
      localStorage.setItem('sentDeviceToken', JSON.stringify({ ...sent, at: sent.at - week }));
    }, 7 * DAY_MS);
    await page.reload();
    await expect.poll(() => told.length, LATE).toBe(2);

    await push(page).click();
    await page.getByText('Cet appareil ne vous prévient plus.').waitFor();
    await page.reload();
    await page.getByText('Cet appareil ne vous prévient plus.').waitFor();
    await page.waitForTimeout(2500);
    expect(told).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test('what the server would not take waits, is logged, and goes with the next start; who leaves takes it along', async () => {
    const { page, told, logged, errors } = await atTheAccount('granted');
    await page.evaluate(() => localStorage.setItem('playedPermission', 'granted'));
    await page.route('**/api/notifications/save-token', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect.poll(() => logged.join(), LATE).toContain('Backend error: 503');
    expect(await kept(page, 'pendingDeviceToken')).toContain('https://fcm.googleapis.com/');
    await page.unroute('**/api/notifications/save-token');
    await page.reload();
    await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toBeNull();
    expect(told).toHaveLength(2);

    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/userlogin');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed')), LATE).toBe('');
    expect(await kept(page, 'sentDeviceToken')).toBeNull();

    // The next start finds the permission and nobody to send for: the token waits for a sign-in.
    await page.reload();
    await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toContain('https://fcm.googleapis.com/');
    expect(told).toHaveLength(2);
    const token = inject('customerTokens')['client@demo.test'] ?? '';
    await page.evaluate((given) => {
      localStorage.setItem('userToken', given);
      window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
    }, token);
    await expect.poll(() => told.length, LATE).toBe(3);
    await expect.poll(() => kept(page, 'pendingDeviceToken'), LATE).toBeNull();
    expect(errors).toEqual([]);
  });

  test('a no is a no: nothing is sent and the switch says where to change it', async () => {
    const { page, told } = await atTheAccount('denied');
    await push(page).click();
    await page.getByText(/^Votre navigateur bloque les notifications de ce site/).waitFor();
    expect(await push(page).isDisabled()).toBe(true);
    expect([await kept(page, 'pendingDeviceToken'), told]).toEqual([null, []]);
  });

  test('where the push service is away the switch goes back and says so', async () => {
    const { page, told } = await atTheAccount('granted');
    await page.evaluate(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'));
    });
    await push(page).click();
    await page.getByText('Les notifications n’ont pas pu être activées sur cet appareil.').waitFor();
    expect(await push(page).isChecked()).toBe(false);
    expect(told).toEqual([]);
  });
});

test('a push is a notification of the system, and a word on the page one looks at; without a title it is « New Message »', async () => {
  const visitor = await aVisitor(browser, 390, 844);
  const { page, errors } = visitor;
  await page.context().grantPermissions(['notifications'], { origin: base });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await signIn(visitor, base, 'client2@demo.test');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: base, registrationId, data });
  // What is said on the page answers to a gesture, so its code waits for one.
  await page.mouse.click(5, 400);
  await push('{"title":"C’est prêt","body":"Commande K7MQ2X","url":"/tokenDetails/K7MQ2X"}');
  await page.getByText('C’est prêt : Commande K7MQ2X').waitFor();
  await push('Une nouvelle');
  await page.getByText('New Message : Une nouvelle').waitFor();
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body }) => `${title} | ${body}`).sort();
    });
  await expect.poll(shown, LATE).toEqual(['C’est prêt | Commande K7MQ2X', 'New Message | Une nouvelle']);
  expect(errors).toEqual([]);
});
