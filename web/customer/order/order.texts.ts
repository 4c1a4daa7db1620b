import { text } from '../../../graphql/texts/text';

export const loading = text({
  fr: 'Chargement de la commande…',
  en: 'Loading the order…',
  // Specification 5.6.
  specified: 'Loading order details...',
});
export const myOrder = text({ fr: 'Ma commande', en: 'My order' });

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
export const disputes = {
  INQUIRY: text({
    fr: 'Paiement contesté : la banque du client demande des explications. L’argent n’est pas repris pour l’instant.',
    en: 'Payment disputed: the customer’s bank asks for an explanation. The money has not been taken back so far.',
  }),
  OPEN: text({
    fr: 'Paiement contesté : la banque du client a repris l’argent, votre part comprise, jusqu’à sa décision.',
    en: 'Payment disputed: the customer’s bank has taken the money back, your share included, until it decides.',
  }),
  WON: text({
    fr: 'Contestation gagnée : la banque vous a donné raison.',
    en: 'Dispute won: the bank decided in your favour.',
  }),
  LOST: text({
    fr: 'Contestation perdue : la banque a rendu l’argent au client.',
    en: 'Dispute lost: the bank has returned the money to the customer.',
  }),
};
export const refundItems = text({ fr: 'Rembourser des articles', en: 'Refund items' });
export const refundSent = text({ fr: 'Remboursement envoyé.', en: 'Refund sent.' });

export const review = text({ fr: 'Votre avis', en: 'Your review' });
export const changeReview = text({ fr: 'Modifier mon avis', en: 'Edit my review' });
export const thanks = text({ fr: 'Merci pour votre avis !', en: 'Thank you for your review!' });
