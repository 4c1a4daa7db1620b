import { plural } from '../../../texts/language.texts';
import { text } from '../../../texts/text';

export const pieces = text({
  fr: (count: number) => `${count} ${plural(count, 'pièce', 'pièces')}`,
  en: (count) => `${count} ${plural(count, 'piece', 'pieces')}`,
});
export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });
export const empty = text({ fr: 'Rien à préparer', en: 'Nothing to prepare' });
export const emptyHint = text({
  fr: 'Aucune commande dans l’heure qui vient.',
  en: 'No orders in the coming hour.',
});
