import { text } from '../../graphql/texts/text';

export const searched = text({ fr: 'La recherche', en: 'The search' });

// The accountant's file.
interface Period {
  from: string;
  to: string;
}

export const fileName = text({
  fr: ({ from, to }: Period) => `ventes-${from}-${to}.csv`,
  en: ({ from, to }) => `sales-${from}-${to}.csv`,
});
export const headings = text({
  fr: () => [
    'Date',
    'Heure',
    'Commande',
    'Opération',
    'Règlement',
    'Taux de TVA (%)',
    'HT (€)',
    'TVA (€)',
    'TTC (€)',
    'Frais de service (€)',
    'Encaissé (€)',
  ],
  en: () => [
    'Date',
    'Time',
    'Order',
    'Operation',
    'Payment',
    'VAT rate (%)',
    'Net (€)',
    'VAT (€)',
    'Gross (€)',
    'Service charge (€)',
    'Received (€)',
  ],
});
export const separator = text({ fr: ';', en: ',' });
export const point = text({ fr: ',', en: '.' });
export const sale = text({ fr: 'Vente', en: 'Sale' });
export const refund = text({ fr: 'Remboursement', en: 'Refund' });
export const card = text({ fr: 'Carte bancaire', en: 'Card' });
export const counter = text({ fr: 'Comptoir', en: 'Counter' });

// What is no period.
export const endsBeforeStart = text({
  fr: 'La fin de la période vient avant son début.',
  en: 'The period ends before it starts.',
});
export const tooLong = text({ fr: 'La période dure un an au plus.', en: 'The period lasts one year at most.' });
export const noSuchDay = text({ fr: 'Ce jour n’existe pas.', en: 'There is no such day.' });
