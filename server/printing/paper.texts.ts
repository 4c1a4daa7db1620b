import { plural } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';

export const duplicate = text({ fr: 'DUPLICATA', en: 'DUPLICATE' });
/** After the start of the window. */
export const until = text({ fr: (time: string) => `- ${time}`, en: (time) => `- ${time}` });
export const row = text({
  fr: ({ label, text }: { label: string; text: string }) => `${label} : ${text}`,
  en: ({ label, text }) => `${label}: ${text}`,
});
export const allergens = text({
  fr: (names: string) => `Allergènes : ${names}`,
  en: (names) => `Allergens: ${names}`,
});
export const customer = text({ fr: (name: string) => `Client : ${name}`, en: (name) => `Customer: ${name}` });
export const ordered = text({ fr: (at: string) => `Commandé : ${at}`, en: (at) => `Ordered: ${at}` });
export const itemCount = text({
  fr: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `${count} ${plural(count, 'item', 'items')}`,
});

export const cancelled = text({ fr: 'ANNULÉE', en: 'CANCELLED' });
export const makeNoMore = text({ fr: 'Ne plus préparer :', en: 'Stop preparing:' });

export const correction = text({ fr: 'CORRECTION', en: 'CORRECTION' });
export const cancelledPieces = text({
  fr: (pieces: string) => `ANNULÉ : ${pieces}`,
  en: (pieces) => `CANCELLED: ${pieces}`,
});
export const leftToMake = text({ fr: 'Il reste en tout :', en: 'Left in all:' });
export const nothingLeft = text({ fr: 'Plus rien à préparer.', en: 'Nothing left to prepare.' });

export const enterCode = text({
  fr: (shop: string) => `Pour relier cette imprimante à « ${shop} », saisissez ce code dans ses réglages, « Tickets ».`,
  en: (shop) => `To connect this printer to “${shop}”, enter this code in its settings, “Printing”.`,
});
export const unexpected = text({
  fr: 'Vous n’attendiez pas ce papier ? Jetez-le : rien d’autre ne sortira.',
  en: 'You did not expect this paper? Throw it away: nothing else will come out.',
});

export const trial = text({ fr: 'ESSAI', en: 'TEST' });
/** Every kind of letter and sign that tickets need. */
export const letters = text({
  fr: 'Pâté, crème brûlée, œufs, « ça va » : 4,50 €',
  en: 'Pâté, crème brûlée, jalapeño, “all good”: €4.50',
});
export const width = text({
  fr: (columns: number) => `${columns} colonnes`,
  en: (columns) => `${columns} columns`,
});
