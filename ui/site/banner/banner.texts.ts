import { text } from '../../../texts/text';

export const close = text({ fr: 'Fermer', en: 'Close' });
