const csv = (name: string, ...lines: string[]) =>
  new File([['Catégorie;Article;Prix;Quantité;Sorti du four', ...lines].join('\r\n')], name, { type: 'text/csv' });

export const goodFile = () =>
  csv(
    'carte-maison-levain.csv',
    'Viennoiseries;Croissant pur beurre;1,40;40;oui',
    'Viennoiseries;Pain au lait;1,20;;non',
    'Pains;Tourte de seigle;6,80;6;',
  );

export const mixedFile = () =>
  csv(
    'carte-a-relire.csv',
    'Viennoiseries;Croissant pur beurre;1,40;40;oui',
    'Viennoiseries;Pain aux raisins;1,8O;;',
    ';Tourte de seigle;6,80;6;',
    'Pains;Miche;4,80;beaucoup;',
    'Pains;Baguette;1,20;;',
    'Pains;Baguette;1,30;;',
  );

export const foreignFile = () => new File(['Nom;Téléphone\nCamille;0612345678'], 'clients.csv', { type: 'text/csv' });

export const priceList = () =>
  new File(
    ['Catégorie;Article;Prix\rViennoiseries;Croissant pur beurre;1,40 €\rPains;Baguette;1,20 €\r'],
    'tarifs.csv',
    { type: 'text/csv' },
  );

export const workbook = () => new File(['PK\u0003\u0004'], 'carte.csv', { type: 'text/csv' });
