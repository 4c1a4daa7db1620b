import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const preparation = text({
  fr: (minutes: number) => `Prêt en ${minutes} ${plural(minutes, 'minute', 'minutes')} environ`,
  en: (minutes) => `Ready in about ${minutes} ${plural(minutes, 'minute', 'minutes')}`,
});

export const practical = text({ fr: 'Infos pratiques', en: 'Practical information' });
/** Monday first. */
export const weekdays = text({
  fr: () => ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  en: () => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
});
export const closedThatDay = text({ fr: 'Fermeture exceptionnelle', en: 'Special closure' });
export const otherHours = text({ fr: 'Horaires exceptionnels', en: 'Special hours' });
export const reviewDate = text({ fr: (date: string) => `le ${date}`, en: (date) => `on ${date}` });
