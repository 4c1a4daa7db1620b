import { plural } from '../../texts/language.texts';
import { text } from '../../texts/text';
import { formatEuros } from '../money';

interface Waiting {
  customer: string;
  from: string;
  until: string;
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

export const waitingSubject = text({
  fr: (token: string) => `Commande ${token} : personne ne l’a vue`,
  en: (token) => `Order ${token}: nobody has seen it`,
});
export const waitingPreview = text({
  fr: ({ customer, from, until }: Waiting) => `${customer} attend, retrait de ${from} à ${until}.`,
  en: ({ customer, from, until }) => `${customer} is waiting, pickup ${from}–${until}.`,
});
export const waitingTitle = text({ fr: 'Une commande attend', en: 'An order is waiting' });
export const waiting = text({
  fr: ({ token, customer, from, until }: Waiting & { token: string }) =>
    `La commande ${token} de ${customer} est payée et personne ne l’a encore vue. Retrait de ${from} à ${until}.`,
  en: ({ token, customer, from, until }) =>
    `The order ${token} of ${customer} is paid and nobody has seen it yet. Pickup ${from}–${until}.`,
});
export const severalSms = text({
  fr: (count: number) => `MêmePrix : ${count} commandes attendent et personne ne les a vues.`,
  en: (count) => `MêmePrix: ${count} orders are waiting and nobody has seen them.`,
});
export const severalSubject = text({
  fr: (count: number) => `${count} commandes : personne ne les a vues`,
  en: (count) => `${count} orders: nobody has seen them`,
});
export const severalTitle = text({
  fr: (count: number) => `${count} commandes attendent`,
  en: (count) => `${count} orders are waiting`,
});
export const several = text({
  fr: 'Ces commandes sont payées et personne ne les a encore vues :',
  en: 'These orders are paid and nobody has seen them yet:',
});
export const waitingLine = text({
  fr: ({ token, from, until, cents }: Omit<Waiting, 'customer'> & { token: string; cents: number }) =>
    `${token} : retrait de ${from} à ${until}, ${formatEuros(cents)}`,
  en: ({ token, from, until, cents }) => `${token}: pickup ${from}–${until}, ${formatEuros(cents)}`,
});
export const eachWillBeCancelled = text({
  fr: (minutes: number) =>
    `Celles que personne ne voit dans les ${minutes} minutes qui suivent leur paiement seront annulées et remboursées, et vos commandes mises en pause.`,
  en: (minutes) =>
    `Those nobody sees within ${minutes} minutes of their payment will be cancelled and refunded, and your orders paused.`,
});
export const noBoard = text({
  fr: 'Aucun tableau de commandes n’est ouvert : les nouvelles commandes ne sonnent nulle part.',
  en: 'No order board is open: new orders ring nowhere.',
});
export const willBeCancelled = text({
  fr: (minutes: number) =>
    `Si personne ne la voit dans les ${minutes} minutes qui suivent le paiement, elle sera annulée et remboursée, et vos commandes mises en pause.`,
  en: (minutes) =>
    `If nobody sees it within ${minutes} minutes of its payment, it will be cancelled and refunded, and your orders paused.`,
});

export const cancelledSubject = text({
  fr: (token: string) => `Commande ${token} annulée : personne ne l’a vue`,
  en: (token) => `Order ${token} cancelled: nobody saw it`,
});
export const paused = text({
  fr: 'Vos commandes sont en pause pour le reste de la journée.',
  en: 'Your orders are paused for the rest of the day.',
});
export const cancelledTitle = text({ fr: 'Commande annulée', en: 'Order cancelled' });
export const cancelled = text({
  fr: ({ token, customer, cents }: { token: string; customer: string; cents: number }) =>
    `Personne n’a vu la commande ${token} à temps. Elle est annulée : ${formatEuros(cents)} ${plural(cents / 100, 'est remboursé', 'sont remboursés')} à ${customer}, qui en est prévenu.`,
  en: ({ token, customer, cents }) =>
    `Nobody saw the order ${token} in time. It is cancelled: ${customer} is refunded ${formatEuros(cents)} and has been told.`,
});
export const resume = text({
  fr: 'Vos commandes sont en pause pour le reste de la journée. Vous pouvez les reprendre dès maintenant depuis le tableau.',
  en: 'Your orders are paused for the rest of the day. You can resume them at once from the board.',
});
