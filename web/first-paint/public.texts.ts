import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
import { formatEuros } from '../../ui/base/price/format-euros';

export const order = text({
  fr: (cents: number) => `Commander · ${formatEuros(cents)}`,
  en: (cents) => `Order · ${formatEuros(cents)}`,
});
export const seeCart = text({
  fr: (cents: number) => `Voir le panier · ${formatEuros(cents)}`,
  en: (cents) => `View cart · ${formatEuros(cents)}`,
});
export const charge = text({
  fr: (euros: string) => `+ ${euros} de frais de service au paiement`,
  en: (euros) => `+ ${euros} service charge at payment`,
});
export const prices = text({
  fr: (euros: string) =>
    `Les prix de la carte sont ceux du comptoir. Au paiement s’ajoutent ${euros} de frais de service par commande.`,
  en: (euros) =>
    `Prices on the menu are those of the counter. At payment, a service charge of ${euros} is added to each order.`,
});
export const going = text({ fr: 'Un instant…', en: 'One moment…' });
export const offline = text({
  fr: 'Pas de connexion : votre panier reste ici.',
  en: 'No connection: your cart stays here.',
});
export const title = text({ fr: 'Les boutiques près de chez vous', en: 'Shops near you' });
export const near = text({ fr: (place: string) => `Boutiques près de ${place}`, en: (place) => `Shops near ${place}` });
export const promise = text({
  fr: (euros: string) =>
    `Regardez les cartes sans compte : les prix sont ceux du comptoir, plus ${euros} de frais de service par commande.`,
  en: (euros) =>
    `Look at the menus without an account: prices are those of the counter, plus a service charge of ${euros} an order.`,
});
export const place = text({ fr: 'Ville ou adresse', en: 'Town or address' });
export const search = text({ fr: 'Voir les boutiques', en: 'See the shops' });
export const towns = text({ fr: 'Villes où commander', en: 'Towns to order in' });
export const shops = text({
  fr: (count: number) => `${count} ${plural(count, 'boutique', 'boutiques')}`,
  en: (count) => `${count} ${plural(count, 'shop', 'shops')}`,
});
export const closed = text({ fr: 'Fermées pour l’instant', en: 'Closed at the moment' });
export const none = text({ fr: 'Aucune boutique à moins de 10 km', en: 'No shop within 10 km' });
export const elsewhere = text({ fr: 'Essayez une autre adresse.', en: 'Try another address.' });
export const all = text({ fr: 'Voir les boutiques', en: 'See the shops' });
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const missing = text({ fr: 'Cette boutique n’est pas ici', en: 'This shop is not here' });
export const missingHint = text({
  fr: 'Elle a fermé ou ne prend pas de commandes en ce moment.',
  en: 'It has closed, or takes no orders at the moment.',
});
export const tooOften = text({
  fr: 'Trop de recherches à la suite : attendez une minute.',
  en: 'Too many searches in a row: wait a minute.',
});
export const lists = text({ fr: 'Dans cette page', en: 'On this page' });
export const listNames: Readonly<Record<string, () => string>> = {
  boulangeries: text({ fr: 'Boulangeries', en: 'Bakeries' }),
  restaurants: text({ fr: 'Restaurants', en: 'Restaurants' }),
  fermees: text({ fr: 'Fermées', en: 'Closed' }),
};
export const others = text({
  fr: (count: number) => `Voir ${plural(count, 'l’autre', `les ${count} autres`)}`,
  en: (count) => `See ${plural(count, 'the other one', `the other ${count}`)}`,
});
