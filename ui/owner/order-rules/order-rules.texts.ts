import { perLocale } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const toOrder = text({ fr: 'Sur commande', en: 'To order' });
export const set = text({ fr: 'Réglé', en: 'Set' });
export const whatIsOffered = text({
  fr: 'Vos clients ne choisissent que les jours possibles. Combien de jours à l’avance : Réglages, Retraits.',
  en: 'Your customers only choose from the days that are possible. How many days ahead: Settings, Pickups.',
});

export const notice = text({ fr: 'Délai de commande', en: 'Notice' });
export const noNotice = text({ fr: 'Aucun', en: 'None' });
export const hoursBefore = text({ fr: 'Heures avant le retrait', en: 'Hours before pickup' });
export const untilMoment = text({ fr: 'Jusqu’à un jour de la semaine', en: 'Until a day of the week' });
export const hourUnit = text({ fr: 'h', en: 'h' });
export const noticeRange = text({ fr: 'Entre 1 et 720 heures.', en: 'Between 1 and 720 hours.' });
export const lastDay = text({ fr: 'Jour limite', en: 'Last day to order' });
export const lastDayHint = text({
  fr: 'Le dernier avant le jour du retrait.',
  en: 'The last one before the day of pickup.',
});
export const lastTime = text({ fr: 'Jusqu’à', en: 'Until' });
export const timeNeeded = text({ fr: 'Indiquez une heure.', en: 'Enter a time.' });

export const pickupDays = text({ fr: 'Jours de retrait', en: 'Days of pickup' });

export const season = text({ fr: 'Seulement en saison', en: 'In season only' });
export const seasonHint = text({
  fr: 'Chaque année, du premier au dernier jour.',
  en: 'Every year, both days included.',
});
export const firstDay = text({ fr: 'Premier jour', en: 'First day' });
export const firstMonth = text({ fr: 'Premier mois', en: 'First month' });
export const finalDay = text({ fr: 'Dernier jour', en: 'Last day' });
export const finalMonth = text({ fr: 'Dernier mois', en: 'Last month' });
export const noSuchDay = text({ fr: 'Ce jour n’existe pas.', en: 'There is no such day.' });
const month = perLocale((language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }));
export const months = () => Array.from({ length: 12 }, (_, at) => month().format(Date.UTC(2028, at)));

export const capacity = text({ fr: 'Pièces par jour', en: 'Pieces a day' });
export const capacityHint = text({
  fr: 'Pour chaque jour où le stock ne dit rien d’autre. Vide : sans limite.',
  en: 'For each day of which your stock says nothing else. Empty: no limit.',
});
export const capacityRange = text({ fr: 'Entre 1 et 9999.', en: 'Between 1 and 9999.' });

export const noRules = text({ fr: 'Sans condition', en: 'No conditions' });
export const hoursAhead = text({ fr: (hours: number) => `${hours} h avant`, en: (hours) => `${hours} h ahead` });
export const untilShort = text({
  fr: ({ day, time }: { day: string; time: string }) => `${day} jusqu’à ${time}`,
  en: ({ day, time }) => `${day} until ${time}`,
});
export const perDay = text({ fr: (pieces: number) => `${pieces} par jour`, en: (pieces) => `${pieces} a day` });

export const toCorrect = text({ fr: '« Sur commande » est à corriger.', en: 'Correct “To order”.' });
