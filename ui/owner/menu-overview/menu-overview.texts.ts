import { text } from '../../../texts/text';

export const manageMenu = text({ fr: 'Gérez votre menu', en: 'Manage your menu' });
export const items = text({ fr: 'Articles', en: 'Items' });
export const drafts = text({ fr: 'Brouillons', en: 'Drafts' });
export const soldOutToday = text({ fr: 'Épuisés aujourd’hui', en: 'Sold out today' });
export const addToMenu = text({ fr: 'Ajouter une catégorie et des articles', en: 'Add a category and items' });
export const orders = text({ fr: 'Détails de la commande', en: 'Order details' });
