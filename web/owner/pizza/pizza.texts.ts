import { text } from '../../../graphql/texts/text';

export const newPizza = text({ fr: 'Nouvelle pizza', en: 'New pizza' });
export const editPizza = text({ fr: 'Modifier la pizza', en: 'Edit the pizza' });
export const addingFailed = text({
  fr: 'La pizza n’a pas pu être ajoutée. Veuillez réessayer.',
  en: 'The pizza could not be added. Please try again.',
});
