import { text } from '../../../graphql/texts/text';

export const close = text({ fr: 'Fermer', en: 'Close' });
export const notifications = text({ fr: 'Notifications', en: 'Notifications' });
