import { text } from '../../graphql/texts/text';

export const orders = text({ fr: 'Commandes', en: 'Orders' });
export const voice = text({ fr: 'Dictée', en: 'Dictation' });
export const menu = text({ fr: 'Carte', en: 'Menu' });
export const ingredients = text({ fr: 'Ingrédients', en: 'Ingredients' });
export const options = text({ fr: 'Options', en: 'Options' });
export const mealDeals = text({ fr: 'Formules', en: 'Meal deals' });
export const figures = text({ fr: 'Chiffres', en: 'Dashboard' });
export const payouts = text({ fr: 'Paiements', en: 'Payments' });
export const settings = text({ fr: 'Réglages', en: 'Settings' });

export const account = text({ fr: 'Mon compte', en: 'My account' });
export const signOut = text({ fr: 'Se déconnecter', en: 'Sign out' });
