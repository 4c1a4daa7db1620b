import { formatEuros } from '../../base/price/format-euros';
import { text } from '../../../graphql/texts/text';

export const columns = text({
  fr: () => ['Catégorie', 'Article', 'Prix', 'Quantité', 'Sorti du four'],
  en: () => ['Category', 'Item', 'Price', 'Quantity', 'Freshly baked'],
});
export const price = text({
  fr: (cents: number) => (cents / 100).toFixed(2).replace('.', ','),
  en: (cents) => (cents / 100).toFixed(2),
});
export const yes = text({ fr: 'oui', en: 'yes' });
export const no = text({ fr: 'non', en: 'no' });

const shortened = (words: string) => (words.length > 40 ? `${words.slice(0, 39)}…` : words);

const quoted = text({
  fr: (words: string) => `« ${shortened(words)} »`,
  en: (words) => `“${shortened(words)}”`,
});

export const fileEmpty = text({ fr: 'Le fichier est vide.', en: 'The file is empty.' });
export const noItems = text({ fr: 'Le fichier ne contient aucun article.', en: 'The file holds no items.' });
export const columnsMissing = text({
  fr: (names: readonly string[]) =>
    `${names.length > 1 ? 'Colonnes manquantes' : 'Colonne manquante'} : ${names.map(quoted).join(', ')}.`,
  en: (names) => `Missing ${names.length > 1 ? 'columns' : 'column'}: ${names.map(quoted).join(', ')}.`,
});

interface Answer {
  name: string;
  given: string;
}

export const categoryMissing = text({ fr: 'La catégorie manque.', en: 'The category is missing.' });
export const nameMissing = text({ fr: 'Le nom de l’article manque.', en: 'The item name is missing.' });
export const nameTooLong = text({
  fr: ({ name, longest }: { name: string; longest: number }) =>
    `${quoted(name)} : nom trop long, ${longest} caractères au plus.`,
  en: ({ name, longest }) => `${quoted(name)}: name too long, ${longest} characters at most.`,
});
export const priceUnreadable = text({
  fr: ({ name, given }: Answer) => `${quoted(name)} : prix illisible, ${quoted(given)}.`,
  en: ({ name, given }) => `${quoted(name)}: not a price, ${quoted(given)}.`,
});
export const quantityUnreadable = text({
  fr: ({ name, given }: Answer) => `${quoted(name)} : quantité illisible, ${quoted(given)}.`,
  en: ({ name, given }) => `${quoted(name)}: not a quantity, ${quoted(given)}.`,
});
export const yesOrNo = text({
  fr: ({ name, given }: Answer) => `${quoted(name)} : répondez oui ou non, pas ${quoted(given)}.`,
  en: ({ name, given }) => `${quoted(name)}: answer yes or no, not ${quoted(given)}.`,
});
export const thereAlready = text({
  fr: ({ name, line }: { name: string; line: number }) => `${quoted(name)} est déjà à la ligne ${line}.`,
  en: ({ name, line }) => `${quoted(name)} is already on line ${line}.`,
});

export const euros = text({ fr: (cents: number) => formatEuros(cents), en: (cents) => formatEuros(cents) });
export const pieces = text({
  fr: (stock: number | null) => (stock === null ? 'non comptée' : String(stock)),
  en: (stock) => (stock === null ? 'not counted' : String(stock)),
});
export const answer = text({
  fr: (isYes: boolean) => (isYes ? 'oui' : 'non'),
  en: (isYes) => (isYes ? 'yes' : 'no'),
});
export const numbers = text({ fr: 'Numbers', en: 'Numbers' });
export const image = text({ fr: 'image', en: 'image' });
export const otherFormat = text({
  fr: (format: string) =>
    `Ce fichier est au format ${format}, pas CSV. Dans votre tableur, choisissez « Enregistrer sous » (Numbers : « Exporter vers »), puis « CSV UTF-8 ».`,
  en: (format) =>
    `This file is in the ${format} format, not CSV. In your spreadsheet choose “Save as” (Numbers: “Export to”), then “CSV UTF-8”.`,
});
export const otherEncoding = text({
  fr: 'L’encodage de ce fichier n’est ni UTF-8, ni UTF-16, ni Windows-1252, ni Mac Roman. Dans votre tableur, choisissez « Enregistrer sous », puis « CSV UTF-8 ».',
  en: 'The encoding of this file is neither UTF-8, UTF-16, Windows-1252 nor Mac Roman. In your spreadsheet choose “Save as”, then “CSV UTF-8”.',
});
