import { text } from '../../graphql/texts/text';
import { formatEuros } from '../money';

export const counter = text({ fr: 'Comptoir', en: 'Counter' });
export const name = text({ fr: 'Le nom', en: 'The name' });
export const note = text({ fr: 'La note', en: 'The note' });
export const withoutNumber = text({
  fr: 'Cette commande n’a pas de numéro valable.',
  en: 'This order has no valid number.',
});
export const lines = text({
  fr: (most: number) => `Une commande a de 1 à ${most} lignes.`,
  en: (most) => `An order has 1 to ${most} lines.`,
});
export const tooMuch = text({
  fr: (mostCents: number) => `Une commande va jusqu’à ${formatEuros(mostCents)}.`,
  en: (mostCents) => `An order comes to ${formatEuros(mostCents)} at most.`,
});
export const unknownItem = text({ fr: 'Article introuvable.', en: 'Item not found.' });
export const existsAlready = text({ fr: 'Cette commande existe déjà.', en: 'This order already exists.' });
