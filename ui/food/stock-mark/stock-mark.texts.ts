import { text } from '../../../texts/text';

export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const last = text({ fr: 'Dernière pièce', en: 'Last one' });
export const left = text({ fr: (stock: number) => `Plus que ${stock}`, en: (stock) => `Only ${stock} left` });
