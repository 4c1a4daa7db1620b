import { text } from '../../graphql/texts/text';

export const facebook = text({ fr: 'Facebook', en: 'Facebook' });
export const instagram = text({ fr: 'Instagram', en: 'Instagram' });
export const linkedIn = text({ fr: 'LinkedIn', en: 'LinkedIn' });
export const tikTok = text({ fr: 'TikTok', en: 'TikTok' });
export const x = text({ fr: 'X', en: 'X' });
export const youTube = text({ fr: 'YouTube', en: 'YouTube' });
