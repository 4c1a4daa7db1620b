import { text } from '../texts/text';

export const preparing = text({ fr: 'Préparation', en: 'Preparing' });
export const ready = text({ fr: 'Prête', en: 'Ready', specified: 'Prêt à être récupéré' });
export const collected = text({ fr: 'Remise', en: 'Collected', specified: 'Livré' });
export const noShow = text({ fr: 'Non présenté', en: 'No-show', specified: 'Non-présenté' });
export const cancelled = text({ fr: 'Annulée', en: 'Cancelled' });
