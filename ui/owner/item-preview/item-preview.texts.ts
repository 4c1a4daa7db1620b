import { text } from '../../../texts/text';

export const customerView = text({ fr: 'Ce que verra le client', en: 'What the customer will see' });
export const itemName = text({ fr: 'Nom de l’article', en: 'Item name' });
export const priceToCome = text({ fr: 'Prix à venir', en: 'Price to come' });
