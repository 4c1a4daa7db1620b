import { text } from '../../../graphql/texts/text';

export const contest = text({
  fr: (token: string) => `Contester la commande ${token}`,
  en: (token) => `Contest order ${token}`,
});
export const answer = text({
  fr: (token: string) => `Répondre au client de ${token}`,
  en: (token) => `Answer the customer of ${token}`,
});
export const close = text({ fr: 'Fermer', en: 'Close' });
export const send = text({ fr: 'Envoyer', en: 'Send' });
export const forCustomer = text({
  fr: 'La boutique a noté que personne n’est venu. Dites-lui ce qui s’est passé : elle vous répondra ici et par mail.',
  en: 'The shop noted that nobody came. Tell it what happened: it will answer you here and by email.',
});
export const forShop = text({
  fr: 'Le client lit votre réponse. Vous préférez rembourser ? La raison du remboursement lui répond aussi.',
  en: 'The customer reads your answer. Would you rather refund? The reason for the refund answers them too.',
});
export const whatHappened = text({ fr: 'Ce qui s’est passé', en: 'What happened' });
export const yourAnswer = text({
  fr: 'Votre réponse, telle que le client la lira',
  en: 'Your answer, as the customer will read it',
});
export const wordsNeeded = text({ fr: 'Écrivez quelques mots.', en: 'Write a few words.' });
