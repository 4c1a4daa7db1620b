import { text } from '../../../graphql/texts/text';

export const newSandwich = text({ fr: 'Nouveau sandwich', en: 'New sandwich' });
export const editSandwich = text({ fr: 'Modifier le sandwich', en: 'Edit the sandwich' });
// Specification 7.7.
export const addingFailed = text({
  fr: 'Le sandwich n’a pas pu être ajouté. Veuillez réessayer.',
  en: 'The sandwich could not be added. Please try again.',
  specified: 'Failed to add sandwich.',
});
