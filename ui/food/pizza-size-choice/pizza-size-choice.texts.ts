import { text } from '../../../texts/text';

export const size = text({ fr: 'Taille', en: 'Size' });
