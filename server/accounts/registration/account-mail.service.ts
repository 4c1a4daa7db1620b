import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import type { Letter } from '../../mail/mail-layout';
import { enqueue, type Jobs } from '../../queue';
import { Account, Role, LinkPurpose, SignUp } from '../account.entity';
import type { LetterSender } from '../letter-sender';
import { issueLink, LINK_HOURS } from './account-links';
import { waitingSignUps } from './registration.service';
import * as t from './account-mails.texts';

type AccountMail = Jobs['accountMail'];
const SIDES = [Role.CUSTOMER, Role.OWNER] as const;

/** Sends mails about accounts. Link tokens are created when the mail is sent, so that the queue stores none. */
export class AccountMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly letters: LetterSender,
  ) {}

  /** Throws when the mail server rejects the mail, so that the job is retried. */
  async deliver(mail: AccountMail): Promise<void> {
    const { kind, email, role, language = null } = mail;
    const em = this.em.fork();
    const [account, ...others] = await em.find(Account, {
      email,
      removedAt: null,
      role: role ? Role[role] : { $in: SIDES },
    });
    if (!account) return;
    const waiting = kind === 'activation' && !mail.signUpId ? await waitingSignUps(em, account.id) : [];
    const each =
      others.length > 0
        ? SIDES.map((side) => ({ ...mail, role: side }))
        : waiting.map(({ id }) => ({ ...mail, signUpId: id }));
    // Each mail gets its own job, so that a retry after a failure does not repeat mails already sent.
    if (each.length > 0) {
      await transaction(em, async (tx) => {
        for (const one of each) await enqueue(tx, 'accountMail', one);
      });
    } else {
      const write = await this.letterFor(em, mail, account);
      if (write) await this.letters.send({ email, language: account.language ?? language }, write);
    }
  }

  private async letterFor(
    em: EntityManager,
    { kind, signUpId }: AccountMail,
    account: Account,
  ): Promise<(() => Letter) | null> {
    const origin = this.letters.foot.publicUrl;
    switch (kind) {
      case 'signedUp':
        if (account.activatedAt) return () => knownAddressLetter(account, origin);
        return this.activation(em, account, signUpId ?? null);
      case 'activation':
        return account.activatedAt ? null : this.activation(em, account, signUpId ?? null);
      case 'passwordReset': {
        const token = await issueLink(em, account.id, LinkPurpose.PASSWORD_RESET, this.clock.now());
        return () => passwordResetLetter(account, origin, token);
      }
      case 'passwordChanged':
        return () => passwordChangedLetter(account, origin);
      case 'payoutChanged':
        return () => payoutChangedLetter(account, origin);
    }
  }

  /** Returns the activation mail, addressed by the name in the sign-up; null when that sign-up no longer exists. */
  private async activation(em: EntityManager, account: Account, signUpId: string | null) {
    const newcomer = signUpId === null ? account : await em.findOne(SignUp, { id: signUpId });
    if (!newcomer) return null;
    const token = await issueLink(em, account.id, LinkPurpose.ACTIVATION, this.clock.now(), signUpId);
    return () => activationLetter({ name: newcomer.name, role: account.role }, this.letters.foot.publicUrl, token);
  }
}

interface Addressee {
  name: string;
  role: Role;
}

/** Origin of the product (scheme, host and port), without a trailing slash. */
type Origin = string;

export const PAYOUT_PAGE = '/restaurantPaymentSetupPage';

const notByYou = (origin: Origin) => t.notByYou(`${origin}/motdepasse`);
const loginPath = (role: Role) => (role === Role.OWNER ? '/ownerloginform' : '/userlogin');

/** Mail sent after a sign-up, with the button that activates the account (specification 2.3). */
export function activationLetter({ name, role }: Addressee, origin: Origin, token: string): Letter {
  const isOwner = role === Role.OWNER;
  return {
    subject: t.activate(),
    preview: t.lastStep(),
    title: t.welcome(isOwner),
    name,
    paragraphs: [t.signedUp(isOwner)],
    // With this parameter the activation page links to the owners' sign-in.
    action: { label: t.activateNow(), href: `${origin}/activate/${token}${isOwner ? '?espace=commercant' : ''}` },
    notes: [t.worksOnce(LINK_HOURS[LinkPurpose.ACTIVATION]), t.notYou()],
  };
}

/** Only this mail reveals that the account exists: the page answers alike for every address (specification 2.1). */
export function knownAddressLetter({ name, role }: Addressee, origin: Origin): Letter {
  return {
    subject: t.knownSubject(),
    preview: t.knownPreview(),
    title: t.knownTitle(),
    name,
    paragraphs: [t.knownAddress(), t.forgotten(`${origin}/motdepasse`)],
    action: { label: t.signIn(), href: `${origin}${loginPath(role)}` },
    notes: [t.nobodyEntered()],
  };
}

export function passwordResetLetter({ name, role }: Addressee, origin: Origin, token: string): Letter {
  const isOwner = role === Role.OWNER;
  return {
    subject: t.resetSubject(),
    preview: t.resetPreview(isOwner),
    title: t.resetTitle(),
    name,
    paragraphs: [t.resetAsked(isOwner)],
    action: { label: t.changeNow(), href: `${origin}/motdepasse/${token}` },
    notes: [t.worksOnce(LINK_HOURS[LinkPurpose.PASSWORD_RESET]), t.notYou()],
  };
}

/** Mail sent after every password change, so that the account's owner learns of a change made by another person. */
export function passwordChangedLetter({ name, role }: Addressee, origin: Origin): Letter {
  return {
    subject: t.changedSubject(),
    preview: t.changedPreview(),
    title: t.changedTitle(),
    name,
    paragraphs: [t.changed(role === Role.OWNER)],
    action: { label: t.signIn(), href: `${origin}${loginPath(role)}` },
    notes: [notByYou(origin)],
  };
}

/** Tells the owner of a change of bank details that another person may have made (specification 7.11). */
export function payoutChangedLetter({ name }: Pick<Addressee, 'name'>, origin: Origin): Letter {
  return {
    subject: t.payoutSubject(),
    preview: t.payoutPreview(),
    title: t.payoutTitle(),
    name,
    paragraphs: [t.payoutChanged()],
    action: { label: t.seePayout(), href: `${origin}${PAYOUT_PAGE}` },
    notes: [t.checkPayout(), notByYou(origin)],
  };
}
