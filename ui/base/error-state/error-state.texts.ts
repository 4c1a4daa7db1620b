import { text } from '../../../texts/text';

export const retry = text({ fr: 'Réessayer', en: 'Try again' });
