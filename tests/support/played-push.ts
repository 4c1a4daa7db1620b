import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from 'playwright';

interface Played {
  asked: number;
}

/** A browser whose push service is played, and where the question about permission is answered « yes ». */
export async function withPushService(page: Page): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`;
  await page.addInitScript(
    (given) => {
      const played = ((window as unknown as { played: Played }).played = { asked: 0 });
      const permission = () => (localStorage.getItem('playedPermission') ?? 'default') as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = () => {
        played.asked++;
        localStorage.setItem('playedPermission', 'granted');
        return Promise.resolve('granted');
      };
      // The same until it is given up; then another.
      const turn = () => Number(sessionStorage.getItem('subscriptions') ?? 0);
      const subscription = {
        toJSON: () => ({ endpoint: `${given.endpoint}-${turn()}`, expirationTime: null, keys: given.keys }),
        unsubscribe: () => {
          localStorage.setItem('subscribed', '');
          sessionStorage.setItem('subscriptions', String(turn() + 1));
          return Promise.resolve(true);
        },
      };
      PushManager.prototype.subscribe = (options) => {
        localStorage.setItem('subscribed', options?.applicationServerKey ? 'yes' : '');
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(localStorage.getItem('subscribed') ? (subscription as unknown as PushSubscription) : null);
    },
    { keys, endpoint },
  );
}

/** How often the page had the browser ask for permission. */
export const asked = (page: Page) => page.evaluate(() => (window as unknown as { played: Played }).played.asked);
