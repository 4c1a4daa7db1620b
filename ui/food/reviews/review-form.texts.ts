import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const formTitle = text({
  fr: (shopName: string) => `Votre avis sur ${shopName}`,
  en: (shopName) => `Your review of ${shopName}`,
});
export const question = text({
  fr: (shopName: string) => `Comment était-ce chez ${shopName} ?`,
  en: (shopName) => `How was it at ${shopName}?`,
});
export const yourRating = text({ fr: 'Votre note', en: 'Your rating' });
export const ratingNeeded = text({
  fr: 'Choisissez une note, de 1 à 5 étoiles.',
  en: 'Choose a rating, from 1 to 5 stars.',
});
export const yourReview = text({ fr: 'Votre avis', en: 'Your review' });
export const reviewHint = text({
  fr: ({ length, maxLength }: { length: number; maxLength: number }) =>
    `Facultatif, visible par tous · ${length} / ${maxLength}`,
  en: ({ length, maxLength }) => `Optional, everyone can see it · ${length} / ${maxLength}`,
});
export const publish = text({ fr: 'Publier mon avis', en: 'Publish my review' });
export const publishing = text({ fr: 'Envoi…', en: 'Sending…', specified: 'Envoi...' });

export const disappointing = text({ fr: 'Décevant', en: 'Disappointing' });
export const average = text({ fr: 'Moyen', en: 'Average' });
export const decent = text({ fr: 'Correct', en: 'Decent' });
export const veryGood = text({ fr: 'Très bon', en: 'Very good' });
export const excellent = text({ fr: 'Excellent', en: 'Excellent' });
export const starsInWords = text({
  fr: ({ count, word }: { count: number; word: string }) =>
    `${count} ${plural(count, 'étoile', 'étoiles')}, ${word.toLowerCase()}`,
  en: ({ count, word }) => `${count} ${plural(count, 'star', 'stars')}, ${word.toLowerCase()}`,
});
