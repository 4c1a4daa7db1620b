import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';

export const results = text({ fr: (count: number) => `Résultats : ${count}`, en: (count) => `Results: ${count}` });
export const failure = text({
  fr: 'Les boutiques n’ont pas pu être chargées. Réessayez.',
  en: 'The shops could not be loaded. Try again.',
  // Specification 3.1.
  specified: 'La récupération des commerces a échoué. Veuillez réessayer.',
});
export const retry = text({ fr: 'Réessayer', en: 'Try again' });

export const bakeries = text({ fr: 'Boulangeries près de chez vous', en: 'Bakeries near you' });
export const noBakery = text({ fr: 'Aucune boulangerie à moins de 10 km', en: 'No bakery within 10 km' });
export const restaurants = text({ fr: 'Restaurants près de chez vous', en: 'Restaurants near you' });
export const noRestaurant = text({ fr: 'Aucun restaurant à moins de 10 km', en: 'No restaurant within 10 km' });
/** Neither open nor to be collected from later today. */
export const closed = text({ fr: 'Fermées aujourd’hui', en: 'Closed today' });
export const noShop = text({
  fr: 'Aucune boulangerie ni restaurant à moins de 10 km',
  en: 'No bakery or restaurant within 10 km',
});
export const tryAnother = text({ fr: 'Essayez une autre adresse.', en: 'Try another address.' });
export const changeAddress = text({ fr: 'Changer d’adresse', en: 'Change address' });

export const view = text({ fr: 'Affichage', en: 'View' });
export const list = text({ fr: 'Liste', en: 'List' });
export const map = text({ fr: 'Plan', en: 'Map' });

export const noneThatDay = text({
  fr: 'Aucune boutique ne prend de commandes pour ce jour',
  en: 'No shop takes orders for that day',
});
export const otherDay = text({ fr: 'Choisissez un autre jour.', en: 'Choose another day.' });
export const noneMatches = text({ fr: 'Aucune boutique ne correspond', en: 'No shop matches' });
export const removeFilter = text({
  fr: 'Enlevez un filtre, ou cherchez autour d’une autre adresse.',
  en: 'Remove a filter, or search around another address.',
});
export const allShops = text({ fr: 'Voir toutes les boutiques', en: 'See all shops' });

export const found = text({ fr: (dish: string) => `Pour « ${dish} »`, en: (dish) => `For “${dish}”` });
export const noDish = text({
  fr: (dish: string) => `Aucune boutique pour « ${dish} »`,
  en: (dish) => `No shop for “${dish}”`,
});
export const otherWords = text({
  fr: 'Essayez un autre mot, ou regardez les boutiques autour de vous.',
  en: 'Try another word, or look at the shops around you.',
});
export const price = text({
  fr: ({ name, cents }: { name: string; cents: number }) => `${name} · ${formatEuros(cents)}`,
  en: ({ name, cents }) => `${name} · ${formatEuros(cents)}`,
});

export const seeHours = text({ fr: 'Voir les horaires', en: 'See opening hours' });
