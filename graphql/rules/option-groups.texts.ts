import { text } from '../texts/text';

export const size = text({ fr: 'Taille', en: 'Size' });
export const sot = text({ fr: 'Crudités', en: 'Salad' });
export const meats = text({ fr: 'Viandes', en: 'Meats' });
export const toppings = text({ fr: 'Garnitures', en: 'Toppings' });
export const sauces = text({ fr: 'Sauces', en: 'Sauces' });
export const fries = text({ fr: 'Frites', en: 'Fries' });
export const drink = text({ fr: 'Boisson', en: 'Drink' });
export const supplements = text({ fr: 'Suppléments', en: 'Extras' });
