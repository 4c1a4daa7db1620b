import { text } from '../../graphql/texts/text';

interface Range {
  least: number;
  most: number;
}

interface Spelled {
  label: string;
  hours: string;
}
const hours = ({ hours }: Spelled) => hours;

export const window = text({ fr: hours, en: hours, specified: ({ label }) => label });
export const windowInvalid = text({
  fr: 'Choisissez un créneau de retrait proposé.',
  en: 'Choose one of the pickup times on offer.',
  // Specification 4.2.
  specified: 'Please select a valid pickup window.',
});
interface Unserved {
  name: string;
  /** Times at which the category is served: « jusqu’à 11:00 ». */
  when: string;
  /** « 10:30–10:45 »; undefined: none today. */
  window: string | undefined;
}
export const notServedThen = text({
  fr: ({ name, when, window }: Unserved) =>
    `« ${name} » se retire ${when}. ${window ? `Choisissez le créneau ${window}.` : 'Aujourd’hui, c’est trop tard : retirez-le du panier.'}`,
  en: ({ name, when, window }) =>
    `“${name}” is served ${when}. ${window ? `Choose the pickup time ${window}.` : 'It is too late today: remove it from the cart.'}`,
});
export const windowFull = text({
  fr: 'Ce créneau vient de se remplir. Choisissez-en un autre.',
  en: 'This pickup time has just filled up. Choose another one.',
});
export const minutes = text({
  fr: ({ least, most }: Range) => `Entre ${least} et ${most} minutes.`,
  en: ({ least, most }) => `Between ${least} and ${most} minutes.`,
});
export const units = text({
  fr: ({ least, most }: Range) => `Entre ${least} et ${most} unités.`,
  en: ({ least, most }) => `Between ${least} and ${most} units.`,
});
export const days = text({
  fr: ({ least, most }: Range) => `Entre ${least} et ${most} jours.`,
  en: ({ least, most }) => `Between ${least} and ${most} days.`,
});
export const dayWrong = text({
  fr: 'La boutique ne prend pas de commandes pour ce jour.',
  en: 'The shop takes no orders for that day.',
});

export const afterMidnight = text({
  fr: ({ day, evening, morning }: { day: string; evening: string; morning: string }) =>
    `${day} (nuit de ${evening} à ${morning})`,
  en: ({ day, evening }) => `${day} (${evening} night)`,
});
