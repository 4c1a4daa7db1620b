import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import type { PushStandIn } from '../config';
import { transaction } from '../database/transaction';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { cleanText } from '../text';
import type { Account } from './account.entity';
import { DeviceType } from './device.entity';
import * as t from './device.texts';
import { requireAccount, requireCustomer, type Principal } from './principal';
import { ECDH } from 'node:crypto';
import { z } from 'zod';

const LONGEST_TOKEN = 2048;
const MOST_DEVICES = 10;

/** Data that a client sends about its device (specification 6.4). */
export interface DeviceReport {
  token: string;
  deviceType?: string;
  userId?: string;
  browser?: string;
  appVersion?: string;
}

export class DeviceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly pushStandIn?: PushStandIn,
  ) {}

  /**
   * Stores a device's token for the caller. A token that is already stored moves to the account that signed in last in
   * this role, so that one browser has at most one customer and one owner. An account has at most ten devices: the
   * latest remain. The time comes from the server, and the client's `lastLogin` is ignored.
   */
  async save(principal: Principal, report: DeviceReport): Promise<void> {
    requireAccount(principal);
    const accountId = requireCustomer(principal, report.userId);
    const token = readDeviceToken(report.token, this.pushStandIn);
    const deviceType = report.deviceType === DeviceType.MOBILE ? DeviceType.MOBILE : DeviceType.WEB;
    const browser = cleanText(report.browser ?? '', 400, t.browser()).slice(0, 120);
    const appVersion = cleanText(report.appVersion ?? '', 20, t.version());
    const now = this.clock.now();
    await transaction(this.em, async (em) => {
      // Serialises concurrent sign-ins with the same token, so that the later one gets it.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [token]);
      await em.execute(
        `delete from device using account before, account after
         where md5(token) = md5(?) and account_id = before.id and after.id = ?
           and before.id <> after.id and before.role = after.role`,
        [token, accountId],
      );
      await em.execute(
        `insert into device (id, account_id, token, device_type, browser, app_version, last_login_at, created_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (md5(token), account_id) do update set device_type = excluded.device_type,
           browser = excluded.browser, app_version = excluded.app_version, last_login_at = excluded.last_login_at`,
        [newId(now), accountId, token, deviceType, browser, appVersion, now, now],
      );
      await em.execute(
        `delete from device where account_id = ? and id not in
           (select id from device where account_id = ? order by last_login_at desc, id desc limit ?)`,
        [accountId, accountId, MOST_DEVICES],
      );
    });
  }

  /** Stores the device during a sign-in, which succeeds even when the token is invalid. */
  async saveAtSignIn(account: Account, token: string): Promise<void> {
    await this.save({ id: account.id, role: account.role }, { token }).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
    });
  }
}

/** Deletes the devices of an account that is signed out everywhere, so that it gets no more notifications. */
export async function forgetDevices(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('delete from device where account_id = ?', [accountId]);
}

/** A push service's token, never a URL, or a Web Push subscription as JSON. Throws BAD_USER_INPUT for anything else. */
function readDeviceToken(token: string, standIn?: PushStandIn): string {
  const isOne = token.startsWith('{')
    ? readSubscription(token, standIn) !== null
    : /^(?!(\w+:)?\/)[\w:.%/+=-]{20,}$/.test(token);
  if (!isOne || token.length > LONGEST_TOKEN) throw new Fault('BAD_USER_INPUT', t.wrongToken());
  return token;
}

/** Hosts of browsers' push services. The server sends requests to a subscription's URL, so other hosts are refused. */
const HOSTS =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|[\w-]+\.push\.apple\.com)$/;

const subscription = z.object({
  endpoint: z.string().refine((text) => URL.canParse(text)),
  keys: z.object({
    p256dh: z.string().refine(isPublicKey),
    auth: z.string().refine((text) => bytesOf(text).length === 16),
  }),
});
export type PushSubscription = z.output<typeof subscription>;

/** Parses the Web Push subscription in a token; returns null for anything else or an unknown push service. */
export function readSubscription(json: string, standIn?: PushStandIn): PushSubscription | null {
  const { data } = subscription.safeParse(parsed(json));
  return data && isPushService(new URL(data.endpoint), standIn) ? data : null;
}

function isPushService({ origin, protocol, port, username, password, hostname }: URL, standIn?: PushStandIn): boolean {
  if (username !== '' || password !== '') return false;
  return (protocol === 'https:' && port === '' && HOSTS.test(hostname)) || origin === standIn?.origin;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Whether the text is a P-256 public key, as encryption by RFC 8291 requires. */
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
