import { text } from '../../../graphql/texts/text';

export const period = text({ fr: 'Période', en: 'Period' });
export const today = text({ fr: 'Aujourd’hui', en: 'Today' });
export const yesterday = text({ fr: 'Hier', en: 'Yesterday' });
export const thisWeek = text({ fr: 'Cette semaine', en: 'This week' });
export const thisMonth = text({ fr: 'Ce mois-ci', en: 'This month' });
export const lastMonth = text({ fr: 'Mois dernier', en: 'Last month' });
export const otherDates = text({ fr: 'Autres dates', en: 'Other dates' });

export const from = text({ fr: 'Du', en: 'From' });
export const to = text({ fr: 'Au', en: 'To' });
export const dayNeeded = text({ fr: 'Choisissez un jour.', en: 'Choose a day.' });
export const notYet = text({ fr: 'Ce jour n’est pas encore venu.', en: 'This day has not come yet.' });
export const endsBeforeStart = text({ fr: 'La fin vient avant le début.', en: 'The end comes before the start.' });

export const dayOfMonth = text({
  fr: (day: number) => (day === 1 ? '1er' : String(day)),
  en: (day) => String(day),
});
export const days = text({
  fr: ({ start, end }: { start: string; end: string }) => `du ${start} au ${end}`,
  en: ({ start, end }) => `${start} to ${end}`,
});
