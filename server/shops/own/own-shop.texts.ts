import { text } from '../../../graphql/texts/text';

// What the sentences of text.texts.ts call a field of the form.
export const address = text({ fr: 'L’adresse', en: 'The address' });
export const description = text({ fr: 'La description', en: 'The description' });
export const shopName = text({ fr: 'Le nom de la boutique', en: 'The name of the shop' });
export const reason = text({ fr: 'Ce que vos clients liront', en: 'What your customers will read' });
export const receiptText = text({ fr: 'Ce texte', en: 'This text' });

export const shopNameNeeded = text({
  fr: 'Indiquez le nom de votre boutique.',
  en: 'Enter the name of your shop.',
});
export const shopNameHoldsAddress = text({
  fr: 'Écrivez le nom de votre boutique sans adresse de site.',
  en: 'Write the name of your shop without a web address.',
});

export const tooManyRanges = text({
  fr: 'C’est trop de plages pour une semaine.',
  en: 'That is too many ranges for one week.',
});
export const noSuchWeekday = text({
  fr: 'Ce jour de la semaine n’existe pas.',
  en: 'There is no such day of the week.',
});
export const rangesOverlap = text({ fr: 'Deux plages se recouvrent.', en: 'Two ranges overlap.' });
export const timesNeeded = text({
  fr: 'Indiquez l’heure d’ouverture et de fermeture.',
  en: 'Enter the opening and closing times.',
});
export const dateNeeded = text({ fr: 'Choisissez une date.', en: 'Choose a date.' });
export const openingsClash = text({
  fr: 'Une ouverture est déjà prévue à ces heures-là.',
  en: 'An opening is already planned at these times.',
});
export const tooManyExceptions = text({
  fr: (most: number) => `Au plus ${most} exceptions. Retirez-en une d’abord.`,
  en: (most) => `${most} exceptions at most. Remove one first.`,
});
export const noException = text({
  fr: 'Cette exception n’existe plus.',
  en: 'This exception no longer exists.',
});
