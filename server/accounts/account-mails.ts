import type { Letter } from '../mail/mail-layout';
import { Role } from './account.entity';
import { LINK_HOURS } from './account-links';
import { LinkPurpose } from './account-link.entity';
import * as t from './account-mails.texts';

interface Addressee {
  name: string;
  role: Role;
}

/** Origin of the product, without a trailing slash. */
type Origin = string;

export const PAYOUT_PAGE = '/restaurantPaymentSetupPage';

const notByYou = (origin: Origin) => t.notByYou(`${origin}/motdepasse`);
const loginPath = (role: Role) => (role === Role.OWNER ? '/ownerloginform' : '/userlogin');

/** After signing up: one press and the account is open (specification 2.3). */
export function activationLetter({ name, role }: Addressee, origin: Origin, token: string): Letter {
  const isOwner = role === Role.OWNER;
  return {
    subject: t.activate(),
    preview: t.lastStep(),
    title: t.welcome(isOwner),
    name,
    paragraphs: [t.signedUp(isOwner)],
    // The page behind the link leads to the login of the same side.
    action: { label: t.activateNow(), href: `${origin}/activate/${token}${isOwner ? '?espace=commercant' : ''}` },
    notes: [t.worksOnce(LINK_HOURS[LinkPurpose.ACTIVATION]), t.notYou()],
  };
}

/** Somebody signed up with an address that has an account: the page says nothing of it, this mail does (specification 2.1). */
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

/** Sent after every change of the password, so that whoever did not make it learns of it. */
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

/** Sent when a shop's bank details change at the payment provider, so that an owner who did not do it learns of it (specification 7.11). */
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
