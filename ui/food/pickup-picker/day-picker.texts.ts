import { text } from '../../../texts/text';

export const day = text({ fr: 'Jour de retrait', en: 'Pickup day' });
