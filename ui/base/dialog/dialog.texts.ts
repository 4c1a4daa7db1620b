import { text } from '../../../graphql/texts/text';

export const cancel = text({ fr: 'Annuler', en: 'Cancel' });
export const close = text({ fr: 'Fermer', en: 'Close' });
