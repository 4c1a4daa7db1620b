import { text } from '../../../graphql/texts/text';

export const categories = text({ fr: 'Catégories', en: 'Categories' });
export const all = text({ fr: 'Tout', en: 'All' });
