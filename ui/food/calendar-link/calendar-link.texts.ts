import { text } from '../../../graphql/texts/text';

export const add = text({ fr: 'Ajouter à mon agenda', en: 'Add to my calendar' });
