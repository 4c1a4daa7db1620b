import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const each = text({
  fr: (cents: number) => `${formatEuros(cents)} l’unité`,
  en: (cents) => `${formatEuros(cents)} each`,
});
export const quantity = text({
  fr: (quantity: number) => `Quantité : ${quantity}`,
  en: (quantity) => `Quantity: ${quantity}`,
});
export const edit = text({ fr: 'Modifier', en: 'Change' });
export const undo = text({ fr: 'Annuler', en: 'Undo' });
export const remove = text({ fr: 'Supprimer', en: 'Remove' });
export const priceChanged = text({
  fr: ({ before, now }: { before: number; now: number }) =>
    `Le prix a changé : ${formatEuros(before)} → ${formatEuros(now)}`,
  en: ({ before, now }) => `The price has changed: ${formatEuros(before)} → ${formatEuros(now)}`,
});
