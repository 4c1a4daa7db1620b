import { text } from '../../../graphql/texts/text';
export { customerView } from '../customer-view/customer-view.texts';

export const addOne = text({ fr: 'Ajouter une catégorie', en: 'Add a category' });
export const add = text({ fr: 'Ajouter la catégorie', en: 'Add the category' });
export const adding = text({ fr: 'Ajout…', en: 'Adding…', specified: 'Ajout...' });

export const categoryName = text({ fr: 'Nom de la catégorie', en: 'Category name' });
export const nameHint = text({
  fr: 'Par exemple : Viennoiseries, Pains, Boissons.',
  en: 'For example: Pastries, Bread, Drinks.',
});
export const nameNeeded = text({
  fr: 'Veuillez saisir un nom de catégorie valide.',
  en: 'Enter a valid category name.',
});
export const nameTaken = text({
  fr: 'Cette catégorie existe déjà.',
  en: 'This category already exists.',
  specified: 'Cette catégorie existe déjà pour ce restaurant.',
});

export const newCategory = text({ fr: 'Nouvelle catégorie', en: 'New category' });
export const whenItAppears = text({
  fr: 'Elle apparaît dès qu’un article y est publié.',
  en: 'It appears as soon as an item in it is published.',
});
