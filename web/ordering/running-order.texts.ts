import { text } from '../../graphql/texts/text';

export const preparing = text({ fr: 'En préparation', en: 'Being prepared' });
export const ready = text({ fr: 'Prête, elle vous attend', en: 'Ready, waiting for you' });
export const announced = text({ fr: 'La boutique sait que vous arrivez.', en: 'The shop knows you are on your way.' });
