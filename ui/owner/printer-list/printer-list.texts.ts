import { text } from '../../../graphql/texts/text';

export const noPrinter = text({ fr: 'Aucune imprimante', en: 'No printer' });
export const noPrinterText = text({
  fr: 'Sans imprimante, le ticket de cuisine s’imprime depuis vos chiffres, sur le détail de chaque commande.',
  en: 'Without a printer, the kitchen ticket is printed from your figures, in the details of each order.',
});

export const codeExpected = text({ fr: 'Code attendu', en: 'Code expected' });
export const waiting = text({ fr: 'En attente', en: 'Waiting' });
export const ready = text({ fr: 'Prête', en: 'Ready' });
export const silent = text({ fr: 'Ne répond pas', en: 'Not responding' });
export const outOfPaper = text({ fr: 'Plus de papier', en: 'Out of paper' });
export const coverOpen = text({ fr: 'Capot ouvert', en: 'Cover open' });
export const fault = text({ fr: 'En panne', en: 'Not working' });

interface Facts {
  connectionText: string;
  paper: string;
  seenText: string;
}

export const facts = text({
  fr: ({ connectionText, paper, seenText }: Facts) => `${connectionText} · papier ${paper} · ${seenText}`,
  en: ({ connectionText, paper, seenText }) => `${connectionText} · ${paper} paper · ${seenText}`,
});

export const printTest = text({ fr: 'Imprimer un essai', en: 'Print a test' });
export const printTestOn = text({
  fr: (name: string) => `Imprimer un essai : ${name}`,
  en: (name) => `Print a test: ${name}`,
});
export const printCode = text({ fr: 'Réimprimer le code', en: 'Print the code again' });
export const printCodeOn = text({
  fr: (name: string) => `Réimprimer le code : ${name}`,
  en: (name) => `Print the code again: ${name}`,
});
export const remove = text({ fr: (name: string) => `Retirer ${name}`, en: (name) => `Remove ${name}` });

export const codeOf = text({ fr: (name: string) => `Code de ${name}`, en: (name) => `Code from ${name}` });
export const printedCode = text({ fr: 'Code imprimé', en: 'Printed code' });
export const printedCodeHint = text({
  fr: 'Six chiffres viennent de sortir de cette imprimante : ils prouvent que c’est la vôtre.',
  en: 'Six digits have just come out of this printer: they prove that it is yours.',
});
export const confirm = text({ fr: 'Confirmer', en: 'Confirm' });
