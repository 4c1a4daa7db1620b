import { text } from '../../../graphql/texts/text';

export const photo = text({ fr: 'Photo', en: 'Photo' });
export const uploadFailed = text({
  fr: 'L’image n’a pas pu être envoyée. Réessayez.',
  en: 'The photo could not be uploaded. Try again.',
  // Specification 7.7.
  specified: 'Image upload failed. Try again.',
});
export const retry = text({ fr: 'Réessayer', en: 'Try again' });
