import { text } from '../../../graphql/texts/text';

export const yourIngredients = text({ fr: 'Vos ingrédients', en: 'Your ingredients' });
export const ingredientTypes = text({ fr: 'Types d’ingrédients', en: 'Types of ingredients' });
export const menuFries = text({ fr: 'Frites du menu', en: 'Meal deal fries' });
export const menuDrinks = text({ fr: 'Boissons du menu', en: 'Meal deal drinks' });

export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });
export const emptyMenu = text({ fr: 'Rien dans le menu pour le moment.', en: 'Nothing in the meal deal yet.' });
export const addedAppears = text({ fr: 'Ce que vous ajoutez paraît ici.', en: 'What you add appears here.' });
export const closeForm = text({ fr: 'Fermer le formulaire', en: 'Close the form' });
export const completeMenu = text({ fr: 'Compléter le menu', en: 'Complete the meal deal' });

export const added = text({
  fr: (count: number) => (count > 1 ? `${count} ingrédients ajoutés.` : 'Ingrédient ajouté.'),
  en: (count) => (count > 1 ? `${count} ingredients added.` : 'Ingredient added.'),
});
export const saladSaved = text({ fr: 'Crudités enregistrées.', en: 'Salad saved.' });
export const menuSaved = text({ fr: 'Menu enregistré.', en: 'Meal deal saved.' });
export const saved = text({ fr: (name: string) => `${name} : enregistré.`, en: (name) => `${name}: saved.` });
export const removed = text({ fr: (name: string) => `${name} : supprimé.`, en: (name) => `${name}: deleted.` });
/** Where neither the server nor the network said anything better (specification 7.8). */
export const failed = text({
  fr: 'L’enregistrement a échoué. Veuillez réessayer.',
  en: 'Saving failed. Please try again.',
  specified: 'Submission failed',
});
