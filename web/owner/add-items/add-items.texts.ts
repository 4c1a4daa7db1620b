import { text } from '../../../graphql/texts/text';

export const addToMenu = text({ fr: 'Ajouter une catégorie et des articles', en: 'Add a category and items' });
export const loading = text({ fr: 'Chargement des catégories…', en: 'Loading categories…' });

export const rulesLater = text({
  fr: 'Sur commande, certains jours ou en saison seulement : cela se règle une fois l’article ajouté.',
  en: 'To order ahead, on some days or in season only: say so of the item once it is added.',
});
export const toMenu = text({ fr: 'Ouvrir votre carte', en: 'Open your menu' });

// Specification 7.5.
export const itemAdded = text({ fr: 'Article ajouté.', en: 'Item added.', specified: 'Article ajouté avec succès!' });
export const noAnswer = text({
  fr: 'Aucune réponse du serveur. Veuillez réessayer.',
  en: 'No answer from the server. Please try again.',
  specified: "Une erreur s'est produite. Veuillez réessayer.",
});
/** The server said no: its own words behind the fixed ones, or general ones. */
export const addingFailed = text({
  fr: (reason: string | undefined) => `L’article n’a pas pu être ajouté. ${reason || 'Veuillez réessayer.'}`,
  en: (reason) => `The item could not be added. ${reason || 'Please try again.'}`,
  specified: (reason) => `Erreur lors de l'ajout de l'article: ${reason || 'Veuillez réessayer.'}`,
});

export const published = text({
  fr: (count: number) => (count > 1 ? `${count} articles publiés.` : 'Article publié.'),
  en: (count) => (count > 1 ? `${count} items published.` : 'Item published.'),
});
