/**
 * Where the shop's account at the payment provider stands: `none` before it exists, `creating` while it is being made,
 * `incomplete` once it exists and its owner has a form to fill in, then `review`, `active`; `restricted` when the
 * provider wants something more, `disconnected` when the link was cut.
 */
export type PayoutState = 'none' | 'creating' | 'incomplete' | 'review' | 'active' | 'restricted' | 'disconnected';

interface PayoutWords {
  badge: string;
  tone: 'neutral' | 'positive' | 'caution' | 'danger';
  title: string;
  text: string;
}

const INVISIBLE = 'Tant que le paiement n’est pas activé, les clients ne voient pas votre boutique.';

export const payoutWords: Record<PayoutState, PayoutWords> = {
  none: {
    badge: 'Pas de compte',
    tone: 'neutral',
    title: 'Recevez l’argent de vos commandes',
    text: `Un compte Stripe encaisse les cartes et vire l’argent sur votre banque. ${INVISIBLE}`,
  },
  creating: {
    badge: 'Création…',
    tone: 'neutral',
    title: 'Votre compte se prépare',
    text: 'Encore quelques secondes, puis vous pourrez le relier.',
  },
  incomplete: {
    badge: 'À compléter',
    tone: 'caution',
    title: 'Il reste un formulaire à remplir',
    text: `Comptez cinq minutes, avec votre pièce d’identité et votre IBAN. ${INVISIBLE}`,
  },
  review: {
    badge: 'En vérification',
    tone: 'neutral',
    title: 'Stripe vérifie vos informations',
    text: `Vous n’avez rien à faire. ${INVISIBLE}`,
  },
  active: {
    badge: 'Actif',
    tone: 'positive',
    title: 'Vous êtes payé',
    text: 'Les cartes sont encaissées et l’argent est viré sur votre banque.',
  },
  restricted: {
    badge: 'Limité',
    tone: 'danger',
    title: 'Stripe attend quelque chose de vous',
    text: 'Répondez à Stripe pour que les paiements ne s’arrêtent pas.',
  },
  disconnected: {
    badge: 'Déconnecté',
    tone: 'danger',
    title: 'Votre compte n’est plus relié',
    text: `Reliez-le à nouveau pour reprendre les commandes. ${INVISIBLE}`,
  },
};

/** The button works only once the account exists and while there is something to do (specification 7.11). */
export function canConnect(state: PayoutState): boolean {
  return state === 'incomplete' || state === 'restricted' || state === 'disconnected';
}

/** Where nothing is left to do the button would only confuse. */
export function offersConnect(state: PayoutState): boolean {
  return state !== 'active' && state !== 'review';
}
