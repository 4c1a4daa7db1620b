import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../money';
import type { Refund } from '../../payments/refund.entity';

/** A refund as its mails say it. */
export interface MailedRefund extends Pick<Refund, 'id' | 'amountCents' | 'reason' | 'shopOwesCents' | 'settledHow'> {
  shop: { id: string; name: string };
  customerName: string;
  /** Token of the order; null when the payment became none. */
  token: string | null;
  /** Whether a failed refund is retried automatically. */
  comesAgain: boolean;
  /** Whether the bank decides about the payment, or has returned it. */
  isWithBank?: boolean;
}

const requested = text({
  fr: (cents: number) =>
    `Le remboursement de ${formatEuros(cents)} est demandé : il arrive sur votre carte sous 5 à 10 jours.`,
  en: (cents) => `The refund of ${formatEuros(cents)} is requested: it reaches your card within 5 to 10 days.`,
});
const withBank = text({
  fr: (cents: number) =>
    `Vous avez contesté ce paiement auprès de votre banque : c’est elle qui décide et qui vous rend ${formatEuros(cents)}. Si elle les laisse à la boutique, nous vous remboursons ce qui vous est dû.`,
  en: (cents) =>
    `You disputed this payment at your bank: it decides and returns ${formatEuros(cents)} to you. If it leaves the money to the shop, we refund what you are owed.`,
});
/** What every mail says of a requested refund, also while the bank decides or after it has returned the money. */
export const requestedOrWithBank = (cents: number, isWithBank = false): string =>
  isWithBank ? withBank(cents) : requested(cents);

const amountOf = ({ amountCents }: MailedRefund) => formatEuros(amountCents);
const deQuoi = ({ token, shop }: MailedRefund) =>
  token === null ? `de votre paiement chez ${shop.name}` : `de votre commande ${token} chez ${shop.name}`;
const forWhat = ({ token, shop }: MailedRefund) =>
  token === null ? `for your payment to ${shop.name}` : `for your order ${token} from ${shop.name}`;

export const ofLines = text({
  fr: (refund: MailedRefund) => ({
    subject: `Remboursement de votre commande ${refund.token}`,
    preview: `${refund.shop.name} vous rembourse ${amountOf(refund)}.`,
    title: 'Remboursement',
    paragraphs: [
      `${refund.shop.name} vous rembourse une partie de votre commande ${refund.token} : ${refund.reason}`,
      requestedOrWithBank(refund.amountCents, refund.isWithBank),
    ],
  }),
  en: (refund) => ({
    subject: `Refund for your order ${refund.token}`,
    preview: `${refund.shop.name} refunds you ${amountOf(refund)}.`,
    title: 'Refund',
    paragraphs: [
      `${refund.shop.name} is refunding part of your order ${refund.token}: ${refund.reason}`,
      requestedOrWithBank(refund.amountCents, refund.isWithBank),
    ],
  }),
});
export const tooLate = text({
  fr: (refund: MailedRefund) => ({
    subject: `Votre paiement chez ${refund.shop.name} est remboursé`,
    preview: `${amountOf(refund)} : la commande n’a pas pu être passée.`,
    title: 'Paiement remboursé',
    paragraphs: [
      `Votre paiement chez ${refund.shop.name} n’a pas pu devenir une commande. ${refund.reason}`,
      requestedOrWithBank(refund.amountCents, refund.isWithBank),
      'Vous pouvez commander à nouveau depuis votre panier, pour un créneau encore libre.',
    ],
  }),
  en: (refund) => ({
    subject: `Your payment to ${refund.shop.name} is refunded`,
    preview: `${amountOf(refund)}: the order could not be placed.`,
    title: 'Payment refunded',
    paragraphs: [
      `Your payment to ${refund.shop.name} could not become an order. ${refund.reason}`,
      requestedOrWithBank(refund.amountCents, refund.isWithBank),
      'You can order again from your cart, for a pickup time that is still free.',
    ],
  }),
});
export const done = text({
  fr: (refund: MailedRefund) => ({
    subject: `${amountOf(refund)} ${plural(refund.amountCents / 100, 'remboursé', 'remboursés')} sur votre carte`,
    preview: `Le remboursement ${deQuoi(refund)} est fait.`,
    title: 'Remboursement fait',
    paragraphs: [
      `Le remboursement de ${amountOf(refund)} ${deQuoi(refund)} est fait. Votre banque l’affiche sous 5 à 10 jours.`,
    ],
  }),
  en: (refund) => ({
    subject: `${amountOf(refund)} refunded to your card`,
    preview: `The refund ${forWhat(refund)} is made.`,
    title: 'Refund made',
    paragraphs: [
      `The refund of ${amountOf(refund)} ${forWhat(refund)} is made. Your bank shows it within 5 to 10 days.`,
    ],
  }),
});
export const failed = text({
  fr: (refund: MailedRefund) => ({
    subject: 'Votre remboursement n’a pas abouti',
    preview: `Le remboursement ${deQuoi(refund)} n’a pas abouti.`,
    title: 'Votre remboursement n’a pas abouti',
    paragraphs: [
      `Le remboursement de ${amountOf(refund)} ${deQuoi(refund)} n’a pas abouti : votre banque ne l’a pas accepté.`,
      refund.comesAgain
        ? 'Nous le redemandons dans l’heure. Vous n’avez rien à faire.'
        : `${refund.shop.name} et MêmePrix sont prévenus et vous rembourseront autrement. Vous pouvez répondre à ce message.`,
    ],
  }),
  en: (refund) => ({
    subject: 'Your refund did not go through',
    preview: `The refund ${forWhat(refund)} did not go through.`,
    title: 'Your refund did not go through',
    paragraphs: [
      `The refund of ${amountOf(refund)} ${forWhat(refund)} did not go through: your bank did not accept it.`,
      refund.comesAgain
        ? 'We will request it again within the hour. There is nothing for you to do.'
        : `${refund.shop.name} and MêmePrix have been told and will refund you another way. You can reply to this message.`,
    ],
  }),
});
export const settled = text({
  fr: (refund: MailedRefund) => ({
    subject: `${amountOf(refund)} ${plural(refund.amountCents / 100, 'vous a été remboursé', 'vous ont été remboursés')}`,
    preview: `Le remboursement ${deQuoi(refund)} est réglé.`,
    title: 'Remboursement réglé',
    paragraphs: [
      `Le remboursement de ${amountOf(refund)} ${deQuoi(refund)} est fait autrement : ${refund.settledHow ?? ''}`,
    ],
    notes: ['Vous n’avez rien reçu ? Répondez à ce message.'],
  }),
  en: (refund) => ({
    subject: `${amountOf(refund)} was refunded to you`,
    preview: `The refund ${forWhat(refund)} is settled.`,
    title: 'Refund settled',
    paragraphs: [
      `The refund of ${amountOf(refund)} ${forWhat(refund)} was made another way: ${refund.settledHow ?? ''}`,
    ],
    notes: ['Nothing received? Reply to this message.'],
  }),
});
export const seeCart = text({ fr: 'Revoir le panier', en: 'Back to the cart' });
export const seeOrder = text({ fr: 'Voir la commande', en: 'See the order' });

export const failedAtShop = text({
  fr: (refund: MailedRefund) => ({
    subject: `Un remboursement n’a pas abouti (${amountOf(refund)})`,
    preview: `${refund.customerName} attend ${amountOf(refund)}.`,
    title: 'Un remboursement n’a pas abouti',
    paragraphs: [
      `Le remboursement ${refund.token === null ? 'd’un paiement sans commande' : `de la commande ${refund.token}`}, ${amountOf(refund)} pour ${refund.customerName}, n’a pas abouti. ${refund.customerName} en est prévenu.`,
      refund.comesAgain
        ? 'Nous le redemandons dans l’heure. Vous n’avez rien à faire.'
        : 'Si vous remboursez cette somme vous-même, au comptoir par exemple, notez-le sur votre page de paiements.',
    ],
  }),
  en: (refund) => ({
    subject: `A refund did not go through (${amountOf(refund)})`,
    preview: `${refund.customerName} is waiting for ${amountOf(refund)}.`,
    title: 'A refund did not go through',
    paragraphs: [
      `The refund of ${refund.token === null ? 'a payment without an order' : `order ${refund.token}`}, ${amountOf(refund)} for ${refund.customerName}, did not go through. ${refund.customerName} has been told.`,
      refund.comesAgain
        ? 'We will request it again within the hour. There is nothing for you to do.'
        : 'If you refund this sum yourself, at the counter for example, note it on your payments page.',
    ],
  }),
});
export const seePayments = text({ fr: 'Voir mes paiements', en: 'See my payments' });

export const failedAtOperator = text({
  fr: (refund: MailedRefund) => ({
    subject: `Remboursement échoué : ${amountOf(refund)}, ${refund.shop.name}`,
    preview: refund.comesAgain ? 'Il est redemandé dans l’heure.' : 'Une personne doit le régler autrement.',
    title: 'Remboursement échoué',
    name: 'l’équipe',
    paragraphs: [
      refund.comesAgain ? 'Il est redemandé dans l’heure.' : 'Il faut rembourser cette somme autrement, puis le noter.',
    ],
  }),
  en: (refund) => ({
    subject: `Refund failed: ${amountOf(refund)}, ${refund.shop.name}`,
    preview: refund.comesAgain
      ? 'It will be requested again within the hour.'
      : 'A person has to settle it another way.',
    title: 'Refund failed',
    name: 'team',
    paragraphs: [
      refund.comesAgain
        ? 'It will be requested again within the hour.'
        : 'This sum has to be refunded another way, then noted.',
    ],
  }),
});
export const shop = text({ fr: 'Boutique', en: 'Shop' });
export const customer = text({ fr: 'Client', en: 'Customer' });
export const order = text({ fr: 'Commande', en: 'Order' });
export const noOrder = text({ fr: 'aucune', en: 'none' });
export const amount = text({ fr: 'Montant', en: 'Amount' });
export const owedByShop = text({ fr: 'Dû par la boutique', en: 'Owed by the shop' });
export const toNoteIt = text({ fr: 'Pour le noter', en: 'To note it' });
export const command = text({
  fr: (id: string) => `npm run refunds -- ${id} "comment"`,
  en: (id) => `npm run refunds -- ${id} "how"`,
});
