import { text } from '../../../graphql/texts/text';

export const orderOf = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const shopNumber = text({ fr: 'Numéro de la commande', en: 'Order number' });
export const yourNumber = text({ fr: 'Votre numéro', en: 'Your number' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const calledOff = text({ fr: 'Annulé :', en: 'Cancelled:' });
export const where = text({ fr: 'Où retirer', en: 'Where to pick up' });
export const directions = text({ fr: 'Itinéraire', en: 'Directions' });
export const newTab = text({ fr: '(nouvel onglet)', en: '(new tab)' });
export const toScan = text({ fr: 'À scanner au comptoir', en: 'Scan at the counter' });
export const code = text({ fr: 'Code de la commande', en: 'Order code' });
