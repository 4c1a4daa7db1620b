import { type Browser, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyWords } from '../../server/notifications/order-news.service';
import { webPushSender } from '../../server/notifications/web-push-sender';
import { freshSecrets } from '../../server/secrets';
import { chromium } from '../support/chromium';
import { base } from '../support/journey';
import { aPushService } from '../support/push-service';
import { aVisitor, signIn } from '../support/visitor';

/** Nobody waits for it: it comes when the page is at rest. */
const LATE = { timeout: 15_000 };
const NEWS = {
  ...readyWords({
    token: 'K7MQ2X',
    window: {
      startsAt: new Date('2026-11-24T11:15:00Z'),
      endsAt: new Date('2026-11-24T11:30:00Z'),
      shownFrom: new Date(0),
    },
    shop: { name: 'Le Fournil', zone: 'Europe/Paris' },
  }),
  tag: 'a'.repeat(32),
};
let browser: Browser;
let service: Awaited<ReturnType<typeof aPushService>>;

beforeAll(async () => {
  browser = await playwright.launch(chromium({ windows: true }));
  service = await aPushService();
});
afterAll(async () => {
  service.close();
  await browser.close();
});

/** A push as the server sends it, and as it is read behind the push service, which no browser here can reach. */
async function sent(): Promise<string> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = freshSecrets();
  const settings = {
    vapid: { publicKey, privateKey },
    supportEmail: 'aide@memeprix.test',
    pushStandIn: service.standIn,
  };
  const device = service.aBrowser();
  await webPushSender(settings, () => undefined).send(device.token, NEWS);
  return device.received[0]?.text ?? 'nothing was sent';
}

/** A signed-in customer whose browser shows notifications, and its service worker. */
async function aTellable() {
  const visitor = await aVisitor({ browser, serviceWorkers: 'allow' });
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
  await signIn(visitor);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // What is said on the page answers to a gesture, so its code waits for one.
  await page.mouse.click(5, 400);
  return {
    page,
    errors,
    worker,
    push: (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin: base, registrationId, data }),
    shown: () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body }) => `${title} | ${body}`).sort();
      }),
  };
}
const READY = 'Votre commande est prête | Le Fournil · K7MQ2X · retrait de 12:15 à 12:30';

test('a push is shown once, by the system and on the open page, titled « New Message » without a title, until signing out', async () => {
  const { page, errors, push, shown } = await aTellable();
  const text = await sent();
  for (let time = 0; time < 3; time++) await push(text);
  await page.getByText('Votre commande est prête : Le Fournil').waitFor();
  // Told in order: what came before the last one is there when that is.
  await push('Une nouvelle');
  await page.getByText('New Message : Une nouvelle').waitFor();
  await expect.poll(shown, LATE).toEqual(['New Message | Une nouvelle', READY]);
  expect(await page.getByText('Votre commande est prête').count()).toBe(1);

  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/userlogin');
  await expect.poll(shown, LATE).toEqual([]);
  expect(errors).toEqual([]);
});

interface Clicked extends ServiceWorkerGlobalScope {
  opened: string[];
  focused: string[];
}

test('pressing a notification focuses the order’s open page or opens a new one', async () => {
  const { page, worker, push, shown } = await aTellable();
  await push(await sent());
  await expect.poll(shown, LATE).toEqual([READY]);
  // No script may press what lies outside the page, nor open windows without a press: both are played.
  await worker.evaluate(() => {
    const scope = self as unknown as Clicked;
    Object.assign(scope, { opened: [], focused: [] });
    scope.clients.openWindow = (url) => {
      scope.opened.push(String(url));
      return Promise.resolve(null);
    };
    WindowClient.prototype.focus = function (this: WindowClient) {
      scope.focused.push(new URL(this.url).pathname);
      return Promise.resolve(this);
    };
  });
  const press = () =>
    worker.evaluate(async () => {
      const scope = self as unknown as Clicked;
      const [notification] = await scope.registration.getNotifications();
      if (notification) scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  const led = () => worker.evaluate(() => [(self as unknown as Clicked).opened, (self as unknown as Clicked).focused]);
  await press();
  await expect.poll(led, LATE).toEqual([['/tokenDetails/K7MQ2X'], []]);
  await expect.poll(shown, LATE).toEqual([]);

  await page.goto(`${base}/tokenDetails/K7MQ2X`);
  const again = await sent();
  // The browser can lose a message that comes while a page replaces another; the same message is shown once.
  const pushed = async () => {
    await push(again);
    return shown();
  };
  await expect.poll(pushed, { ...LATE, interval: 1_000 }).toEqual([READY]);
  await press();
  await expect.poll(led, LATE).toEqual([['/tokenDetails/K7MQ2X'], ['/tokenDetails/K7MQ2X']]);
});
