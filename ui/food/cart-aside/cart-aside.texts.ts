import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const cart = text({ fr: 'Votre panier', en: 'Your cart' });
export const toMenu = text({ fr: 'Retour à la carte', en: 'Back to the menu' });
export const empty = text({
  fr: 'Votre panier est vide.',
  en: 'Your cart is empty.',
  specified: 'Your cart is empty.',
});
export const serviceCharge = text({
  fr: (cents: number) => `+ ${formatEuros(cents)} de frais de service au paiement`,
  en: (cents) => `+ ${formatEuros(cents)} service charge at payment`,
});
/** Two lines: what it comes to, and when it is fetched. */
export const order = text({
  fr: ({ cents, window }: { cents: number; window: string }) => `Commander · ${formatEuros(cents)}\nRetrait ${window}`,
  en: ({ cents, window }) => `Order · ${formatEuros(cents)}\nPickup ${window}`,
});
