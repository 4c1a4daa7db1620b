import { text } from '../../../graphql/texts/text';

export const tooLate = text({
  fr: 'Trop tard : la commande ne peut plus être annulée.',
  en: 'Too late: the order can no longer be cancelled.',
});
export const byCustomer = text({ fr: 'Annulée par le client.', en: 'Cancelled by the customer.' });
export const unseen = text({
  fr: 'La boutique n’a pas vu votre commande à temps.',
  en: 'The shop did not see your order in time.',
});
export const dayClosed = text({
  fr: 'La boutique n’ouvre pas ce jour-là.',
  en: 'The shop does not open that day.',
});
/** To the customer; the shop reads `requestedByCustomer`. */
export const asYouAsked = text({ fr: 'À votre demande', en: 'At your request' });
export const reason = text({ fr: 'Le motif', en: 'The reason' });
export const reasonNeeded = text({ fr: 'Dites au client pourquoi.', en: 'Tell the customer why.' });
