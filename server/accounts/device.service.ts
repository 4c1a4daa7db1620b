import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import type { PushStandIn } from '../config';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { cleanText } from '../text';
import type { Account } from './account.entity';
import { DeviceType } from './device.entity';
import * as t from './device.texts';
import { asAccount, asCustomer, type Principal } from './principal';
import { readSubscription } from './push-services';

const LONGEST_TOKEN = 2048;
const MOST_DEVICES = 10;

/** What a client says of itself (specification 6.4). */
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
   * Keeps a device's token for the caller; a token known already moves to the customer, or the owner, who signed in on it
   * last (one browser may hold one of each). The ten latest of an account stay. When it was seen is the server's word:
   * `lastLogin` of the client's clock is not kept.
   */
  async save(principal: Principal, report: DeviceReport): Promise<void> {
    asAccount(principal);
    const accountId = asCustomer(principal, report.userId);
    const token = readDeviceToken(report.token, this.pushStandIn);
    const deviceType = report.deviceType === DeviceType.MOBILE ? DeviceType.MOBILE : DeviceType.WEB;
    const browser = cleanText(report.browser ?? '', 400, t.browser()).slice(0, 120);
    const appVersion = cleanText(report.appVersion ?? '', 20, t.version());
    const now = this.clock.now();
    await inOneStep(this.em.fork(), async (em) => {
      // Serialises two sign-ins with the same token: the later one keeps it.
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

  /** With a sign-in, which succeeds whether or not the token is valid. */
  async saveAtSignIn(account: Account, token: string): Promise<void> {
    await this.save({ id: account.id, role: account.role }, { token }).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
    });
  }
}

/** An account that is signed out everywhere is no longer notified. */
export async function forgetDevices(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('delete from device where account_id = ?', [accountId]);
}

/** A push service's token, which is never an address, or a Web Push subscription as JSON. Throws BAD_USER_INPUT for anything else. */
function readDeviceToken(token: string, standIn?: PushStandIn): string {
  const isOne = token.startsWith('{')
    ? readSubscription(token, standIn) !== null
    : /^(?!(\w+:)?\/)[\w:.%/+=-]{20,}$/.test(token);
  if (!isOne || token.length > LONGEST_TOKEN) throw new Fault('BAD_USER_INPUT', t.wrongToken());
  return token;
}
