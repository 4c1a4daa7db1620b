import { text } from '../../../graphql/texts/text';

export const printers = text({ fr: 'Imprimantes', en: 'Printers' });
export const printersText = text({
  fr: 'Elles impriment le ticket de cuisine de chaque commande.',
  en: 'They print the kitchen ticket of each order.',
});
export const addPrinter = text({ fr: 'Ajouter une imprimante', en: 'Add a printer' });
export const autoPrint = text({
  fr: 'Imprimer chaque commande dès qu’elle est payée',
  en: 'Print each order as soon as it is paid',
});
export const autoPrintHint = text({
  fr: 'Le ticket de cuisine, une seule fois par commande.',
  en: 'The kitchen ticket, once per order.',
});

export const network = text({ fr: (address: string) => `Réseau, ${address}`, en: (address) => `Network, ${address}` });
export const neverSeen = text({ fr: 'jamais vue', en: 'never seen' });
export const seen = text({ fr: (age: string) => `vue ${age}`, en: (age) => `seen ${age}` });

export const connected = text({ fr: 'Imprimante reliée.', en: 'Printer connected.' });
export const codeSent = text({
  fr: 'Un code part à l’imprimante.',
  en: 'A code is on its way to the printer.',
});
export const testSent = text({
  fr: 'Une page d’essai part à l’imprimante.',
  en: 'A test page is on its way to the printer.',
});
export const removed = text({ fr: 'Imprimante retirée.', en: 'Printer removed.' });

export const receipt = text({ fr: 'Reçu du client', en: 'Customer’s receipt', specified: 'Ticket du client' });
export const saveLastWords = text({
  fr: 'Enregistrer',
  en: 'Save',
  specified: 'Enregistrer la fin du ticket',
});
export const lastWords = text({ fr: 'Mot de la fin', en: 'Closing words', specified: 'Derniers mots' });
export const lastWordsHint = text({
  fr: 'Imprimé au bas du reçu. S’il est vide : « Merci et à bientôt ! »',
  en: 'Printed at the bottom of the receipt. If left empty: “Thank you, see you soon!”',
  specified: 'Imprimés tout en bas ; sans eux : « Merci et à bientôt ! »',
});
export const receiptSaved = text({ fr: 'Reçu enregistré.', en: 'Receipt saved.', specified: 'Ticket enregistré.' });
