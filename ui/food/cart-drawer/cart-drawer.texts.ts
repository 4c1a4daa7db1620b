import { text } from '../../../texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const cart = text({ fr: 'Votre panier', en: 'Your cart' });
export const cartOf = text({
  fr: (shopName: string) => `Votre panier chez ${shopName}`,
  en: (shopName) => `Your cart at ${shopName}`,
});
export const soldOut = text({
  fr: 'Retirez ce qui est épuisé pour commander.',
  en: 'Remove what is sold out to order.',
});
export const empty = text({
  fr: 'Votre panier est vide.',
  en: 'Your cart is empty.',
  specified: 'Your cart is empty.',
});
export const emptyHint = text({
  fr: 'Ajoutez ce qui vous fait envie, puis choisissez quand venir le chercher.',
  en: 'Add what you fancy, then choose when to pick it up.',
});
export const subtotal = text({ fr: 'Sous-total', en: 'Subtotal' });
export const serviceCharge = text({
  fr: (cents: number) => `+ ${formatEuros(cents)} de frais de service au paiement`,
  en: (cents) => `+ ${formatEuros(cents)} service charge at payment`,
});
export const choosePickup = text({ fr: 'Choisir un créneau', en: 'Choose a pickup time' });
export const viewCart = text({ fr: 'Voir le panier', en: 'View cart' });
