import { text } from '../../../graphql/texts/text';

/** A time as the documents write it: « 7h », « 13h30 ». */
const short = (time: string) => time.replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h');
const isMidnight = (time: string) => time === '00:00';

/** Sunday first. */
export const weekdays = text({
  fr: () => ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: () => ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
});
export const tomorrow = text({ fr: 'demain', en: 'tomorrow' });

// What is open now, and until or from when; times are « 07:00 » (specification 3.3).
export const alwaysOpen = text({ fr: 'Ouvert 24h/24', en: 'Open 24 hours' });
export const openUntil = text({
  fr: (time: string) => `Ouvert jusqu’à ${isMidnight(time) ? 'minuit' : time}`,
  en: (time) => `Open until ${isMidnight(time) ? 'midnight' : time}`,
  specified: (time) => `Ouvert jusqu'à ${isMidnight(time) ? 'minuit' : short(time)}`,
});
export const closed = text({ fr: 'Fermé', en: 'Closed' });

interface Opens {
  /** Another than today; empty: today. */
  day: string;
  time: string;
}

export const closedUntil = text({
  fr: ({ day, time }: Opens) => `Fermé · ouvre ${day && `${day} `}à ${time}`,
  en: ({ day, time }) => `Closed · opens ${day && `${day} `}at ${time}`,
  specified: ({ day, time }) => `Fermé · ouvre ${day && `${day} `}à ${short(time)}`,
});

interface Hours {
  opensAt: string;
  closesAt: string;
}

export const allDay = text({ fr: '24h/24', en: '24 hours' });
export const hours = text({
  fr: ({ opensAt, closesAt }: Hours) => `${opensAt}–${closesAt}`,
  en: ({ opensAt, closesAt }) => `${opensAt}–${closesAt}`,
  specified: ({ opensAt, closesAt }) => `${short(opensAt)} – ${isMidnight(closesAt) ? 'minuit' : short(closesAt)}`,
});
