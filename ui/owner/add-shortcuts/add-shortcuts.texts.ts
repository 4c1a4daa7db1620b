import { text } from '../../../graphql/texts/text';

export const addToMenu = text({ fr: 'Ajouter à la carte', en: 'Add to the menu' });

// Specification 7.10, restaurant dashboard.
export const addCategories = text({ fr: 'Ajouter des catégories', en: 'Add categories', specified: 'Add Categories' });
export const addItems = text({ fr: 'Ajouter des articles', en: 'Add items', specified: 'Add Items' });
export const addDrinks = text({ fr: 'Ajouter des boissons', en: 'Add drinks', specified: 'Add Drinks' });
export const addMeat = text({ fr: 'Ajouter des viandes', en: 'Add meat', specified: 'Add Meat' });
export const addSauces = text({ fr: 'Ajouter des sauces', en: 'Add sauces', specified: 'Add Sauces' });
