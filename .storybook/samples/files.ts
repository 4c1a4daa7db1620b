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

/** Every column, one change each; a line names what there is not. */
export const wholeFile = () =>
  new File(
    [
      [
        'Catégorie;Article;Prix;Nom anglais;Description;TVA;Allergènes;Unités;Options;Photo',
        'Viennoiseries;Croissant pur beurre;1,30;Butter croissant;Feuilleté du matin, 24 heures de pousse;10;"Gluten, Œufs, Lait";1;"Cuisson, Sauces";croissant.jpg',
        'Pains;Baguette;1,20;;;;aucun;;;',
        'Pains;Miche de seigle à l’ancienne;6,80;Rye loaf;;5,5;Gluten;0;;',
        'Pains;Tourte;6,20;;;19,6;Gluten;0;;',
        'Pains;Fougasse;3,20;;;5,5;Cacao;0;;',
        'Pains;Focaccia;3,20;;;5,5;Gluten;0;Garniture;',
        'Pains;Pain de mie;3,20;;;5,5;Gluten;0;;mie.jpg',
      ].join('\r\n'),
    ],
    'carte-complete.csv',
    { type: 'text/csv' },
  );

export const photo = (name: string) => new File(['\u00ff'], name, { type: 'image/jpeg' });
