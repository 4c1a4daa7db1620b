import { fetchOnline } from '../page/faults';
import { house } from '../page/house';
import { canReceivePush, subscribe, unsubscribe } from './push-subscription';
import { readSession, type Identity } from '../session/session';
import { readStored, writeStored } from '../page/storage';

const SILENCED_KEY = 'notificationsOff';
const APP_VERSION = '1.0.0';

export function everybodyHere(): Identity[] {
  const { customer, owner } = readSession();
  return [customer, owner].filter((one) => one !== null);
}

/** Whether notifications were switched off here, by whoever uses this device. */
function isSilenced(): boolean {
  return readStored(SILENCED_KEY) !== null;
}

export function isRegistered(): boolean {
  return !isSilenced() && (readSentToken() !== null || readPendingToken() !== null);
}

/** One after the other: the start of the product and a pressed switch may meet. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * Has the house tell this device: its token is kept here, and sent as soon as somebody is signed in; `again` also where
 * that was done, as after a new sign-in. Who has left hears nothing more here. Never asks for permission: without it, or
 * where the house sends nothing, nothing happens. Throws when the browser does not subscribe.
 */
export function registerDevice(again = false): Promise<void> {
  return inTurn(() => register(again));
}

async function register(again: boolean): Promise<void> {
  const people = everybodyHere();
  const sent = readSentToken();
  const somebodyLeft = sent?.who.split(' ').some((one) => !people.some(({ id }) => id === one));
  if (somebodyLeft) await giveUp();
  if (!house.pushKey || !canReceivePush() || Notification.permission !== 'granted' || isSilenced()) return;
  const token = await subscribe(house.pushKey);
  if (again || people.length === 0 || isDue(sent, token, namesOf(people), Date.now())) keepPendingToken(token);
  await sendPendingToken();
}

/** The push service refuses what is still sent here. */
async function giveUp(): Promise<void> {
  forgetDeviceToken();
  await unsubscribe();
}

/**
 * Sends what waits to be sent, once there is somebody it belongs to (specification 6.4): a customer and an owner who are
 * both signed in here are both told here. Throws when the network is gone.
 */
async function sendPendingToken(): Promise<void> {
  const token = readPendingToken();
  const people = everybodyHere();
  if (token === null || people.length === 0) return;
  const answers = await Promise.all(people.map((person) => save(token, person)));
  const refused = answers.find(({ ok }) => !ok);
  // Words of specification 6.4. It stays pending: the next start tries again.
  if (refused) throw new Error(`Backend error: ${refused.status}`);
  keepSentToken({ token, who: namesOf(people), at: Date.now() });
}

function save(token: string, { id, token: bearer }: Identity): Promise<Response> {
  const { userAgent, maxTouchPoints } = navigator;
  return fetchOnline('/api/notifications/save-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      token,
      deviceType: deviceType(userAgent, maxTouchPoints),
      userId: id,
      browser: userAgent,
      appVersion: APP_VERSION,
      lastLogin: new Date().toISOString(),
    }),
  });
}

function namesOf(people: readonly Identity[]): string {
  return people.map(({ id }) => id).join(' ');
}

/** Switched on here: whatever was said before. */
export function unsilenceDevice(): Promise<void> {
  return inTurn(() => {
    writeStored(SILENCED_KEY, null);
    return register(false);
  });
}

/** Switched off here, and not on again by itself at the next start. */
export function silenceDevice(): Promise<void> {
  return inTurn(async () => {
    writeStored(SILENCED_KEY, '1');
    await giveUp();
  });
}

/** Nobody is signed in here any more: this device hears nothing of the orders of who was. */
export function releaseDevice(): Promise<void> {
  return inTurn(giveUp);
}

// Specification 6.4: kept after permission was given, sent once somebody is signed in, then removed; sent again after a week.
const PENDING_KEY = 'pendingDeviceToken';
const SENT_KEY = 'sentDeviceToken';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What the server was last told of this device. */
interface SentToken {
  token: string;
  who: string;
  at: number;
}

/** Whether the server has to be told: another token, another person, or a week has passed. */
export function isDue(sent: SentToken | null, token: string, who: string, now: number): boolean {
  if (sent?.token !== token || sent.who !== who) return true;
  return !(now - sent.at >= 0 && now - sent.at < WEEK_MS);
}

function readPendingToken(): string | null {
  return readStored(PENDING_KEY);
}

function keepPendingToken(token: string): void {
  writeStored(PENDING_KEY, token);
}

function readSentToken(): SentToken | null {
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

function keepSentToken(sent: SentToken): void {
  writeStored(SENT_KEY, JSON.stringify(sent));
  writeStored(PENDING_KEY, null);
}

function forgetDeviceToken(): void {
  writeStored(SENT_KEY, null);
  writeStored(PENDING_KEY, null);
}

/** What the specification calls a device: phones and tablets are « mobile », iPads that call themselves Macs too. */
export function deviceType(userAgent: string, touchPoints: number): 'mobile' | 'web' {
  if (/Android|iPhone|iPad|iPod|Mobile|Tablet/i.test(userAgent)) return 'mobile';
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'mobile' : 'web';
}
