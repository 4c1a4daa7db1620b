import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from './account.entity';
import { readName, readPhone } from './contact';
import { forgetDevices } from './device.service';
import { asSomebody, type Principal } from './principal';

/** What somebody can change about their own account. */
export class ProfileService {
  constructor(private readonly em: EntityManager) {}

  /** Name and phone; throws BAD_USER_INPUT for what cannot be one. */
  async save(principal: Principal, name: string, phone: string | null): Promise<Account> {
    const account = await this.own(principal);
    this.em.assign(account, { name: readName(name), phone: readPhone(phone) });
    await this.em.flush();
    return account;
  }

  /** Whether mails about orders are wanted. */
  async saveMailPreference(principal: Principal, wanted: boolean): Promise<Account> {
    const account = await this.own(principal);
    account.mailAboutOrders = wanted;
    await this.em.flush();
    return account;
  }

  /** Ends every session on every device, the caller's own included. */
  async signOutEverywhere(principal: Principal): Promise<boolean> {
    const id = asSomebody(principal);
    await this.em.fork().transactional(async (em) => {
      await em.execute('update account set token_version = token_version + 1 where id = ?', [id]);
      await forgetDevices(em, id);
    });
    return true;
  }

  private own(principal: Principal): Promise<Account> {
    return this.em.findOneOrFail(Account, { id: asSomebody(principal) });
  }
}
