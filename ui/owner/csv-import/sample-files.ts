const csv = (name: string, ...lines: string[]) =>
  new File([['Catégorie;Article;Prix;Quantité;Sorti du four', ...lines].join('\r\n')], name, { type: 'text/csv' });

/** A file as a table saves it, all of it good; for stories only. */
export const goodFile = () =>
  csv(
    'carte-maison-levain.csv',
    'Viennoiseries;Croissant pur beurre;1,40;40;oui',
    'Viennoiseries;Pain au lait;1,20;;non',
    'Pains;Tourte de seigle;6,80;6;',
  );

/** Good lines between bad ones; for stories only. */
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

/** Another table altogether; for stories only. */
export const foreignFile = () => new File(['Nom;Téléphone\nCamille;0612345678'], 'clients.csv', { type: 'text/csv' });
