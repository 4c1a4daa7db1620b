import { PAYOUT_PAGE } from '../accounts/account-mails';
import type { Letter } from '../mail/mail-layout';
import { formatEuros } from '../money';

/** A refund as its mails say it. */
export interface MailedRefund {
  id: string;
  amountCents: number;
  reason: string;
  shop: { id: string; name: string };
  customerName: string;
  /** Of its order; null where the payment became none. */
  token: string | null;
  /** After a failure: whether it is tried once more by itself. */
  comesAgain: boolean;
  /** See `Refund`. */
  shopOwesCents: number;
  settledHow: string | null;
}

/** Origin of the product, without a trailing slash. */
type Origin = string;

/** What every mail says of a refund that is on its way. */
export function sayRequested(cents: number): string {
  return `Le remboursement de ${formatEuros(cents)} est demandé : il arrive sur votre carte sous 5 à 10 jours.`;
}

const ofWhat = ({ token, shop }: MailedRefund) =>
  token === null ? `de votre paiement chez ${shop.name}` : `de votre commande ${token} chez ${shop.name}`;

/** To the customer: an order it keeps, of which something goes back. */
export function refundLetter(refund: MailedRefund & { token: string }, origin: Origin): Letter {
  const { token, shop, reason, amountCents } = refund;
  return {
    ...toOrder(refund, origin),
    subject: `Remboursement de votre commande ${token}`,
    preview: `${shop.name} vous rend ${formatEuros(amountCents)}.`,
    title: 'Remboursement',
    paragraphs: [
      `${shop.name} vous rembourse une partie de votre commande ${token} : ${reason}`,
      sayRequested(amountCents),
    ],
  };
}

/** To the customer: a payment that became no order, since window or stock was gone when it arrived. */
export function tooLateLetter(refund: MailedRefund, origin: Origin): Letter {
  const { shop, reason, amountCents } = refund;
  return {
    ...toOrder(refund, origin),
    subject: `Votre paiement chez ${shop.name} vous est rendu`,
    preview: `${formatEuros(amountCents)} : la commande n’a pas pu être passée.`,
    title: 'Paiement rendu',
    paragraphs: [
      `Votre paiement chez ${shop.name} n’a pas pu devenir une commande. ${reason}`,
      sayRequested(amountCents),
      'Vous pouvez commander à nouveau depuis votre panier, pour un créneau encore libre.',
    ],
  };
}

export function refundDoneLetter(refund: MailedRefund, origin: Origin): Letter {
  const amount = formatEuros(refund.amountCents);
  return {
    ...toOrder(refund, origin),
    subject: `${amount} versés sur votre carte`,
    preview: `Le remboursement ${ofWhat(refund)} est versé.`,
    title: 'Remboursement versé',
    paragraphs: [
      `Le remboursement de ${amount} ${ofWhat(refund)} est versé. Votre banque l’affiche sous 5 à 10 jours.`,
    ],
  };
}

export function refundFailedLetter(refund: MailedRefund, origin: Origin): Letter {
  return {
    ...toOrder(refund, origin),
    subject: 'Votre remboursement n’est pas arrivé',
    preview: `Le remboursement ${ofWhat(refund)} n’a pas abouti.`,
    title: 'Remboursement pas arrivé',
    paragraphs: [
      `Le remboursement de ${formatEuros(refund.amountCents)} ${ofWhat(refund)} n’a pas abouti : votre banque ne l’a pas accepté.`,
      refund.comesAgain
        ? 'Nous le redemandons dans l’heure. Vous n’avez rien à faire.'
        : `${refund.shop.name} et MêmePrix sont prévenus et vous rendront cette somme autrement. Vous pouvez répondre à ce message.`,
    ],
  };
}

export function refundSettledLetter(refund: MailedRefund, origin: Origin): Letter {
  const amount = formatEuros(refund.amountCents);
  return {
    ...toOrder(refund, origin),
    subject: `${amount} vous ont été rendus`,
    preview: `Le remboursement ${ofWhat(refund)} est réglé.`,
    title: 'Remboursement réglé',
    paragraphs: [
      `Le remboursement de ${amount} ${ofWhat(refund)} vous a été rendu autrement : ${refund.settledHow ?? ''}`,
    ],
    notes: ['Vous n’avez rien reçu ? Répondez à ce message.'],
  };
}

/** To the shop’s owner. */
export function refundFailedAtShopLetter(refund: MailedRefund, ownerName: string, origin: Origin): Letter {
  const amount = formatEuros(refund.amountCents);
  const what = refund.token === null ? 'd’un paiement sans commande' : `de la commande ${refund.token}`;
  return {
    subject: `Un remboursement n’est pas arrivé (${amount})`,
    preview: `${refund.customerName} attend ${amount}.`,
    title: 'Remboursement pas arrivé',
    name: ownerName,
    paragraphs: [
      `Le remboursement ${what}, ${amount} pour ${refund.customerName}, n’a pas abouti. ${refund.customerName} en est prévenu.`,
      refund.comesAgain
        ? 'Nous le redemandons dans l’heure. Vous n’avez rien à faire.'
        : 'Si vous rendez cette somme vous-même, au comptoir par exemple, notez-le sur votre page de paiements.',
    ],
    action: { label: 'Voir mes paiements', href: `${origin}${PAYOUT_PAGE}` },
    notes: [],
  };
}

/** To whoever runs the product. */
export function refundFailedAtOperatorLetter(refund: MailedRefund): Letter {
  const { id, shop, token, customerName, comesAgain, shopOwesCents } = refund;
  const amount = formatEuros(refund.amountCents);
  return {
    subject: `Remboursement échoué : ${amount}, ${shop.name}`,
    preview: comesAgain ? 'Il est redemandé dans l’heure.' : 'Une personne doit le régler autrement.',
    title: 'Remboursement échoué',
    name: 'l’équipe',
    paragraphs: [
      comesAgain ? 'Il est redemandé dans l’heure.' : 'Il faut rendre cette somme autrement, puis le noter.',
    ],
    facts: [
      { label: 'Boutique', text: `${shop.name} (${shop.id})` },
      { label: 'Client', text: customerName },
      { label: 'Commande', text: token ?? 'aucune' },
      { label: 'Montant', text: amount },
      { label: 'Dû par la boutique', text: formatEuros(shopOwesCents) },
      { label: 'Pour le noter', text: `npm run refunds -- ${id} "comment"` },
    ],
    notes: [],
  };
}

function toOrder(
  { token, shop, customerName }: MailedRefund,
  origin: Origin,
): Pick<Letter, 'name' | 'action' | 'notes'> {
  return {
    name: customerName,
    action:
      token === null
        ? { label: 'Revoir le panier', href: `${origin}/cart/${shop.id}` }
        : { label: 'Voir la commande', href: `${origin}/order/${token}` },
    notes: [],
  };
}
