import { text } from '../../../graphql/texts/text';

export const retry = text({ fr: 'Réessayer', en: 'Try again' });
