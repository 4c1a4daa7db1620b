import { text } from '../../../graphql/texts/text';
export * from '../item-basics/item-basics.texts';
export { customerView } from '../customer-view/customer-view.texts';
export { adding, categoryName } from '../category-form/category-form.texts';

export const addItem = text({ fr: 'Ajouter un article', en: 'Add an item' });
export const backToDashboard = text({
  fr: 'Retour à la carte',
  en: 'Back to the menu',
  specified: 'Retour au tableau de bord',
});

export const whereItBelongs = text({ fr: 'Où le ranger', en: 'Where it belongs' });
export const newCategory = text({ fr: 'Nouvelle catégorie…', en: 'New category…' });

export const item = text({ fr: 'L’article', en: 'The item' });
export const priceHint = text({
  fr: 'Facultatif : il suffit de le donner avant de publier.',
  en: 'Optional: you can set it any time before publishing.',
});

export const imageNeeded = text({ fr: 'Ajoutez une image.', en: 'Add a photo.' });
export const nameAndImageNeeded = text({
  fr: 'Le nom et l’image de l’article sont obligatoires.',
  en: 'The item’s name and photo are required.',
});
export const priceToCome = text({ fr: 'Prix à venir', en: 'Price to come' });
