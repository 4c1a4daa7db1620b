import { text } from '../../../graphql/texts/text';

export const reorder = text({ fr: 'Commander à nouveau', en: 'Order again' });
export const reordering = text({ fr: 'Ajout au panier…', en: 'Adding to cart…', specified: 'Ajout au panier...' });
