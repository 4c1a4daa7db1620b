import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Avis', en: 'Reviews' });
export const loading = text({
  fr: 'Chargement des avis…',
  en: 'Loading reviews…',
  specified: 'Chargement des avis...',
});
export const none = text({ fr: 'Pas encore d’avis', en: 'No reviews yet' });
export const noneHint = text({
  fr: 'Après votre retrait, dites ce que vous en avez pensé : vous serez la première voix.',
  en: 'After your pickup, say what you thought of it: you will be the first voice.',
});
export const showMore = text({ fr: 'Voir plus d’avis', en: 'View more reviews' });
export const readMore = text({ fr: 'Lire la suite', en: 'Read more' });
export const readLess = text({ fr: 'Réduire', en: 'Show less' });
/** After how many. */
export const stars = text({
  fr: (count: number) => plural(count, 'étoile', 'étoiles'),
  en: (count) => plural(count, 'star', 'stars'),
});
export const reviews = text({ fr: (_count: number) => 'avis', en: (count) => plural(count, 'review', 'reviews') });
