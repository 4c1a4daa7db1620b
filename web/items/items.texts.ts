import { text } from '../../graphql/texts/text';

export const changeNamed = text({ fr: (name: string) => `Modifier « ${name} »`, en: (name) => `Edit “${name}”` });
export const categoriesFailed = text({
  fr: 'Les catégories n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',
  en: 'The categories could not be loaded. Check your connection, then try again.',
  specified: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
});
export const changingFailed = text({
  fr: 'Échec de la mise à jour de l’article. Veuillez réessayer.',
  en: 'The item could not be updated. Please try again.',
  specified: "Échec de la mise à jour de l'article. Veuillez réessayer.",
});
