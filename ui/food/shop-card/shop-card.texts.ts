import { text } from '../../../graphql/texts/text';

export const bakery = text({ fr: 'Boulangerie', en: 'Bakery' });
export const restaurant = text({ fr: 'Restaurant', en: 'Restaurant' });
export const cafe = text({ fr: 'Café', en: 'Café' });
export const viewMenu = text({ fr: 'Voir la carte', en: 'View the menu', specified: 'Voir le menu' });
