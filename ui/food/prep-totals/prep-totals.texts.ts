import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const pieces = text({
  fr: (count: number) => `${count} ${plural(count, 'pièce', 'pièces')}`,
  en: (count) => `${count} ${plural(count, 'piece', 'pieces')}`,
});
export const alreadyMade = text({
  fr: (count: number) => `${count} déjà ${plural(count, 'fait', 'faits')}`,
  en: (count) => `${count} already made`,
});
export const shownOrders = text({
  fr: (count: number) => `${count} ${plural(count, 'commande encadrée', 'commandes encadrées')}`,
  en: (count) => `${count} ${plural(count, 'order', 'orders')} framed`,
});
export const made = text({ fr: (name: string) => `Fait : ${name}`, en: (name) => `Made: ${name}` });
export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });
export const empty = text({ fr: 'Rien à préparer', en: 'Nothing to prepare' });
export const emptyHint = text({
  fr: 'Aucune commande dans l’heure qui vient.',
  en: 'No orders in the coming hour.',
});
