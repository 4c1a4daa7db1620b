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
import { customerId, readSession } from './session';
import { readStored, writeStored } from './storage';

const SILENCED_KEY = 'notificationsOff';
const APP_VERSION = '1.0.0';

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
  const who = customerId();
  if (who === null || isDue(readSentToken(), token, who, Date.now())) keepPendingToken(token);
  await sendPendingToken();
}

/** Sends what waits to be sent, once there is somebody it belongs to (spec customer §7). Throws when the network is gone. */
async function sendPendingToken(): Promise<void> {
  const token = readPendingToken();
  const who = customerId();
  const { customer, owner } = readSession();
  const bearer = (customer ?? owner)?.token;
  if (token === null || who === null || bearer === undefined) return;
  const { userAgent, maxTouchPoints } = navigator;
  const answer = await fetch('/api/notifications/save-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      token,
      deviceType: deviceType(userAgent, maxTouchPoints),
      userId: who,
      browser: userAgent,
      appVersion: APP_VERSION,
      lastLogin: new Date().toISOString(),
    }),
  });
  // Words of spec customer §8. It stays pending: the next start tries again.
  if (!answer.ok) throw new Error(`Backend error: ${answer.status}`);
  keepSentToken({ token, who, at: Date.now() });
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

/** Nobody is signed in here any more: this device hears nothing of the orders of who was. */
export async function releaseDevice(): Promise<void> {
  forgetDeviceToken();
  await unsubscribe();
}
