import { text } from '../../graphql/texts/text';

export const changeTitle = text({ fr: 'Modifier un article', en: 'Edit an item' });
export const changeNamed = text({ fr: (name: string) => `Modifier « ${name} »`, en: (name) => `Edit “${name}”` });
export const update = text({ fr: 'Mettre à jour', en: 'Update' });
export const changingFailed = text({
  fr: 'Échec de la mise à jour de l’article. Veuillez réessayer.',
  en: 'The item could not be updated. Please try again.',
  specified: "Échec de la mise à jour de l'article. Veuillez réessayer.",
});
export const categoriesFailed = text({
  fr: 'Les catégories n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',
  en: 'The categories could not be loaded. Check your connection, then try again.',
  specified: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
});
