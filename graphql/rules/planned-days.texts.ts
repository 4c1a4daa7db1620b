import { text } from '../texts/text';

export const dateNeeded = text({ fr: 'Choisissez une date.', en: 'Choose a date.' });
export const past = text({ fr: 'Cette date est passée.', en: 'This date is past.' });
export const tooFar = text({ fr: 'Cette date est trop lointaine.', en: 'This date is too far ahead.' });
export const endsBeforeStart = text({ fr: 'La fin précède le début.', en: 'The end is before the start.' });
export const tooLong = text({ fr: 'Un an au plus à la fois.', en: 'One year at most at a time.' });
