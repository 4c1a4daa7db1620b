import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';

export const dateAndTime = text({
  fr: ({ date, time }: { date: string; time: string }) => `${date}\u00a0à\u00a0${time}`,
  en: ({ date, time }) => `${date} at ${time}`,
  specified: ({ date, time }) => `${date} à ${time}`,
});

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
