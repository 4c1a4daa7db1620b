import { Fault } from '../errors';

const LONGEST_TOKEN = 2048;
const WRONG = 'Ce jeton de notification n’est pas valable.';

/** Where browsers' push services live; a subscription's address is called by the server, so no other is taken. */
const PUSH_HOSTS =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|[\w-]+\.push\.apple\.com)$/;

/** A push service's token, or a Web Push subscription as JSON. Throws BAD_USER_INPUT for anything else. */
export function readDeviceToken(token: string): string {
  const isOne = token.startsWith('{') ? isSubscription(token) : /^[\w:.%/+=-]{20,}$/.test(token);
  if (!isOne || token.length > LONGEST_TOKEN) throw new Fault('BAD_USER_INPUT', WRONG);
  return token;
}

function isSubscription(json: string): boolean {
  const { endpoint, keys } = parsed(json);
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  const isSafe = protocol === 'https:' && port === '' && username === '' && password === '';
  if (typeof keys !== 'object' || keys === null) return false;
  const { p256dh, auth } = keys as Record<string, unknown>;
  return isSafe && PUSH_HOSTS.test(hostname) && bytesIn(p256dh) === 65 && bytesIn(auth) === 16;
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function bytesIn(text: unknown): number {
  return typeof text === 'string' && /^[\w-]+=*$/.test(text) ? Buffer.from(text, 'base64url').length : 0;
}
