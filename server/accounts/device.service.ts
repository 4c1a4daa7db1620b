import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import type { PushStandIn } from '../config';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { cleanText } from '../text';
import type { Account } from './account.entity';
import { DeviceType } from './device.entity';
import { readDeviceToken } from './device-token';
import { asCustomer, type Principal } from './principal';

const MOST_DEVICES = 10;

/** What a client tells of itself (spec customer §7, save-token). */
export interface DeviceReport {
  token: string;
  deviceType?: string;
  userId?: string;
  browser?: string;
  appVersion?: string;
}

/** Devices that want to be told when an order is ready. */
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
    const accountId = asCustomer(principal, report.userId);
    const token = readDeviceToken(report.token, this.pushStandIn);
    const deviceType = report.deviceType === DeviceType.MOBILE ? DeviceType.MOBILE : DeviceType.WEB;
    const browser = cleanText(report.browser ?? '', 400, 'Le navigateur').slice(0, 120);
    const appVersion = cleanText(report.appVersion ?? '', 20, 'La version');
    const now = this.clock.now();
    await this.em.fork().transactional(async (em) => {
      // Of two who come at once, one is last.
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
        [newId(), accountId, token, deviceType, browser, appVersion, now, now],
      );
      await em.execute(
        `delete from device where account_id = ? and id not in
           (select id from device where account_id = ? order by last_login_at desc, id desc limit ?)`,
        [accountId, accountId, MOST_DEVICES],
      );
    });
  }

  /** The same, along with a sign-in, which succeeds whatever the token is worth. */
  async saveAtSignIn(account: Account, token: string): Promise<void> {
    await this.save({ id: account.id, role: account.role }, { token }).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
    });
  }
}

/** Where an account is signed out everywhere, nothing is told any more. */
export async function forgetDevices(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('delete from device where account_id = ?', [accountId]);
}
