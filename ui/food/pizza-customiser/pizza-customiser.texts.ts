import { text } from '../../../graphql/texts/text';

export const slip = text({ fr: 'Votre pizza', en: 'Your pizza' });
export const toppings = text({ fr: 'Garnitures', en: 'Toppings' });
export const asManyAsYouLike = text({ fr: 'Autant que vous voulez', en: 'As many as you like' });
export const size = text({ fr: 'Taille', en: 'Size' });
