import { text } from '../../../graphql/texts/text';
export { name } from '../item-basics/item-basics.texts';
export { cancel } from '../submit-bar/submit-bar.texts';

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
