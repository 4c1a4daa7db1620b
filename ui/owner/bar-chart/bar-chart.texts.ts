import { text } from '../../../graphql/texts/text';

export const noSales = text({ fr: 'Aucune vente', en: 'No sales' });
export const loading = text({ fr: 'Chargement…', en: 'Loading…' });
export const detail = text({ fr: 'Détail', en: 'Details' });

interface Titles {
  value: string;
  label: string;
}

export const valueByLabel = text({
  fr: ({ value, label }: Titles) => `${value} par ${label.toLocaleLowerCase('fr')}`,
  en: ({ value, label }) => `${value} by ${label.toLocaleLowerCase('en')}`,
});
export const reading = text({
  fr: ({ label, figure }: { label: string; figure: string }) => `${label} : ${figure}`,
  en: ({ label, figure }) => `${label}: ${figure}`,
});

export const chart = text({ fr: 'Graphique', en: 'Chart' });
export const table = text({ fr: 'Tableau', en: 'Table' });
export const chartOf = text({ fr: (title: string) => `Graphique : ${title}`, en: (title) => `Chart: ${title}` });
export const tableOf = text({ fr: (title: string) => `Tableau : ${title}`, en: (title) => `Table: ${title}` });
