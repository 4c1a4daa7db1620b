import { text } from '../../../graphql/texts/text';

export const subtotal = text({ fr: 'Sous-total', en: 'Subtotal' });
export const serviceCharge = text({ fr: 'Frais de service', en: 'Service charge' });
export const total = text({ fr: 'Total', en: 'Total' });
