import { text } from '../../../graphql/texts/text';

export const newDrink = text({ fr: 'Nouvelle boisson', en: 'New drink' });
export const addingFailed = text({
  fr: 'La boisson n’a pas pu être ajoutée. Veuillez réessayer.',
  en: 'The drink could not be added. Please try again.',
});
