import { fetchOnline } from '../page/faults';
import { house } from '../page/site-config';
import { readSession, type Identity } from '../session/session';
import { readStored, writeStored } from '../page/storage';
import { fieldsOf, parseJson } from '../page/untyped';

const SILENCED_KEY = 'notificationsOff';
const APP_VERSION = '1.0.0';

export function everybodyHere(): Identity[] {
  const { customer, owner } = readSession();
  return [customer, owner].filter((one) => one !== null);
}

const isSilenced = () => readStored(SILENCED_KEY) !== null;

export function isRegistered(): boolean {
  return !isSilenced() && (readSentToken() !== null || readStored(PENDING_KEY) !== null);
}

/** Serialises the work, because the start of the app and a pressed switch may overlap. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * Subscribes this device to push notifications: stores its token and sends it once a user is signed in; `again` sends
 * it even if it was sent before, as after a new sign-in. Unsubscribes users who have left. Never asks for permission:
 * without it, or when the server sends no notifications, it does nothing. Rejects when the browser refuses the
 * subscription.
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
  if (again || people.length === 0 || isDue(sent, token, namesOf(people), Date.now())) writeStored(PENDING_KEY, token);
  await sendPendingToken();
}

/** Unsubscribes, so that the push service rejects further messages to this device. */
async function giveUp(): Promise<void> {
  for (const key of [SENT_KEY, PENDING_KEY]) writeStored(key, null);
  await unsubscribe();
}

/** Sends the pending token for everybody signed in here (specification 6.4); rejects on a failure or refusal. */
async function sendPendingToken(): Promise<void> {
  const token = readStored(PENDING_KEY);
  const people = everybodyHere();
  if (token === null || people.length === 0) return;
  const answers = await Promise.all(people.map((person) => save(token, person)));
  const refused = answers.find(({ ok }) => !ok);
  // Message of specification 6.4. The token stays pending, so the next start tries again.
  if (refused) throw new Error(`Backend error: ${refused.status}`);
  const sent: SentToken = { token, who: namesOf(people), at: Date.now() };
  writeStored(SENT_KEY, JSON.stringify(sent));
  writeStored(PENDING_KEY, null);
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

/** Switches notifications on again on this device, even after they were switched off here. */
export function unsilenceDevice(): Promise<void> {
  return inTurn(() => {
    writeStored(SILENCED_KEY, null);
    return register(false);
  });
}

/** Switches notifications off on this device, so that the next start does not switch them on again. */
export function silenceDevice(): Promise<void> {
  return inTurn(async () => {
    writeStored(SILENCED_KEY, '1');
    await giveUp();
  });
}

/** Unsubscribes this device when the last user signs out, so that it gets no more news of that user's orders. */
export function releaseDevice(): Promise<void> {
  return inTurn(giveUp);
}

// Specification 6.4: the token is stored after permission was given, sent once a user is signed in, then removed; it is
// sent again after a week.
const PENDING_KEY = 'pendingDeviceToken';
const SENT_KEY = 'sentDeviceToken';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface SentToken {
  token: string;
  who: string;
  at: number;
}

/** Whether the token must be sent: it or the signed-in users changed, or a week has passed. */
export function isDue(sent: SentToken | null, token: string, who: string, now: number): boolean {
  if (sent?.token !== token || sent.who !== who) return true;
  return !(now - sent.at >= 0 && now - sent.at < WEEK_MS);
}

function readSentToken(): SentToken | null {
  const { token, who, at } = fieldsOf(parseJson(readStored(SENT_KEY)));
  return typeof token === 'string' && typeof who === 'string' && typeof at === 'number' ? { token, who, at } : null;
}

/** Device type of the specification: phones and tablets are « mobile », including iPads that identify as Macs. */
export function deviceType(userAgent: string, touchPoints: number): 'mobile' | 'web' {
  if (/Android|iPhone|iPad|iPod|Mobile|Tablet/i.test(userAgent)) return 'mobile';
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'mobile' : 'web';
}

/** Whether this browser can receive push notifications; on an iPhone only the installed app can. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

const WORKER_MS = 10_000;

/** Returns this device's subscription as stored JSON, creating it; rejects when the browser refuses. */
async function subscribe(serverKey: string): Promise<string> {
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: serverKey };
  try {
    return JSON.stringify(await pushManager.subscribe(wanted));
  } catch (error) {
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    // The old subscription belongs to another server key, and a browser keeps only one at a time.
    await older.unsubscribe();
    return JSON.stringify(await pushManager.subscribe(wanted));
  }
}

/** Ends the subscription and closes the notifications still shown; the push service then rejects further messages. */
async function unsubscribe(): Promise<void> {
  if (!canReceivePush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker.')), WORKER_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}
