import { text } from '../../../graphql/texts/text';

// A receipt or a kitchen ticket.
export const title = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const heading = text({ fr: 'Commande à imprimer', en: 'Order to print' });
export const nothing = text({ fr: 'Aucune commande à imprimer', en: 'No order to print' });
export const loading = text({ fr: 'Chargement de la commande…', en: 'Loading the order…' });
export const close = text({ fr: 'Fermer', en: 'Close' });
export const print = text({ fr: 'Imprimer', en: 'Print' });
