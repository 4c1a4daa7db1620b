import type { ReactNode } from 'react';
import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { COLUMNS } from './menu-csv';

export const importMenu = text({ fr: 'Importer une carte', en: 'Import a menu' });
export const howTo = text({
  fr: 'Partez de votre carte : exportez-la, changez-la dans votre tableur, importez-la. Une colonne absente ne change rien. Une case vide efface (quantité : non comptée ; sorti du four : non), sauf pour la TVA, les allergènes (« aucun » : sans), les unités et la photo.',
  en: 'Start from your menu: export it, change it in your spreadsheet, import it. A column that is absent changes nothing. An empty cell clears (quantity: not counted; freshly baked: no), except for VAT, allergens (“none”: without), units and photo.',
});
export const exportMenu = text({ fr: 'Exporter la carte', en: 'Export the menu' });
export const chooseFile = text({ fr: 'Choisir un fichier CSV', en: 'Choose a CSV file' });
export const chooseAnother = text({ fr: 'Choisir un autre fichier', en: 'Choose another file' });
const headings = () => COLUMNS.map(({ heading }) => heading()).join(', ');

export const columnsHint = text({
  fr: () => `Colonnes : ${headings()}.`,
  en: () => `Columns: ${headings()}.`,
});
export const choosePhotos = text({ fr: 'Choisir des photos', en: 'Choose photos' });
export const chooseOthers = text({ fr: 'Choisir d’autres photos', en: 'Choose other photos' });
export const photosHint = text({
  fr: 'Pour les noms de la colonne « Photo », plusieurs à la fois.',
  en: 'For the names in the column “Photo”, several at once.',
});
export const photosChosen = text({
  fr: (count: number) => `${count} ${plural(count, 'photo choisie', 'photos choisies')}`,
  en: (count) => `${count} ${plural(count, 'photo', 'photos')} chosen`,
});
export const importItems = text({
  fr: (count: number) => `Importer ${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `Import ${count} ${plural(count, 'item', 'items')}`,
});
export const importing = text({ fr: 'Importation…', en: 'Importing…', specified: 'Importation...' });

export const rowsReady = text({
  fr: (count: number) => `${count} ${plural(count, 'ligne prête', 'lignes prêtes')}`,
  en: (count) => `${count} ${plural(count, 'row', 'rows')} ready`,
});
export const report = text({
  fr: ({ ready, added, known, same }: { ready: ReactNode; added: number; known: number; same: number }) => (
    <>
      {ready} : {added} {plural(added, 'nouvel article', 'nouveaux articles')}, {known} mis à jour
      {same > 0 && `, ${same} ${plural(same, 'inchangé', 'inchangés')}`}.
    </>
  ),
  en: ({ ready, added, known, same }) => (
    <>
      {ready}: {added} {plural(added, 'new item', 'new items')}, {known} updated{same > 0 && `, ${same} unchanged`}.
    </>
  ),
});
export const rowsToCorrect = text({
  fr: (count: number) => `${count} ${plural(count, 'ligne à corriger', 'lignes à corriger')}`,
  en: (count) => `${count} ${plural(count, 'row', 'rows')} to correct`,
});
export const leftOut = text({
  fr: 'Les lignes à corriger sont laissées de côté.',
  en: 'Rows to correct are left out.',
});
export const fileRefused = text({ fr: 'Fichier refusé', en: 'File refused' });
export const line = text({ fr: (place: number) => `Ligne ${place}`, en: (place) => `Line ${place}` });

export const changes = text({ fr: 'Ce qui change', en: 'What changes' });
export const isNew = text({ fr: 'nouveau', en: 'new' });
export const empty = text({ fr: 'vide', en: 'empty' });
export const becomes = text({ fr: 'devient', en: 'becomes' });
export const field = text({ fr: (label: string) => `${label} :`, en: (label) => `${label}:` });
export const notInFile = text({
  fr: (names: readonly string[]) => `Pas dans le fichier, donc sans changement : ${names.join(', ')}.`,
  en: (names) => `Not in the file, so unchanged: ${names.join(', ')}.`,
});
