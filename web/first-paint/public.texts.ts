import { plural } from '../../texts/language.texts';
import { text } from '../../texts/text';
import { formatEuros } from '../../ui/base/price/format-euros';

export const order = text({
  fr: (cents: number) => `Commander · ${formatEuros(cents)}`,
  en: (cents) => `Order · ${formatEuros(cents)}`,
});
export const orderPieces = text({
  fr: (count: number) => `Commander · ${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `Order · ${count} ${plural(count, 'item', 'items')}`,
});
export const title = text({ fr: 'Les commerces près de chez vous', en: 'Shops near you' });
export const near = text({ fr: (place: string) => `Commerces près de ${place}`, en: (place) => `Shops near ${place}` });
export const promise = text({
  fr: 'Regardez les cartes sans compte : les prix sont ceux du comptoir.',
  en: 'Look at the menus without an account: prices are those of the counter.',
});
export const place = text({ fr: 'Ville ou adresse', en: 'Town or address' });
export const search = text({ fr: 'Voir les commerces', en: 'See the shops' });
export const towns = text({ fr: 'Villes où commander', en: 'Towns to order in' });
export const shops = text({
  fr: (count: number) => `${count} ${plural(count, 'commerce', 'commerces')}`,
  en: (count) => `${count} ${plural(count, 'shop', 'shops')}`,
});
export const open = text({ fr: 'Ouverts maintenant', en: 'Open now' });
export const closed = text({ fr: 'Fermés pour l’instant', en: 'Closed at the moment' });
export const none = text({ fr: 'Aucun commerce à moins de 10 km', en: 'No shop within 10 km' });
export const elsewhere = text({ fr: 'Essayez une autre adresse.', en: 'Try another address.' });
export const all = text({ fr: 'Voir les commerces', en: 'See the shops' });
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
