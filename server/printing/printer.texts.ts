import { text } from '../../graphql/texts/text';

/** What is too long, or holds characters it must not. */
export const name = text({ fr: 'Le nom', en: 'The name' });
export const nameNeeded = text({ fr: 'Donnez un nom à l’imprimante.', en: 'Give the printer a name.' });
export const widthNeeded = text({ fr: 'Choisissez la largeur du papier.', en: 'Choose the paper width.' });
export const tooMany = text({
  fr: (most: number) => `${most} imprimantes au plus.`,
  en: (most) => `${most} printers at most.`,
});
export const wrongCode = text({
  fr: 'Ce n’est pas le code imprimé. Relisez le papier.',
  en: 'This is not the printed code. Read the paper again.',
});
export const tooManyTries = text({
  fr: 'Trop d’essais : retirez l’imprimante, puis ajoutez-la de nouveau.',
  en: 'Too many attempts: remove the printer, then add it again.',
});
export const noPrinter = text({ fr: 'Imprimante introuvable.', en: 'Printer not found.' });
export const addressNeeded = text({
  fr: 'Indiquez l’adresse de l’imprimante dans votre réseau, par exemple 192.168.1.20.',
  en: 'Enter the address of the printer in your network, for example 192.168.1.20.',
});
export const wrongPort = text({
  fr: ({ first, last }: { first: number; last: number }) =>
    `Le port d’une imprimante est compris entre ${first} et ${last}.`,
  en: ({ first, last }) => `A printer’s port is between ${first} and ${last}.`,
});

export const unknownFormat = text({ fr: 'Format inconnu.', en: 'Unknown format.' });
export const nothingToPrint = text({ fr: 'Rien à imprimer.', en: 'Nothing to print.' });
export const queued = text({
  fr: 'Le ticket est envoyé à l’imprimante.',
  en: 'The ticket has been sent to the printer.',
  // Specification 6.2.
  specified: 'Print job sent successfully.',
});
