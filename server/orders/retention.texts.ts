import { text } from '../../texts/text';

export const nobody = text({ fr: 'Client', en: 'Customer' });
