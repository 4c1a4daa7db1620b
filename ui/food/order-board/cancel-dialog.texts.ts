import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const title = text({
  fr: (token: string) => `Annuler la commande ${token}`,
  en: (token) => `Cancel order ${token}`,
});
export const cancel = text({ fr: 'Annuler la commande', en: 'Cancel the order' });
export const cancelling = text({ fr: 'Annulation…', en: 'Cancelling…', specified: 'Annulation...' });
export const keep = text({ fr: 'La garder', en: 'Keep it' });
export const atCounter = text({
  fr: 'Prise au comptoir, elle est à rendre au comptoir : rien n’a été payé en ligne.',
  en: 'Taken at the counter, it is refunded at the counter: nothing was paid online.',
});
export const refunded = text({
  fr: ({ customerName, cents }: { customerName: string; cents: number }) =>
    `${customerName} lira votre raison, et ${formatEuros(cents)} ${plural(cents / 100, 'retourne', 'retournent')} sur sa carte.`,
  en: ({ customerName, cents }) =>
    `${customerName} will read your reason, and ${formatEuros(cents)} goes back to their card.`,
});

export const why = text({ fr: 'Pourquoi ?', en: 'Why?' });
export const otherReason = text({ fr: 'Autre raison', en: 'Another reason' });
export const choiceNeeded = text({ fr: 'Choisissez une raison.', en: 'Choose a reason.' });
export const reason = text({ fr: 'La raison', en: 'The reason' });
export const reasonForCustomer = text({
  fr: 'La raison, telle que le client la lira',
  en: 'The reason, as the customer will read it',
});
export const reasonNeeded = text({ fr: 'Écrivez la raison.', en: 'Write the reason.' });
