import { text } from '../../../graphql/texts/text';
export * from '../item-basics/item-basics.texts';
export { cancel, save, saving, update } from '../submit-bar/submit-bar.texts';
export { unlimitedWhenEmpty } from '../item-table/item-table.texts';

export const addItem = text({ fr: 'Ajouter un article personnalisé', en: 'Add an item of your own' });
export const editItem = text({ fr: (name: string) => `Modifier ${name}`, en: (name) => `Edit ${name}` });

export const createCategoryFirst = text({ fr: 'Créez d’abord une catégorie.', en: 'Create a category first.' });

export const selectItem = text({ fr: 'Sélectionner un article', en: 'Select an item' });
export const chooseCategoryFirst = text({ fr: 'Choisissez d’abord une catégorie.', en: 'Choose a category first.' });
export const nothingInCatalogue = text({
  fr: 'Aucun article au catalogue de cette catégorie.',
  en: 'The catalogue has no item for this category.',
});
export const itemNeeded = text({ fr: 'Choisissez un article.', en: 'Choose an item.' });

export const nameNeeded = text({ fr: 'Donnez un nom à l’article.', en: 'Give the item a name.' });

export const quantity = text({ fr: 'Quantité', en: 'Quantity' });
export const forToday = text({ fr: 'Pour aujourd’hui', en: 'For today' });
export const quantityNeeded = text({
  fr: 'Indiquez une quantité, par exemple 12.',
  en: 'Enter a quantity, for example 12.',
});
export const freshlyBaked = text({ fr: 'Tout juste sorti du four', en: 'Fresh from the oven' });

export const more = text({ fr: 'En plus', en: 'More' });
export const moreInside = text({ fr: 'allergènes, TVA', en: 'allergens, VAT' });
export const descriptionHint = text({
  fr: 'Deux lignes qui donnent envie, 500 caractères au plus.',
  en: 'Two lines that whet the appetite, 500 characters at most.',
});
