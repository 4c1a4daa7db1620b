import { perLocale } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';

const weekday = perLocale((language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }));
/** Of 'YYYY-MM-DD', before it. */
const on = (date: string) => weekday().format(new Date(date));

interface Opens {
  /** Undefined: tomorrow. */
  date?: string;
  hours: string;
}

export const opens = text({
  fr: ({ date, hours }: Opens) => `La boutique ouvre ${date ? on(date) : 'demain'}, ${hours}.`,
  en: ({ date, hours }) => `The shop opens ${date ? `on ${on(date)}` : 'tomorrow'}, ${hours}.`,
});
export const firstPickup = text({
  fr: (from: string) => `Premier retrait à ${from}.`,
  en: (from) => `First pickup at ${from}.`,
});
export const notToday = text({ fr: 'Pas de retrait possible aujourd’hui.', en: 'No pickup is possible today.' });
export const forThen = text({
  fr: 'Vous commandez dès maintenant pour un autre jour.',
  en: 'You can order now for another day.',
});
export const orderThen = text({
  fr: 'Elle ne prend pas de commandes à l’avance : votre panier reste sur cet appareil.',
  en: 'It takes no orders in advance: your cart stays on this device.',
});
