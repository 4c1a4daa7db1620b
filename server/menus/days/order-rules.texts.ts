import { perLocale } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { weekdays } from '../../shops/hours/opening-hours.texts';

const list = perLocale((language) => new Intl.ListFormat(language));
const monthDay = perLocale(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

interface Moment {
  weekday: number;
  minute: number;
}
interface Span {
  from: string;
  to: string;
}

const named = (weekday: number) => weekdays()[weekday % 7] ?? '';
const each = (days: readonly number[], prefix: string, suffix = '') =>
  list().format(days.map((day) => `${prefix}${named(day)}${suffix}`));
const at = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
const dayOf = (day: string) =>
  monthDay()
    .format(new Date(`2028-${day}T00:00:00Z`))
    .replace(/^1 /, first());
const first = text({ fr: '1er ', en: '1 ' });
const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

export const hoursBefore = text({
  fr: (hours: number) => `Sur commande, ${hours} h avant`,
  en: (hours) => `To order ${hours} hours ahead`,
});
export const until = text({
  fr: ({ weekday, minute }: Moment) => `Sur commande, jusqu’au ${named(weekday)} ${at(minute)}`,
  en: ({ weekday, minute }) => `To order by ${named(weekday)} ${at(minute)}`,
});
export const onDays = text({
  fr: (days: readonly number[]) => capital(each(days, 'le ')),
  en: (days) => `On ${each(days, '', 's')}`,
});
export const inSeason = text({
  fr: ({ from, to }: Span) => `Du ${dayOf(from)} au ${dayOf(to)}`,
  en: ({ from, to }) => `From ${dayOf(from)} to ${dayOf(to)}`,
});

export const noticeWrong = text({
  fr: 'Un délai de commande est de 1 à 720 heures, ou un jour de la semaine avec son heure.',
  en: 'Notice is 1 to 720 hours, or a weekday with its time.',
});
export const daysWrong = text({
  fr: 'Choisissez les jours de retrait dans la semaine.',
  en: 'Choose the days of pickup within the week.',
});
export const seasonWrong = text({
  fr: 'Une saison va d’un jour de l’année à un autre.',
  en: 'A season goes from one day of the year to another.',
});
export const capacityWrong = text({
  fr: 'La quantité par jour va de 1 à 9999.',
  en: 'The quantity a day goes from 1 to 9999.',
});
