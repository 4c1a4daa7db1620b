import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const filters = text({ fr: 'Filtres', en: 'Filters' });
export const bakeries = text({ fr: 'Boulangeries', en: 'Bakeries' });
export const restaurants = text({ fr: 'Restaurants', en: 'Restaurants' });
export const cafes = text({ fr: 'Cafés', en: 'Cafés' });
export const openNow = text({ fr: 'Ouvert maintenant', en: 'Open now' });
export const reset = text({ fr: 'Réinitialiser', en: 'Reset' });
export const resultCount = text({
  fr: (count: number) => (count === 0 ? 'Aucune boutique' : `${count} ${plural(count, 'boutique', 'boutiques')}`),
  en: (count) => (count === 0 ? 'No shops' : `${count} ${plural(count, 'shop', 'shops')}`),
});
export const sort = text({ fr: 'Trier', en: 'Sort' });
export const nearest = text({ fr: 'Les plus proches', en: 'Nearest' });
export const bestRated = text({ fr: 'Les mieux notés', en: 'Best rated' });
export const soonestReady = text({ fr: 'Prêts le plus tôt', en: 'Ready soonest', specified: 'Les plus tôt prêts' });
export const bestFirst = text({
  fr: 'Les mieux notés d’abord ; à note égale, le plus proche. Moins de cinq avis : à la fin.',
  en: 'Best rated first; at equal ratings, the nearest. Fewer than five reviews: at the end.',
});
export const earliestFirst = text({
  fr: 'Les retraits possibles le plus tôt d’abord ; à heure égale, le plus proche.',
  en: 'Earliest possible pickup first; at the same time, the nearest.',
});
