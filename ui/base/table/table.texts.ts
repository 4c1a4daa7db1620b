import { text } from '../../../graphql/texts/text';

export const empty = text({ fr: 'Rien à afficher.', en: 'Nothing to show.' });
export const loading = text({ fr: 'Chargement…', en: 'Loading…' });
