import { text } from '../../../graphql/texts/text';

/** After how many. */
export const inCart = text({ fr: 'dans le panier', en: 'in the cart' });
export const freshlyBaked = text({ fr: 'À la sortie du four', en: 'Fresh from the oven' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });
export const priceToCome = text({ fr: 'Prix à venir', en: 'Price to come' });
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const add = text({ fr: 'Ajouter', en: 'Add' });
export const last = text({ fr: 'Dernière pièce', en: 'Last one' });
export const left = text({ fr: (stock: number) => `Plus que ${stock}`, en: (stock) => `Only ${stock} left` });
