import { Agent, request, type RequestOptions } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import { type PushSubscription, readSubscription } from '../accounts/device.service';
import type { PushStandIn } from '../config';
import { type Notification, type PushSender, PUSH_LASTS_SECONDS } from './push.service';

const TIME_OUT_MS = 10_000;
const NO_SUBSCRIPTION_ANY_MORE = [404, 410];

export interface PushSettings {
  vapid: { publicKey: string; privateKey: string };
  /** Contact in the VAPID token, for complaints of push services. */
  supportEmail: string;
  pushStandIn?: PushStandIn;
}

/** DNS lookup that replaces the system's in tests. */
type Lookup = RequestOptions['lookup'];

/**
 * Sends Web Push with VAPID (RFC 8030, 8291, 8292). The endpoint comes from a browser, so it is checked each time, and
 * a connection is refused when a push service's name resolves to a private network. Tokens that are not subscriptions
 * belong to a service without an account here and are reported as unreachable.
 */
export function webPushSender(settings: PushSettings, log: (line: string) => void, lookup?: Lookup): PushSender {
  const { pushStandIn: standIn } = settings;
  const filtering = new RequestFilteringHttpsAgent();
  const local = new Agent({ ca: standIn?.certificate });
  return {
    async send(token, notification) {
      if (!token.startsWith('{')) {
        log('a push token that is no Web Push subscription is left out');
        return 'unreachable';
      }
      const subscription = readSubscription(token, standIn);
      if (!subscription) return 'gone';
      const { origin, host } = new URL(subscription.endpoint);
      const agent = origin === standIn?.origin ? local : filtering;
      const status = await post(seal(subscription, notification, settings), { agent, ...(lookup && { lookup }) });
      if (NO_SUBSCRIPTION_ANY_MORE.includes(status)) return 'gone';
      // Neither the URL nor the response is logged, because both may identify the subscription.
      if (status < 200 || status > 299) throw new Error(`The push service ${host} answered ${status}.`);
      return 'sent';
    },
  };
}

type Sealed = ReturnType<typeof webPush.generateRequestDetails>;

/** Returns the request with the content encrypted for the browser. Throws when the VAPID keys are invalid. */
function seal(subscription: PushSubscription, notification: Notification, settings: PushSettings): Sealed {
  const { vapid, supportEmail } = settings;
  return webPush.generateRequestDetails(subscription, JSON.stringify(notification), {
    vapidDetails: { subject: `mailto:${supportEmail}`, ...vapid },
    TTL: PUSH_LASTS_SECONDS,
    urgency: 'high',
    topic: notification.tag,
    contentEncoding: 'aes128gcm',
  });
}

/** Returns the HTTP status without reading the body. Throws after ten seconds without a response. */
function post({ endpoint, method, headers, body }: Sealed, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIME_OUT_MS);
    const sent = request(endpoint, { ...options, method, headers: { ...headers }, signal }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
