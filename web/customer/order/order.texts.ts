import { text } from '../../../texts/text';

export const loading = text({
  fr: 'Chargement de la commande…',
  en: 'Loading the order…',
  // Specification 5.6.
  specified: 'Loading order details...',
});
export const myOrder = text({ fr: 'Ma commande', en: 'My order' });
export const notFound = text({
  fr: 'Commande introuvable.',
  en: 'Order not found.',
  // Specification 5.6.
  specified: 'No order found.',
});
export const myOrders = text({ fr: 'Voir mes commandes', en: 'See my orders' });

export const confirmed = text({ fr: 'Votre commande est confirmée', en: 'Your order is confirmed' });
export const yourOrder = text({ fr: 'Votre commande', en: 'Your order' });
export const orderOf = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const details = text({ fr: 'Détail de la commande', en: 'Order details' });

export const board = text({ fr: 'Tableau des commandes', en: 'Order board', specified: 'Tableau de bord' });
export const follow = text({ fr: 'Suivre ma commande', en: 'Track my order' });
export const print = text({
  fr: 'Imprimer le reçu',
  en: 'Print receipt',
  // Specification 5.6.
  specified: 'Print Receipt',
});
export const printed = text({
  fr: 'Reçu envoyé à l’impression. Rechargez la page pour l’imprimer à nouveau.',
  en: 'Receipt sent to the printer. Reload the page to print it again.',
  specified: 'Ticket envoyé à l’impression. Rechargez la page pour l’imprimer à nouveau.',
});
/** Leads to the start page (specification 5.6), which is no cart. */
export const back = text({ fr: 'Retour aux commerces', en: 'Back to the shops', specified: 'Back to Cart' });
export const calendarFile = text({
  fr: (token: string) => `retrait-${token}.ics`,
  en: (token) => `pickup-${token}.ics`,
});

export const refund = text({
  fr: ({ said, reason }: { said: string; reason: string }) => `${said} Motif : ${reason}`,
  en: ({ said, reason }) => `${said} Reason: ${reason}`,
});
export const refundItems = text({ fr: 'Rembourser des articles', en: 'Refund items' });
export const refundSent = text({ fr: 'Remboursement envoyé.', en: 'Refund sent.' });

export const youContest = text({
  fr: 'Vous contestez la mention « Non présenté »',
  en: 'You contest the “No-show” mark',
});
export const customerContests = text({
  fr: 'Le client conteste la mention « Non présenté »',
  en: 'The customer contests the “No-show” mark',
});
export const shopAnswers = text({ fr: 'La boutique vous répond', en: 'The shop answers you' });
export const youAnswered = text({ fr: 'Vous avez répondu', en: 'You answered' });
export const quoted = text({
  fr: ({ who, words }: { who: string; words: string }) => `${who} : « ${words} »`,
  en: ({ who, words }) => `${who}: “${words}”`,
});
export const contest = text({ fr: 'J’étais là : contester', en: 'I was there: contest it' });
export const messageSent = text({ fr: 'Message envoyé à la boutique.', en: 'Message sent to the shop.' });
export const answer = text({ fr: 'Répondre au client', en: 'Answer the customer' });
export const answerSent = text({ fr: 'Réponse envoyée.', en: 'Answer sent.' });

export const review = text({ fr: 'Votre avis', en: 'Your review' });
export const changeReview = text({ fr: 'Modifier mon avis', en: 'Edit my review' });
export const thanks = text({ fr: 'Merci pour votre avis !', en: 'Thank you for your review!' });
