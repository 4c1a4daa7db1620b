import {
  deviceType,
  forgetDeviceToken,
  isDue,
  keepPendingToken,
  keepSentToken,
  readPendingToken,
  readSentToken,
} from './device-token';
import { house } from './house';
import { canBeTold, subscribe, unsubscribe } from './push-subscription';
import { readSession, type Identity } from './session';
import { readStored, writeStored } from './storage';

const SILENCED_KEY = 'notificationsOff';
const APP_VERSION = '1.0.0';

/** Everybody signed in here: one browser may hold a customer and an owner. */
export function everybodyHere(): Identity[] {
  const { customer, owner } = readSession();
  return [customer, owner].filter((one) => one !== null);
}

/** Whether notifications were switched off here, by whoever uses this device. */
function isSilenced(): boolean {
  return readStored(SILENCED_KEY) !== null;
}

/** Whether this device is told, or will be as soon as the server can be reached. */
export function isRegistered(): boolean {
  return !isSilenced() && (readSentToken() !== null || readPendingToken() !== null);
}

/**
 * Has the house tell this device: its token is kept here, and sent as soon as somebody is signed in. Never asks for
 * permission: without it, or where the house sends nothing, nothing happens. Throws when the browser does not subscribe.
 */
export async function registerDevice(): Promise<void> {
  if (!house.pushKey || !canBeTold() || Notification.permission !== 'granted' || isSilenced()) return;
  const token = await subscribe(house.pushKey);
  const who = namesOf(everybodyHere());
  if (who === '' || isDue(readSentToken(), token, who, Date.now())) keepPendingToken(token);
  await sendPendingToken();
}

/**
 * Sends what waits to be sent, once there is somebody it belongs to (spec customer §7): a customer and an owner who are
 * both signed in here are both told here. Throws when the network is gone.
 */
async function sendPendingToken(): Promise<void> {
  const token = readPendingToken();
  const people = everybodyHere();
  if (token === null || people.length === 0) return;
  const answers = await Promise.all(people.map((person) => save(token, person)));
  const refused = answers.find(({ ok }) => !ok);
  // Words of spec customer §8. It stays pending: the next start tries again.
  if (refused) throw new Error(`Backend error: ${refused.status}`);
  keepSentToken({ token, who: namesOf(people), at: Date.now() });
}

function save(token: string, { id, token: bearer }: Identity): Promise<Response> {
  const { userAgent, maxTouchPoints } = navigator;
  return fetch('/api/notifications/save-token', {
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
export async function unsilenceDevice(): Promise<void> {
  writeStored(SILENCED_KEY, null);
  await registerDevice();
}

/** Switched off here, and not on again by itself at the next start. */
export async function silenceDevice(): Promise<void> {
  await unsubscribe();
  writeStored(SILENCED_KEY, '1');
  forgetDeviceToken();
}

/** Somebody left, or signed in anew: who was here hears nothing more on this device, and who is here now is told again. */
export async function passDeviceOn(somebodyLeft: boolean): Promise<void> {
  forgetDeviceToken();
  // The push service then refuses what is still sent to them.
  if (somebodyLeft) await unsubscribe();
  if (everybodyHere().length > 0) await registerDevice();
}
