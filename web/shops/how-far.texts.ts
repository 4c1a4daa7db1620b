import { text } from '../../graphql/texts/text';

export const walk = text({ fr: (minutes: number) => `${minutes} min à pied`, en: (minutes) => `${minutes} min walk` });
