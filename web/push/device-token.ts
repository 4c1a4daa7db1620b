import { readStored, writeStored } from '../page/storage';

// Specification 6.4: kept after permission was given, sent once somebody is signed in, then removed; sent again after a week.
const PENDING_KEY = 'pendingDeviceToken';
const SENT_KEY = 'sentDeviceToken';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What the server was last told of this device. */
export interface SentToken {
  token: string;
  who: string;
  at: number;
}

/** Whether the server has to be told: another token, another person, or a week has passed. */
export function isDue(sent: SentToken | null, token: string, who: string, now: number): boolean {
  if (sent?.token !== token || sent.who !== who) return true;
  return !(now - sent.at >= 0 && now - sent.at < WEEK_MS);
}

export function readPendingToken(): string | null {
  return readStored(PENDING_KEY);
}

export function keepPendingToken(token: string): void {
  writeStored(PENDING_KEY, token);
}

export function readSentToken(): SentToken | null {
  const kept = readStored(SENT_KEY);
  if (kept === null) return null;
  const sent = parsed(kept);
  if (!sent) writeStored(SENT_KEY, null);
  return sent;
}

function parsed(text: string): SentToken | null {
  try {
    const { token, who, at } = JSON.parse(text) as Partial<Record<keyof SentToken, unknown>>;
    return typeof token === 'string' && typeof who === 'string' && typeof at === 'number' ? { token, who, at } : null;
  } catch {
    return null;
  }
}

export function keepSentToken(sent: SentToken): void {
  writeStored(SENT_KEY, JSON.stringify(sent));
  writeStored(PENDING_KEY, null);
}

export function forgetDeviceToken(): void {
  writeStored(SENT_KEY, null);
  writeStored(PENDING_KEY, null);
}

/** What the specification calls a device: phones and tablets are « mobile », iPads that call themselves Macs too. */
export function deviceType(userAgent: string, touchPoints: number): 'mobile' | 'web' {
  if (/Android|iPhone|iPad|iPod|Mobile|Tablet/i.test(userAgent)) return 'mobile';
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'mobile' : 'web';
}
