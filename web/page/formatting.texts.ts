import { perLocale } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';

const tenths = perLocale(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

interface Rating {
  rating: number;
  count: string;
}

export const rated = text({
  fr: ({ rating, count }: Rating) => `${tenths().format(rating)} (${count} avis)`,
  en: ({ rating, count }) => `${tenths().format(rating)} (${count} reviews)`,
  // Specification 3.3.
  specified: ({ rating, count }) => `${rating.toFixed(1)} (${count} avis)`,
});
export const unrated = text({ fr: 'Nouveau', en: 'New' });
