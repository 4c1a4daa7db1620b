import { text } from '../../texts/text';

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
