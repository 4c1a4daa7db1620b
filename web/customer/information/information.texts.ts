import { text } from '../../../graphql/texts/text';

/** In place of a fact of the operator’s. */
export const missing = text({ fr: 'à compléter par l’exploitant', en: 'to be completed by the operator' });
