import { text } from '../../../texts/text';

export const addItem = text({ fr: 'Ajouter un article personnalisé', en: 'Add an item of your own' });
export const editItem = text({ fr: (name: string) => `Modifier ${name}`, en: (name) => `Edit ${name}` });

export const category = text({ fr: 'Catégorie', en: 'Category' });
export const selectCategory = text({ fr: 'Sélectionner une catégorie', en: 'Select a category' });
export const createCategoryFirst = text({ fr: 'Créez d’abord une catégorie.', en: 'Create a category first.' });
export const categoryNeeded = text({ fr: 'Choisissez une catégorie.', en: 'Choose a category.' });

export const itemName = text({ fr: 'Nom de l’article', en: 'Item name' });
export const selectItem = text({ fr: 'Sélectionner un article', en: 'Select an item' });
export const chooseCategoryFirst = text({ fr: 'Choisissez d’abord une catégorie.', en: 'Choose a category first.' });
export const nothingInCatalogue = text({
  fr: 'Aucun article au catalogue de cette catégorie.',
  en: 'The catalogue has no item for this category.',
});
export const itemNeeded = text({ fr: 'Choisissez un article.', en: 'Choose an item.' });

export const nameNeeded = text({ fr: 'Donnez un nom à l’article.', en: 'Give the item a name.' });

export const image = text({ fr: 'Image', en: 'Photo' });
export const waitForImage = text({
  fr: 'Possible dès que l’image est envoyée.',
  en: 'Possible as soon as the photo is uploaded.',
});

export const price = text({ fr: 'Prix', en: 'Price' });
export const quantity = text({ fr: 'Quantité', en: 'Quantity' });
export const unlimitedWhenEmpty = text({ fr: 'Vide : illimité', en: 'Empty: unlimited' });
export const forToday = text({ fr: 'Pour aujourd’hui', en: 'For today' });
export const quantityNeeded = text({
  fr: 'Indiquez une quantité, par exemple 12.',
  en: 'Enter a quantity, for example 12.',
});
export const freshlyBaked = text({ fr: 'Tout juste sorti du four', en: 'Fresh from the oven' });

export const more = text({ fr: 'En plus', en: 'More' });
export const moreInside = text({ fr: 'allergènes, TVA', en: 'allergens, VAT' });
export const visible = text({ fr: 'Visible sur la carte', en: 'Visible on the menu' });
export const seenByCustomers = text({ fr: 'Vos clients le voient.', en: 'Your customers see it.' });
export const seenByYou = text({ fr: 'Brouillon : vous seul le voyez.', en: 'Draft: only you see it.' });
export const description = text({ fr: 'Description', en: 'Description' });
export const descriptionHint = text({
  fr: 'Deux lignes qui donnent envie, 500 caractères au plus.',
  en: 'Two lines that whet the appetite, 500 characters at most.',
});

export const cancel = text({ fr: 'Annuler', en: 'Cancel' });
export const save = text({ fr: 'Enregistrer', en: 'Save' });
export const update = text({ fr: 'Mettre à jour', en: 'Update' });
export const saving = text({ fr: 'Enregistrement…', en: 'Saving…', specified: 'Enregistrement...' });
