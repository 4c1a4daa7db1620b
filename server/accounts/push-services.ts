import { ECDH } from 'node:crypto';
import type { PushStandIn } from '../config';

/** Hosts of browsers’ push services; the server calls a subscription’s address, so others are refused. */
const HOSTS =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|[\w-]+\.push\.apple\.com)$/;

/** What a browser hands out to be pushed to (W3C Push API, `PushSubscription.toJSON`). */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The Web Push subscription in a token; null for anything else or an unknown push service. */
export function readSubscription(json: string, standIn?: PushStandIn): PushSubscription | null {
  const { endpoint, keys } = parsed(json);
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return null;
  if (typeof keys !== 'object' || keys === null) return null;
  const { p256dh, auth } = keys as Record<string, unknown>;
  if (typeof p256dh !== 'string' || typeof auth !== 'string') return null;
  if (!isPublicKey(p256dh) || bytesOf(auth).length !== 16) return null;
  return isPushService(new URL(endpoint), standIn) ? { endpoint, keys: { p256dh, auth } } : null;
}

function isPushService({ origin, protocol, port, username, password, hostname }: URL, standIn?: PushStandIn): boolean {
  if (username !== '' || password !== '') return false;
  return (protocol === 'https:' && port === '' && HOSTS.test(hostname)) || origin === standIn?.origin;
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A P-256 public key, for encryption by RFC 8291. */
function isPublicKey(text: string): boolean {
  const key = bytesOf(text);
  if (key.length !== 65) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function bytesOf(text: string): Buffer {
  return /^[\w-]+=*$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
}
