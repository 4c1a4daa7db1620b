import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

export const customer = text({ fr: 'Client', en: 'Customer' });
export const orderDate = text({ fr: 'Date de commande', en: 'Order date' });
export const items = text({ fr: 'Articles', en: 'Items' });
export const selections = text({ fr: 'Sélections :', en: 'Selections:' });
export const noSelections = text({ fr: 'Aucune', en: 'None', specified: 'None' });
export const notes = text({ fr: (notes: ReactNode) => <>Notes : {notes}</>, en: (notes) => <>Notes: {notes}</> });
export const order = text({ fr: (id: ReactNode) => <>Commande {id}</>, en: (id) => <>Order {id}</> });

export const serviceCharge = text({ fr: 'Frais de service', en: 'Service charge' });
export const total = text({ fr: 'Total', en: 'Total' });
export const refunded = text({ fr: 'Remboursé', en: 'Refunded' });
export const remaining = text({ fr: 'Reste payé', en: 'Left paid' });
