import { text } from '../../../graphql/texts/text';

export const forAccountant = text({ fr: 'Pour votre comptable', en: 'For your accountant' });
export const salesByRate = text({ fr: 'Ventes par taux de TVA', en: 'Sales by VAT rate' });
export const rate = text({ fr: 'Taux', en: 'Rate' });
export const total = text({ fr: 'Total', en: 'Total' });
export const net = text({ fr: 'HT', en: 'Net' });
export const tax = text({ fr: 'TVA', en: 'VAT' });
export const gross = text({ fr: 'TTC', en: 'Gross' });
export const noSales = text({ fr: 'Aucune vente sur cette période.', en: 'No sales in this period.' });
export const exportFile = text({ fr: 'Exporter (CSV)', en: 'Export (CSV)' });
export const preparing = text({ fr: 'Préparation du fichier…', en: 'Preparing the file…' });
