import type { ReactNode } from 'react';
import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const cancel = text({ fr: 'Annuler la commande', en: 'Cancel the order' });
export const cancelling = text({ fr: 'Annulation…', en: 'Cancelling…', specified: 'Annulation...' });
export const keep = text({ fr: 'La garder', en: 'Keep it' });
export const possible = text({
  fr: (until: ReactNode) => <>Annulation possible {until}</>,
  en: (until) => <>You can cancel {until}</>,
});
export const title = text({ fr: 'Annuler cette commande ?', en: 'Cancel this order?' });
export const notPrepared = text({
  fr: ({ shopName, token }: { shopName: string; token: string }) => `${shopName} ne prépare pas la commande ${token}.`,
  en: ({ shopName, token }) => `${shopName} will not prepare order ${token}.`,
});
export const windowReleased = text({
  fr: 'Votre créneau est rendu aux autres clients.',
  en: 'Your pickup time goes back to other customers.',
});
export const refunded = text({
  fr: (cents: number) =>
    `${formatEuros(cents)} ${plural(cents / 100, 'vous est remboursé', 'vous sont remboursés')} sur votre carte, sous 5 à 10 jours.`,
  en: (cents) => `${formatEuros(cents)} will be refunded to your card, within 5 to 10 days.`,
});
export const nothingPaid = text({
  fr: 'Rien n’a été payé, rien n’est à rembourser.',
  en: 'Nothing was paid, so there is nothing to refund.',
});
