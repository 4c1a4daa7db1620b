import { text } from '../../../graphql/texts/text';

export const pending = text({ fr: 'Un instant', en: 'One moment' });
export const activated = text({ fr: 'Bienvenue à table', en: 'Welcome to the table' });
export const failed = text({ fr: 'Ce lien ne fonctionne pas', en: 'This link does not work' });
export const unreachable = text({ fr: 'Pas de réponse', en: 'No answer' });
