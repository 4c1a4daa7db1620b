import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
import { formatEuros } from '../money';

/** An unseen order; `minutes` after its payment it is cancelled, null: never. */
interface Waiting {
  token: string;
  customer: string;
  from: string;
  until: string;
  cents: number;
  minutes: number | null;
  /** Whether no board is open. */
  isAway: boolean;
}

// On the owner’s devices.
export const notSeenYet = text({
  fr: (token: string) => `Commande ${token} pas encore vue`,
  en: (token) => `Order ${token} not seen yet`,
});
export const ringsNowhere = text({
  fr: 'Aucun tableau n’est ouvert : elle ne sonne nulle part.',
  en: 'No board is open: it rings nowhere.',
});
export const ringsOnBoard = text({ fr: 'Elle sonne sur le tableau.', en: 'It is ringing on the board.' });
export const orderCancelled = text({
  fr: (token: string) => `Commande ${token} annulée`,
  en: (token) => `Order ${token} cancelled`,
});
export const nobodySaw = text({
  fr: 'Personne ne l’a vue. Vos commandes sont en pause pour le reste de la journée.',
  en: 'Nobody saw it. Your orders are paused for the rest of the day.',
});

export const sms = text({
  fr: (token: string) => `MêmePrix : la commande ${token} attend et personne ne l’a vue.`,
  en: (token) => `MêmePrix: order ${token} is waiting and nobody has seen it.`,
});

export const openBoard = text({ fr: 'Ouvrir le tableau', en: 'Open the board' });
export const settings = text({
  fr: (page: string) => `Vous choisissez ces alertes dans vos réglages : ${page}`,
  en: (page) => `You choose these alerts in your settings: ${page}`,
});

const noBoard = text({
  fr: 'Aucun tableau de commandes n’est ouvert : les nouvelles commandes ne sonnent nulle part.',
  en: 'No order board is open: new orders ring nowhere.',
});
const willBeCancelled = text({
  fr: (minutes: number) =>
    `Si personne ne la voit dans les ${minutes} minutes qui suivent le paiement, elle sera annulée et remboursée, et vos commandes mises en pause.`,
  en: (minutes) =>
    `If nobody sees it within ${minutes} minutes of its payment, it will be cancelled and refunded, and your orders paused.`,
});
const eachWillBeCancelled = text({
  fr: (minutes: number) =>
    `Celles que personne ne voit dans les ${minutes} minutes qui suivent leur paiement seront annulées et remboursées, et vos commandes mises en pause.`,
  en: (minutes) =>
    `Those nobody sees within ${minutes} minutes of their payment will be cancelled and refunded, and your orders paused.`,
});
const outlook = ({ minutes, isAway }: Pick<Waiting, 'minutes' | 'isAway'>, cancelled = willBeCancelled) => [
  ...(isAway ? [noBoard()] : []),
  ...(minutes === null ? [] : [cancelled(minutes)]),
];

export const waiting = text({
  fr: (order: Waiting) => ({
    subject: `Commande ${order.token} : personne ne l’a vue`,
    preview: `${order.customer} attend, retrait de ${order.from} à ${order.until}.`,
    title: 'Une commande attend',
    paragraphs: [
      `La commande ${order.token} de ${order.customer} est payée et personne ne l’a encore vue. Retrait de ${order.from} à ${order.until}.`,
      ...outlook(order),
    ],
  }),
  en: (order) => ({
    subject: `Order ${order.token}: nobody has seen it`,
    preview: `${order.customer} is waiting, pickup ${order.from}–${order.until}.`,
    title: 'An order is waiting',
    paragraphs: [
      `The order ${order.token} of ${order.customer} is paid and nobody has seen it yet. Pickup ${order.from}–${order.until}.`,
      ...outlook(order),
    ],
  }),
});
export const severalSms = text({
  fr: (count: number) => `MêmePrix : ${count} commandes attendent et personne ne les a vues.`,
  en: (count) => `MêmePrix: ${count} orders are waiting and nobody has seen them.`,
});
export const severalWaiting = text({
  fr: ([first, ...others]: readonly [Waiting, ...Waiting[]]) => ({
    subject: `${others.length + 1} commandes : personne ne les a vues`,
    preview: [first, ...others].map(({ token }) => token).join(', '),
    title: `${others.length + 1} commandes attendent`,
    paragraphs: [
      'Ces commandes sont payées et personne ne les a encore vues :',
      ...[first, ...others].map(
        ({ token, from, until, cents }) => `${token} : retrait de ${from} à ${until}, ${formatEuros(cents)}`,
      ),
      ...outlook(first, eachWillBeCancelled),
    ],
  }),
  en: ([first, ...others]) => ({
    subject: `${others.length + 1} orders: nobody has seen them`,
    preview: [first, ...others].map(({ token }) => token).join(', '),
    title: `${others.length + 1} orders are waiting`,
    paragraphs: [
      'These orders are paid and nobody has seen them yet:',
      ...[first, ...others].map(
        ({ token, from, until, cents }) => `${token}: pickup ${from}–${until}, ${formatEuros(cents)}`,
      ),
      ...outlook(first, eachWillBeCancelled),
    ],
  }),
});

/** An order that was cancelled unseen; `cents` were refunded. */
type Cancelled = Pick<Waiting, 'token' | 'customer' | 'cents'>;

export const cancelled = text({
  fr: ({ token, customer, cents }: Cancelled) => ({
    subject: `Commande ${token} annulée : personne ne l’a vue`,
    preview: 'Vos commandes sont en pause pour le reste de la journée.',
    title: 'Commande annulée',
    paragraphs: [
      `Personne n’a vu la commande ${token} à temps. Elle est annulée : ${formatEuros(cents)} ${plural(cents / 100, 'est remboursé', 'sont remboursés')} à ${customer}, qui en est prévenu.`,
      'Vos commandes sont en pause pour le reste de la journée. Vous pouvez les reprendre dès maintenant depuis le tableau.',
    ],
  }),
  en: ({ token, customer, cents }) => ({
    subject: `Order ${token} cancelled: nobody saw it`,
    preview: 'Your orders are paused for the rest of the day.',
    title: 'Order cancelled',
    paragraphs: [
      `Nobody saw the order ${token} in time. It is cancelled: ${customer} is refunded ${formatEuros(cents)} and has been told.`,
      'Your orders are paused for the rest of the day. You can resume them at once from the board.',
    ],
  }),
});
