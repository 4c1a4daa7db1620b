import { text } from '../../../graphql/texts/text';
export { addOne as addCategory } from '../category-form/category-form.texts';

export const whatToAdd = text({ fr: 'Que voulez-vous ajouter ?', en: 'What would you like to add?' });
export const goOn = text({ fr: 'Continuer', en: 'Continue' });

export const loading = text({
  fr: 'Chargement des catégories…',
  en: 'Loading categories…',
  specified: 'Chargement des catégories...',
});
export const loadFailed = text({
  fr: 'Vos catégories n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',
  en: 'Your categories could not be loaded. Check your connection, then try again.',
  specified: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
});
export const noCategories = text({
  fr: 'Vous n’avez pas encore de catégorie. Ajoutez d’abord la première.',
  en: 'You have no categories yet. Add one first.',
  specified: 'No categories found for this restaurant. Please add categories first.',
});

export const menuType = text({ fr: 'Type d’article', en: 'Item type', specified: 'Type de menu' });
export const sandwich = text({ fr: 'Sandwich', en: 'Sandwich' });
export const sandwichText = text({ fr: 'Viandes, sauces, crudités, menu', en: 'Meats, sauces, salad, meal deal' });
export const pizza = text({ fr: 'Pizza', en: 'Pizza' });
export const pizzaText = text({ fr: 'Tailles et garnitures', en: 'Sizes and toppings' });
export const drink = text({ fr: 'Boisson', en: 'Drink', specified: 'Drink' });
export const drinkText = text({
  fr: 'Canette, bouteille, gobelet',
  en: 'Can, bottle, cup',
  specified: 'Boisson : canette, bouteille, gobelet',
});

// Specification 7.6.
export const categoryNeeded = text({
  fr: 'Choisissez une catégorie.',
  en: 'Choose a category.',
  specified: 'Please select a category.',
});
export const menuTypeNeeded = text({
  fr: 'Choisissez un type d’article.',
  en: 'Choose an item type.',
  specified: 'Please select a menu type.',
});
export const menuTypeUnknown = text({
  fr: 'Ce type d’article n’existe pas. Choisissez-en un autre.',
  en: 'There is no such item type. Choose another one.',
  specified: 'Invalid menu type selected.',
});
