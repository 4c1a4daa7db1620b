import { text } from '../../../graphql/texts/text';

export const extraMeats = text({ fr: 'Viandes en plus', en: 'Extra meats' });
export const extraSauces = text({ fr: 'Sauces en plus', en: 'Extra sauces' });
export const sides = text({ fr: 'Accompagnements', en: 'Sides' });
export const drinks = text({ fr: 'Boissons', en: 'Drinks' });
