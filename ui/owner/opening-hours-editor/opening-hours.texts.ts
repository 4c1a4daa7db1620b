import { text } from '../../../graphql/texts/text';
export { weekdays as days } from '../category-editor/category-editor.texts';

export const weekHours = text({ fr: 'Horaires de la semaine', en: 'Opening hours of the week' });
export const closed = text({ fr: 'Fermé', en: 'Closed' });

interface Range {
  day: string;
  /** Of the ranges of that day, from 1. */
  place: number;
}

export const opening = text({
  fr: ({ day, place }: Range) => `${day}, ouverture ${place}`,
  en: ({ day, place }) => `${day}, opening time ${place}`,
});
export const closing = text({
  fr: ({ day, place }: Range) => `${day}, fermeture ${place}`,
  en: ({ day, place }) => `${day}, closing time ${place}`,
});
export const addRange = text({ fr: 'Ajouter une plage', en: 'Add a range' });
export const removeRange = text({
  fr: ({ day, place }: Range) => `Retirer la plage ${place} du ${day.toLowerCase()}`,
  en: ({ day, place }) => `Remove range ${place} of ${day}`,
});

export const copy = text({ fr: (day: string) => `Copier ${day.toLowerCase()}`, en: (day) => `Copy ${day}` });
export const copyToAll = text({ fr: 'Copier sur toute la semaine', en: 'Copy to the whole week' });
export const copyToWorkdays = text({ fr: 'Copier du lundi au vendredi', en: 'Copy to Monday to Friday' });
export const copyToWeekend = text({ fr: 'Copier sur le week-end', en: 'Copy to the weekend' });

export const unfinished = text({ fr: '…', en: '…' });
export const nextDay = text({ fr: 'lendemain', en: 'next day' });
export const aroundTheClock = text({ fr: '24h/24', en: '24 hours' });

interface Hours {
  /** Local time as « 07:00 ». */
  opensAt: string;
  closesAt: string;
}

export const hours = text({
  fr: ({ opensAt, closesAt }: Hours) => `${opensAt}–${closesAt}`,
  en: ({ opensAt, closesAt }) => `${opensAt}–${closesAt}`,
  specified: ({ opensAt, closesAt }) =>
    [opensAt, closesAt].map((time) => time.replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h')).join(' – '),
});

export const timesNeeded = text({
  fr: 'Indiquez l’heure d’ouverture et de fermeture.',
  en: 'Enter the opening and closing times.',
});
export const rangesOverlap = text({ fr: 'Deux plages se recouvrent.', en: 'Two ranges overlap.' });
export const nightOverlaps = text({
  fr: 'La nuit de la veille recouvre cette plage.',
  en: 'The night before overlaps this range.',
});
