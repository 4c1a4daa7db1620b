import { text } from '../../../texts/text';

export const contents = text({ fr: 'Sommaire', en: 'Contents' });
