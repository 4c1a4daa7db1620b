import { plural } from '../../../texts/language.texts';
import { text } from '../../../texts/text';

export const filters = text({ fr: 'Filtres', en: 'Filters' });
export const bakeries = text({ fr: 'Boulangeries', en: 'Bakeries' });
export const restaurants = text({ fr: 'Restaurants', en: 'Restaurants' });
export const cafes = text({ fr: 'Cafés', en: 'Cafés' });
export const openNow = text({ fr: 'Ouvert maintenant', en: 'Open now' });
export const reset = text({ fr: 'Réinitialiser', en: 'Reset' });
export const resultCount = text({
  fr: (count: number) => (count === 0 ? 'Aucun commerce' : `${count} ${plural(count, 'commerce', 'commerces')}`),
  en: (count) => (count === 0 ? 'No shops' : `${count} ${plural(count, 'shop', 'shops')}`),
});
export const sort = text({ fr: 'Trier', en: 'Sort' });
export const nearest = text({ fr: 'Les plus proches', en: 'Nearest' });
export const bestRated = text({ fr: 'Les mieux notés', en: 'Best rated' });
export const soonestReady = text({ fr: 'Prêts le plus tôt', en: 'Ready soonest', specified: 'Les plus tôt prêts' });
