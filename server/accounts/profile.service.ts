import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneStep } from '../database/retry';
import { Account, type Language } from './account.entity';
import { readName, readPhone } from './contact';
import { forgetDevices } from './device.service';
import { requireAccount, requireSignedIn, type Principal, signedOut } from './principal';

export class ProfileService {
  constructor(private readonly em: EntityManager) {}

  async save(principal: Principal, name: string, phone: string | null): Promise<Account> {
    return this.change(requireAccount(principal), { name: readName(name), phone: readPhone(phone) });
  }

  async saveMailPreference(principal: Principal, wanted: boolean): Promise<Account> {
    return this.change(requireAccount(principal), { mailAboutOrders: wanted });
  }

  /** Saves the language, also for a guest: of the pages on this device and of the mails about the order. */
  async saveLanguage(principal: Principal, language: Language): Promise<Account> {
    return this.change(requireSignedIn(principal), { language });
  }

  /** Ends all sessions of the account on all devices, including the caller's. */
  async signOutEverywhere(principal: Principal): Promise<boolean> {
    const id = requireSignedIn(principal);
    await inOneStep(this.em.fork(), async (em) => {
      await em.execute('update account set token_version = token_version + 1 where id = ?', [id]);
      await forgetDevices(em, id);
    });
    return true;
  }

  /** Never writes to an account that was removed concurrently: throws UNAUTHENTICATED. */
  private async change(
    id: string,
    details: Partial<Pick<Account, 'name' | 'phone' | 'mailAboutOrders' | 'language'>>,
  ): Promise<Account> {
    const changed = await this.em.nativeUpdate(Account, { id, removedAt: null }, details);
    return changed === 0 ? signedOut() : this.em.findOneOrFail(Account, { id }, { refresh: true });
  }
}
