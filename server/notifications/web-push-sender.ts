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
  /** VAPID contact, for the push service’s complaints. */
  supportEmail: string;
  pushStandIn?: PushStandIn;
}

/** DNS lookup other than the machine’s, for tests. */
type Lookup = RequestOptions['lookup'];

/**
 * Web Push with VAPID (RFC 8030, 8291, 8292). The address comes from a browser, so it is checked again each time, and the
 * connection is refused where the name of a push service leads into a private network. Tokens that are no subscription
 * belong to a service this house has no account with; they are said to be unreachable.
 */
export function webPushSender(settings: PushSettings, tell: (line: string) => void, lookup?: Lookup): PushSender {
  const { pushStandIn: standIn } = settings;
  const filtering = new RequestFilteringHttpsAgent();
  const local = new Agent({ ca: standIn?.certificate });
  return {
    async send(token, notification) {
      if (!token.startsWith('{')) {
        tell('a push token that is no Web Push subscription is left out');
        return 'unreachable';
      }
      const subscription = readSubscription(token, standIn);
      if (!subscription) return 'gone';
      const { origin, host } = new URL(subscription.endpoint);
      const agent = origin === standIn?.origin ? local : filtering;
      const status = await post(seal(subscription, notification, settings), { agent, ...(lookup && { lookup }) });
      if (NO_SUBSCRIPTION_ANY_MORE.includes(status)) return 'gone';
      // Neither the address nor the answer is logged: both may name the subscription.
      if (status < 200 || status > 299) throw new Error(`The push service ${host} answered ${status}.`);
      return 'sent';
    },
  };
}

type Sealed = ReturnType<typeof webPush.generateRequestDetails>;

/** The request, with its text encrypted for the browser. Throws where the VAPID keys are invalid. */
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

/** The answer’s status; its body is not read. Throws without an answer within ten seconds. */
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
