import { text } from '../../texts/text';

export const anonymous = text({ fr: 'Client', en: 'Customer' });
