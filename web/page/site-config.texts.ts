import { text } from '../../graphql/texts/text';

export const about = text({ fr: 'À propos', en: 'About us' });
export const contact = text({ fr: 'Contact', en: 'Contact' });
export const privacy = text({ fr: 'Confidentialité', en: 'Privacy' });
export const terms = text({ fr: 'Conditions générales de vente', en: 'Terms of sale' });
export const legal = text({ fr: 'Mentions légales', en: 'Legal notice' });
