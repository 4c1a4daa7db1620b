import { text } from '../../../graphql/texts/text';

export const skip = text({ fr: 'Aller au contenu', en: 'Skip to content' });
