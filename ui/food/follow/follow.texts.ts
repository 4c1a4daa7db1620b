import { text } from '../../../graphql/texts/text';

export const favourite = text({ fr: (name: string) => `Favori : ${name}`, en: (name) => `Favourite: ${name}` });
export const tellMe = text({ fr: 'Prévenez-moi', en: 'Let me know' });
export const willTell = text({ fr: 'On vous préviendra', en: 'We will let you know' });
