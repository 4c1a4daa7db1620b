import { text } from '../../../graphql/texts/text';

export const offline = text({ fr: 'Vous êtes hors connexion.', en: 'You are offline.' });
export const restored = text({ fr: 'Vous êtes de nouveau en ligne.', en: 'You are online again.' });
