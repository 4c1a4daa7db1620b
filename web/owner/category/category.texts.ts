import { text } from '../../../graphql/texts/text';
export { nameTaken as thereAlready } from '../../../ui/owner/category-form/category-form.texts';

export const backToMenu = text({ fr: 'Retour à la carte', en: 'Back to the menu', specified: 'Retour au menu' });
export const addCategory = text({ fr: 'Ajouter une catégorie', en: 'Add a category' });
export const yourCategories = text({ fr: 'Vos catégories', en: 'Your categories' });
export const loading = text({ fr: 'Chargement des catégories…', en: 'Loading categories…' });
export const added = text({
  fr: (name: string) => `« ${name} » est ajoutée.`,
  en: (name) => `“${name}” has been added.`,
});

// Before anything is sent (specification 7.4); the wording of an invalid token is ours.
export const noToken = text({
  fr: 'Veuillez vous connecter pour ajouter une catégorie.',
  en: 'Please sign in to add a category.',
  specified: 'Veuillez vous connecter pour ajouter une catégorie (jeton manquant pour la requête).',
});
export const invalidToken = text({
  fr: 'Votre session n’est plus valable. Veuillez vous reconnecter.',
  en: 'Your session is no longer valid. Please sign in again.',
  specified: 'Jeton invalide. Veuillez vous reconnecter.',
});
export const noRestaurant = text({
  fr: 'Votre boutique n’a pas été trouvée. Patientez un instant, ou vérifiez votre connexion.',
  en: 'Your shop was not found. Wait a moment, or check your connection.',
  specified: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
});

// Why it could not be added (specification 7.4).
export const invalidData = text({
  fr: 'Données invalides. Veuillez vérifier les informations saisies.',
  en: 'Invalid details. Please check what you entered.',
});
export const notAuthorised = text({
  fr: 'Non autorisé. Veuillez vous reconnecter.',
  en: 'Not authorised. Please sign in again.',
});
export const noAnswer = text({
  fr: 'Aucune réponse du serveur. Vérifiez votre connexion.',
  en: 'No answer from the server. Check your connection.',
});
export const addingFailed = text({
  fr: 'La catégorie n’a pas pu être ajoutée. Veuillez réessayer.',
  en: 'The category could not be added. Please try again.',
  specified: "Erreur lors de l'ajout de la catégorie. Veuillez réessayer.",
});
