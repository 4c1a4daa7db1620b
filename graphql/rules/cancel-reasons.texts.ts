import { text } from '../texts/text';

export const soldOut = text({ fr: 'Un produit est épuisé', en: 'An item is sold out' });
export const closingEarly = text({ fr: 'La boutique ferme plus tôt', en: 'The shop closes early' });
export const requestedByCustomer = text({ fr: 'À la demande du client', en: 'At the customer’s request' });
