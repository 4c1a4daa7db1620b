import { text } from '../../../graphql/texts/text';

export const manageMenu = text({ fr: 'Gérez votre carte', en: 'Manage your menu', specified: 'Gérez votre menu' });
export const addToMenu = text({ fr: 'Ajouter une catégorie et des articles', en: 'Add a category and items' });
export const orders = text({ fr: 'Voir les commandes', en: 'View orders', specified: 'Détails de la commande' });
