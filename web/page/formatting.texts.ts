import { perLocale, plural } from '../../texts/language.texts';
import { text } from '../../texts/text';

export const dateAndTime = text({
  fr: ({ date, time }: { date: string; time: string }) => `${date} à ${time}`,
  en: ({ date, time }) => `${date} at ${time}`,
});

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

export const justNow = text({ fr: 'à l’instant', en: 'just now' });
export const minutesAgo = text({
  fr: (minutes: number) => `il y a ${minutes} min`,
  en: (minutes) => `${minutes} min ago`,
});
export const hoursAgo = text({ fr: (hours: number) => `il y a ${hours} h`, en: (hours) => `${hours} h ago` });
export const daysAgo = text({
  fr: (days: number) => `il y a ${days} ${plural(days, 'jour', 'jours')}`,
  en: (days) => `${days} ${plural(days, 'day', 'days')} ago`,
});
