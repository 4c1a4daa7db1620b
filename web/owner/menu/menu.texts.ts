import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { changingFailed as updateFailed } from '../../items/items.texts';

export const manageMenu = text({ fr: 'Gérez votre carte', en: 'Manage your menu', specified: 'Gérez votre menu' });
export const addToMenu = text({ fr: 'Ajouter une catégorie et des articles', en: 'Add a category and items' });
export const orders = text({ fr: 'Voir les commandes', en: 'View orders', specified: 'Détails de la commande' });

export const addOwnItem = text({ fr: 'Ajouter un article personnalisé', en: 'Add an item of your own' });
export const add = text({ fr: 'Ajouter', en: 'Add' });

export const stock = text({ fr: 'Stock du jour', en: 'Stock today' });
export const changeSeveral = text({ fr: 'Changer plusieurs articles', en: 'Change several items' });
export const categories = text({ fr: 'Catégories', en: 'Categories' });
export const csvFile = text({ fr: 'Fichier CSV', en: 'CSV file' });
export const importExport = text({ fr: 'Importer, exporter', en: 'Import, export' });
export const ownName = text({ fr: 'Un nom absent de la liste', en: 'A name not on the list' });
export const composed = text({ fr: 'Sandwich, pizza, boisson', en: 'Sandwich, pizza, drink' });
export const more = text({ fr: 'Plus d’actions', en: 'More actions' });
export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });

export const stockSaved = text({ fr: 'Stock enregistré.', en: 'Stock saved.' });
export const itemsChanged = text({
  fr: (count: number) => (count > 1 ? `${count} articles changés.` : 'Un article changé.'),
  en: (count) => (count > 1 ? `${count} items changed.` : 'One item changed.'),
});
export const imported = text({
  fr: ({ added, changed }: { added: number; changed: number }) =>
    `${added} ${plural(added, 'article ajouté', 'articles ajoutés')}, ${changed} mis à jour.`,
  en: ({ added, changed }) => `${added} ${plural(added, 'item', 'items')} added, ${changed} updated.`,
});
export const photoRefused = text({
  fr: ({ name, reason }: { name: string; reason: string }) => `« ${name} » : ${reason}`,
  en: ({ name, reason }) => `“${name}”: ${reason}`,
});
export const fileName = text({ fr: (day: string) => `carte-${day}.csv`, en: (day) => `menu-${day}.csv` });

// Specification 7.3.
export const added = text({ fr: 'Article ajouté.', en: 'Item added.', specified: 'Article ajouté avec succès!' });
export const addFailed = text({
  fr: 'Échec de l’ajout de l’article. Veuillez réessayer.',
  en: 'The item could not be added. Please try again.',
  specified: "Échec de l'ajout de l'article. Veuillez réessayer.",
});
export const addNeedsLogin = text({
  fr: 'Veuillez vous connecter pour ajouter un article.',
  en: 'Please sign in to add an item.',
});
export const updated = text({
  fr: 'Article mis à jour.',
  en: 'Item updated.',
  specified: 'Article mis à jour avec succès!',
});
/** The server did not answer, or nothing that can be read. */
export const updateBroken = text({
  fr: 'Une erreur s’est produite lors de la mise à jour de l’article. Veuillez réessayer.',
  en: 'Something went wrong while updating the item. Please try again.',
  specified: "Une erreur s'est produite lors de la mise à jour de l'article.",
});
export const updateNeedsLogin = text({
  fr: 'Veuillez vous connecter pour modifier un article.',
  en: 'Please sign in to edit an item.',
});
export const removed = text({
  fr: 'Article supprimé.',
  en: 'Item deleted.',
  specified: 'Article supprimé avec succès!',
});
export const removeFailed = text({
  fr: 'Échec de la suppression de l’article. Veuillez réessayer.',
  en: 'The item could not be deleted. Please try again.',
  specified: "Échec de la suppression de l'article. Veuillez réessayer.",
});
export const removeNeedsLogin = text({
  fr: 'Veuillez vous connecter pour supprimer un article.',
  en: 'Please sign in to delete an item.',
});
