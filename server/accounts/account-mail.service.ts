import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { layOut, type Foot, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { Account, Role } from './account.entity';
import { LinkPurpose } from './account-link.entity';
import { issueLink } from './account-links';
import {
  activationLetter,
  knownAddressLetter,
  passwordChangedLetter,
  passwordResetLetter,
  payoutChangedLetter,
} from './account-mails';
import { SignUp } from './sign-up.entity';
import { waitingSignUps } from './sign-ups';

/** What somebody at an address is to be told; which accounts live there, if any, is only looked up when it is sent. */
export interface AccountMail {
  kind: 'signedUp' | 'activation' | 'passwordReset' | 'passwordChanged' | 'payoutChanged';
  email: string;
  /** Null: the accounts of both sides of the counter. */
  role: Role | null;
  /** The sign-up an activation is for; nothing where it is for whichever wait. */
  signUpId?: string | null | undefined;
}

/**
 * Promises a mail within a transaction: it goes out when that is committed, and never when it is not. What is written
 * is the same for an address nobody knows, so that no answer takes longer for having an account. What comes in several
 * pieces is gathered under one name, for a minute after the first of them.
 */
export async function promiseAccountMail(
  em: EntityManager,
  { kind, email, role, signUpId }: AccountMail,
  gatheredAs: string | null = null,
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('accountMail', json_build_object('kind', ?::text, 'email', ?::text, 'role', ?::text, 'signUpId', ?::text),
       max_attempts => 12, job_key => ?::text, job_key_mode => 'preserve_run_at', run_at => case when ?::text is null then now() else now() + interval '1 minute' end)`,
    [kind, email, role, signUpId ?? null, gatheredAs, gatheredAs],
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
  async deliver(promised: AccountMail): Promise<void> {
    const { kind, email, role } = promised;
    const em = this.em.fork();
    const [account, ...others] = await em.find(Account, { email, removedAt: null, ...(role && { role }) });
    if (!account) return;
    const waiting = kind === 'activation' && !promised.signUpId ? await waitingSignUps(em, account.id) : [];
    const each =
      others.length > 0
        ? Object.values(Role).map((side) => ({ ...promised, role: side }))
        : waiting.map(({ id }) => ({ ...promised, signUpId: id }));
    // Each a promise of its own: who has theirs is not written to again because another's did not get through.
    if (each.length > 0) {
      await em.transactional(async (tx) => {
        for (const one of each) await promiseAccountMail(tx, one);
      });
    } else {
      const letter = await this.letterFor(em, promised, account);
      if (letter) await this.mailer.send({ to: account.email, ...layOut(letter, this.foot) });
    }
  }

  private async letterFor(
    em: EntityManager,
    { kind, signUpId }: AccountMail,
    account: Account,
  ): Promise<Letter | null> {
    const origin = this.foot.publicUrl;
    const link = (purpose: LinkPurpose) => issueLink(em, account.id, purpose, this.clock.now());
    switch (kind) {
      case 'signedUp':
        if (account.activatedAt) return knownAddressLetter(account, origin);
        return this.activation(em, account, signUpId ?? null);
      case 'activation':
        return account.activatedAt ? null : this.activation(em, account, signUpId ?? null);
      case 'passwordReset':
        return passwordResetLetter(account, origin, await link(LinkPurpose.PASSWORD_RESET));
      case 'passwordChanged':
        return passwordChangedLetter(account, origin);
      case 'payoutChanged':
        return payoutChangedLetter(account, origin);
    }
  }

  /** Calls whoever reads it by the name of the sign-up its link is for; null where that waits no more. */
  private async activation(em: EntityManager, account: Account, signUpId: string | null): Promise<Letter | null> {
    const newcomer = signUpId === null ? account : await em.findOne(SignUp, { id: signUpId });
    if (!newcomer) return null;
    const token = await issueLink(em, account.id, LinkPurpose.ACTIVATION, this.clock.now(), signUpId);
    return activationLetter({ name: newcomer.name, role: account.role }, this.foot.publicUrl, token);
  }
}
