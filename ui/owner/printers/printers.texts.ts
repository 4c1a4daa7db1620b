import { text } from '../../../graphql/texts/text';
export { name } from '../item-basics/item-basics.texts';
export { cancel } from '../submit-bar/submit-bar.texts';

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

export const newPrinter = text({ fr: 'Nouvelle imprimante', en: 'New printer' });
export const nameHint = text({
  fr: 'Par exemple « Cuisine » ou « Comptoir ».',
  en: 'For example “Kitchen” or “Counter”.',
});
export const nameNeeded = text({ fr: 'Donnez un nom à l’imprimante.', en: 'Give the printer a name.' });

export const connection = text({ fr: 'Liaison', en: 'Connection' });
export const cloud = text({ fr: 'CloudPRNT', en: 'CloudPRNT' });
export const cloudText = text({
  fr: 'Star : l’imprimante vient chercher ses tickets, derrière n’importe quelle box.',
  en: 'Star: the printer fetches its tickets itself, behind any router.',
});
export const network = text({ fr: 'Réseau', en: 'Network' });
export const networkText = text({
  fr: 'Epson et compatibles (ESC/POS), dans le même réseau que MêmePrix.',
  en: 'Epson and compatible (ESC/POS), in the same network as MêmePrix.',
});

export const address = text({ fr: 'Adresse de l’imprimante', en: 'Printer address' });
export const addressHint = text({
  fr: 'Elle est imprimée sur sa page d’essai : 192.168.1.20.',
  en: 'It is printed on the printer’s test page: 192.168.1.20.',
});
export const addressNeeded = text({
  fr: 'Quatre nombres, par exemple 192.168.1.20.',
  en: 'Four numbers, for example 192.168.1.20.',
});

export const paper = text({ fr: 'Papier', en: 'Paper' });
export const connect = text({ fr: 'Relier l’imprimante', en: 'Connect the printer' });

export const addressFor = text({ fr: (name: string) => `Adresse pour ${name}`, en: (name) => `Address for ${name}` });
export const connected = text({
  fr: (name: string) => `${name} est reliée. Il reste une chose à faire.`,
  en: (name) => `${name} is connected. One thing is left to do.`,
});
export const pasteAddress = text({
  fr: 'Ouvrez la page de réglage de l’imprimante, « CloudPRNT », et collez-y cette adresse. Elle n’est montrée qu’une fois : gardez-la pour vous.',
  en: 'Open the printer’s settings page, “CloudPRNT”, and paste this address there. It is shown only once: keep it to yourself.',
});
export const copy = text({ fr: 'Copier l’adresse', en: 'Copy the address' });
export const copied = text({ fr: 'Adresse copiée', en: 'Address copied' });
/** Browsers let pages copy only over https. */
export const copyByHand = text({
  fr: 'Touchez longuement l’adresse pour la copier : ce navigateur ne le fait pas pour vous.',
  en: 'Press and hold the address to copy it: this browser does not do it for you.',
});
