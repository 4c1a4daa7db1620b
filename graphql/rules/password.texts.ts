import { text } from '../texts/text';

/** « Il manque … » */
export const length = text({ fr: '8 caractères', en: '8 characters' });
export const lowercase = text({ fr: 'une minuscule', en: 'a lowercase letter' });
export const uppercase = text({ fr: 'une majuscule', en: 'an uppercase letter' });
export const digit = text({ fr: 'un chiffre', en: 'a digit' });
export const sign = text({ fr: 'un caractère spécial', en: 'a special character' });
export const lessCommon = text({ fr: 'un mot moins courant', en: 'a less common word' });
