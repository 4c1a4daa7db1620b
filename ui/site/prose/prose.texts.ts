import { text } from '../../../graphql/texts/text';

export const contents = text({ fr: 'Sommaire', en: 'Contents' });
