import type { Letter } from '../mail/mail-layout';
import { Role } from './account.entity';
import { LINK_HOURS } from './account-links';
import { LinkPurpose } from './account-link.entity';

interface Addressee {
  name: string;
  role: Role;
}

/** Origin of the product, without a trailing slash. */
type Origin = string;

export const PAYOUT_PAGE = '/restaurantPaymentSetupPage';

const NOT_YOU =
  'Ce n’était pas vous ? Ne faites rien : sans ce lien, rien ne se passe. Ne transmettez ce message à personne.';

const notByYou = (origin: Origin) =>
  `Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe : ${origin}/motdepasse, puis écrivez-nous.`;

const hours = (purpose: LinkPurpose) => `${LINK_HOURS[purpose]} ${LINK_HOURS[purpose] > 1 ? 'heures' : 'heure'}`;
const loginPath = (role: Role) => (role === Role.OWNER ? '/ownerloginform' : '/userlogin');

/** After signing up: one press and the account is open (specification 2.3). */
export function activationLetter({ name, role }: Addressee, origin: Origin, token: string): Letter {
  const isOwner = role === Role.OWNER;
  return {
    subject: 'Activez votre compte MêmePrix',
    preview: 'Un dernier geste et votre compte est ouvert.',
    title: isOwner ? 'Bienvenue au marché' : 'Bienvenue à table',
    name,
    paragraphs: [
      isOwner
        ? 'Votre boutique est inscrite. Il ne manque qu’à confirmer que cette adresse est bien la vôtre ; ensuite, connectez-vous pour préparer l’ouverture.'
        : 'Votre compte est prêt. Il ne manque qu’à confirmer que cette adresse est bien la vôtre.',
    ],
    // The page behind the link leads to the login of the same side.
    action: { label: 'Activer mon compte', href: `${origin}/activate/${token}${isOwner ? '?espace=commercant' : ''}` },
    notes: [`Ce lien sert une seule fois, pendant ${hours(LinkPurpose.ACTIVATION)}.`, NOT_YOU],
  };
}

/** Somebody signed up with an address that has an account: the page says nothing of it, this mail does (specification 2.1). */
export function knownAddressLetter({ name, role }: Addressee, origin: Origin): Letter {
  return {
    subject: 'Vous avez déjà un compte MêmePrix',
    preview: 'Une inscription vient d’être demandée avec votre adresse.',
    title: 'Vous avez déjà un compte',
    name,
    paragraphs: [
      'Une inscription vient d’être demandée avec cette adresse. Votre compte existe déjà : rien n’y a changé, il suffit de vous connecter.',
      `Mot de passe oublié ? Choisissez-en un autre : ${origin}/motdepasse`,
    ],
    action: { label: 'Me connecter', href: `${origin}${loginPath(role)}` },
    notes: ['Ce n’était pas vous ? Ne faites rien : personne n’est entré dans votre compte.'],
  };
}

export function passwordResetLetter({ name, role }: Addressee, origin: Origin, token: string): Letter {
  const which = role === Role.OWNER ? 'votre espace commerçant' : 'votre compte';
  return {
    subject: 'Choisissez un nouveau mot de passe',
    preview: `Le lien pour retrouver ${which} MêmePrix.`,
    title: 'Un nouveau mot de passe',
    name,
    paragraphs: [`Vous avez demandé à changer le mot de passe de ${which} MêmePrix.`],
    action: { label: 'Changer mon mot de passe', href: `${origin}/motdepasse/${token}` },
    notes: [`Ce lien sert une seule fois, pendant ${hours(LinkPurpose.PASSWORD_RESET)}.`, NOT_YOU],
  };
}

/** Sent after every change of the password, so that whoever did not make it learns of it. */
export function passwordChangedLetter({ name, role }: Addressee, origin: Origin): Letter {
  const which = role === Role.OWNER ? 'votre espace commerçant' : 'votre compte';
  return {
    subject: 'Votre mot de passe a été changé',
    preview: 'Tous les autres appareils ont été déconnectés.',
    title: 'Mot de passe changé',
    name,
    paragraphs: [
      `Le mot de passe de ${which} MêmePrix vient d’être changé. Par précaution, les autres appareils ont été déconnectés.`,
    ],
    action: { label: 'Me connecter', href: `${origin}${loginPath(role)}` },
    notes: [notByYou(origin)],
  };
}

/** Sent when a shop's bank details change at the payment provider, so that an owner who did not do it learns of it (specification 7.11). */
export function payoutChangedLetter({ name }: Pick<Addressee, 'name'>, origin: Origin): Letter {
  return {
    subject: 'Vos coordonnées bancaires ont changé',
    preview: 'Le compte qui reçoit l’argent de vos commandes vient d’être modifié.',
    title: 'Coordonnées bancaires modifiées',
    name,
    paragraphs: [
      'Le compte bancaire qui reçoit l’argent de vos commandes vient d’être enregistré, remplacé ou retiré auprès de Stripe.',
    ],
    action: { label: 'Voir mon compte de paiement', href: `${origin}${PAYOUT_PAGE}` },
    notes: [
      'Vérifiez le compte bancaire auprès de Stripe : le bouton y mène. Là aussi, seul vous devez pouvoir entrer.',
      notByYou(origin),
    ],
  };
}
