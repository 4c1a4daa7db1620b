import { text } from '../../../graphql/texts/text';

export const label = text({ fr: 'Langue', en: 'Language' });
export const french = text({ fr: 'Français', en: 'Français' });
export const english = text({ fr: 'English', en: 'English' });
