import { text } from '../../../graphql/texts/text';
export { changeNamed, changingFailed } from '../../items/items.texts';
import type { ItemKind } from '../../../graphql/rules/item-defaults';

type PageKind = Exclude<ItemKind, 'SIMPLE'>;

export const newItem = text({
  fr: (kind: PageKind) => ({ SANDWICH: 'Nouveau sandwich', PIZZA: 'Nouvelle pizza', DRINK: 'Nouvelle boisson' })[kind],
  en: (kind) => ({ SANDWICH: 'New sandwich', PIZZA: 'New pizza', DRINK: 'New drink' })[kind],
});
export const editItem = text({
  fr: (kind: PageKind) =>
    ({ SANDWICH: 'Modifier le sandwich', PIZZA: 'Modifier la pizza', DRINK: 'Modifier la boisson' })[kind],
  en: (kind) => ({ SANDWICH: 'Edit the sandwich', PIZZA: 'Edit the pizza', DRINK: 'Edit the drink' })[kind],
});
export const changeTitle = text({ fr: 'Modifier un article', en: 'Edit an item' });

const FAILED = {
  SANDWICH: 'Le sandwich n’a pas pu être ajouté. Veuillez réessayer.',
  PIZZA: 'La pizza n’a pas pu être ajoutée. Veuillez réessayer.',
  DRINK: 'La boisson n’a pas pu être ajoutée. Veuillez réessayer.',
};
export const addingFailed = text({
  fr: (kind: PageKind) => FAILED[kind],
  en: (kind) => `The ${kind.toLowerCase()} could not be added. Please try again.`,
  // Specification 7.7.
  specified: (kind) => (kind === 'SANDWICH' ? 'Failed to add sandwich.' : FAILED[kind]),
});
