import { text } from '../texts/text';

export const salad = text({ fr: 'Salade', en: 'Lettuce' });
export const tomato = text({ fr: 'Tomate', en: 'Tomato' });
export const onion = text({ fr: 'Oignon', en: 'Onion' });
