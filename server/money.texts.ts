import { text } from '../graphql/texts/text';

export const noAmount = text({ fr: 'Montant invalide.', en: 'Invalid amount.' });
