import { text } from '../../../texts/text';

export const addItem = text({ fr: 'Ajouter un article', en: 'Add an item' });
export const adding = text({ fr: 'Ajout…', en: 'Adding…', specified: 'Ajout...' });
export const backToDashboard = text({
  fr: 'Retour à la carte',
  en: 'Back to the menu',
  specified: 'Retour au tableau de bord',
});

export const whereItBelongs = text({ fr: 'Où le ranger', en: 'Where it belongs' });
export const category = text({ fr: 'Catégorie', en: 'Category' });
export const selectCategory = text({ fr: 'Sélectionner une catégorie', en: 'Select a category' });
export const newCategory = text({ fr: 'Nouvelle catégorie…', en: 'New category…' });
export const categoryName = text({ fr: 'Nom de la catégorie', en: 'Category name' });

export const item = text({ fr: 'L’article', en: 'The item' });
export const itemName = text({ fr: 'Nom de l’article', en: 'Item name' });
export const price = text({ fr: 'Prix', en: 'Price' });
export const priceHint = text({
  fr: 'Facultatif : il suffit de le donner avant de publier.',
  en: 'Optional: you can set it any time before publishing.',
});
export const image = text({ fr: 'Image', en: 'Photo' });
export const waitForImage = text({
  fr: 'Possible dès que l’image est envoyée.',
  en: 'Possible as soon as the photo is uploaded.',
});

export const nameNeeded = text({ fr: 'Donnez un nom.', en: 'Give it a name.' });
export const imageNeeded = text({ fr: 'Ajoutez une image.', en: 'Add a photo.' });
export const nameAndImageNeeded = text({
  fr: 'Le nom et l’image de l’article sont obligatoires.',
  en: 'The item’s name and photo are required.',
});
