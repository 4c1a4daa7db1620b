import { text } from '../../../graphql/texts/text';
export { price, soldOut, supplement } from '../item-basics/item-basics.texts';

export const drink = text({ fr: 'Boisson', en: 'Drink' });
export const addDrink = text({ fr: 'Ajouter la boisson', en: 'Add the drink' });
export const drinkName = text({ fr: 'Nom de la boisson', en: 'Drink name' });
export const nameExample = text({ fr: 'Limonade artisanale', en: 'Homemade lemonade' });

export const size = text({ fr: 'Contenance', en: 'Size' });
export const other = text({ fr: 'Autre', en: 'Other' });
export const otherSize = text({ fr: 'Autre contenance', en: 'Other size' });
export const sizeExample = text({ fr: 'Grand gobelet', en: 'Large cup' });

export const supplementHint = text({ fr: 'Vide : comprise dans le menu.', en: 'Empty: included in the meal deal.' });
