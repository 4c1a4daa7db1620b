import { text } from '../../../graphql/texts/text';

export const less = text({ fr: (what: string) => `Moins : ${what}`, en: (what) => `Less: ${what}` });
export const more = text({ fr: (what: string) => `Plus : ${what}`, en: (what) => `More: ${what}` });
