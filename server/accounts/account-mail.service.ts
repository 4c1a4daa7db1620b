import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { layOut, type Foot, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { Account, Role } from './account.entity';
import { LinkPurpose } from './account-link.entity';
import { issueLink } from './account-links';
import { activationLetter, knownAddressLetter, passwordChangedLetter, passwordResetLetter } from './account-mails';

/** What somebody at an address is to be told; which accounts live there, if any, is only looked up when it is sent. */
export interface AccountMail {
  kind: 'signedUp' | 'activation' | 'passwordReset' | 'passwordChanged';
  email: string;
  /** Null: the accounts of both sides of the counter. */
  role: Role | null;
}

/**
 * Promises a mail within a transaction: it goes out when that is committed, and never when it is not. What is written
 * is the same for an address nobody knows, so that no answer takes longer for having an account.
 */
export async function promiseAccountMail(em: EntityManager, { kind, email, role }: AccountMail): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('accountMail', json_build_object('kind', ?::text, 'email', ?::text, 'role', ?::text),
       max_attempts => 12)`,
    [kind, email, role],
  );
}

/** Writes and sends the mails of accounts. Tokens are made here, so that none ever lies in a queue. */
export class AccountMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  /** Carries one promised mail out; throws when the mail server did not take it, so that it is tried again. */
  async deliver({ kind, email, role }: AccountMail): Promise<void> {
    const em = this.em.fork();
    const [account, ...others] = await em.find(Account, { email, removedAt: null, ...(role && { role }) });
    // Each a promise of its own: who has theirs is not written to again because another's did not get through.
    if (others.length > 0) {
      await em.transactional(async (tx) => {
        for (const side of Object.values(Role)) await promiseAccountMail(tx, { kind, email, role: side });
      });
    } else if (account) {
      const letter = await this.letterFor(em, kind, account);
      if (letter) await this.mailer.send({ to: account.email, ...layOut(letter, this.foot) });
    }
  }

  private async letterFor(em: EntityManager, kind: AccountMail['kind'], account: Account): Promise<Letter | null> {
    const origin = this.foot.publicUrl;
    const link = (purpose: LinkPurpose) => issueLink(em, account.id, purpose, this.clock.now());
    switch (kind) {
      case 'signedUp':
        if (account.activatedAt) return knownAddressLetter(account, origin);
        return activationLetter(account, origin, await link(LinkPurpose.ACTIVATION));
      case 'activation':
        if (account.activatedAt) return null;
        return activationLetter(account, origin, await link(LinkPurpose.ACTIVATION));
      case 'passwordReset':
        return passwordResetLetter(account, origin, await link(LinkPurpose.PASSWORD_RESET));
      case 'passwordChanged':
        return passwordChangedLetter(account, origin);
    }
  }
}
