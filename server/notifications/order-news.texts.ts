import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
import { formatEuros } from '../money';

interface Named {
  token: string;
  shop: string;
}
interface Window {
  from: string;
  until: string;
}

export const placed = text({ fr: 'Commande confirmée', en: 'Order confirmed' });
export const ready = text({ fr: 'Votre commande est prête', en: 'Your order is ready' });
export const cancelled = text({ fr: 'Commande annulée', en: 'Order cancelled' });
export const cancelledByCustomer = text({
  fr: ({ token, shop }: Named) => `Vous avez annulé votre commande ${token} chez ${shop}.`,
  en: ({ token, shop }) => `You cancelled your order ${token} from ${shop}.`,
});
export const cancelledByShop = text({
  fr: ({ token, shop }: Named) => `${shop} a annulé votre commande ${token}.`,
  en: ({ token, shop }) => `${shop} cancelled your order ${token}.`,
});
export const notConfirmed = text({
  fr: ({ token, shop }: Named) => `${shop} n’a pas confirmé votre commande ${token} à temps.`,
  en: ({ token, shop }) => `${shop} did not confirm your order ${token} in time.`,
});
export const refunded = text({
  fr: (cents: number) => `${formatEuros(cents)} ${plural(cents / 100, 'vous est remboursé', 'vous sont remboursés')}.`,
  en: (cents) => `You are refunded ${formatEuros(cents)}.`,
});
export const arrivalHeard = text({
  fr: 'La boutique sait que vous arrivez',
  en: 'The shop knows you are on your way',
});
export const arriving = text({ fr: 'Un client arrive', en: 'A customer is arriving' });
/** By the clock of the shop. */
export const pickup = text({
  fr: ({ from, until }: Window) => `retrait de ${from} à ${until}`,
  en: ({ from, until }) => `pickup ${from}–${until}`,
});
