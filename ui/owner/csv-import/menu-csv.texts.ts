import { formatEuros } from '../../base/price/format-euros';
import { allergenNames, type Allergen } from '../../../graphql/rules/allergens';
import { text } from '../../../graphql/texts/text';

export const category = text({ fr: 'Catégorie', en: 'Category' });
export const item = text({ fr: 'Article', en: 'Item' });
export const priceOf = text({ fr: 'Prix', en: 'Price' });
export const quantity = text({ fr: 'Quantité', en: 'Quantity' });
export const freshlyBaked = text({ fr: 'Sorti du four', en: 'Freshly baked' });
export const englishName = text({ fr: 'Nom anglais', en: 'English name' });
export const description = text({ fr: 'Description', en: 'Description' });
export const vat = text({ fr: 'TVA', en: 'VAT' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });
export const units = text({ fr: 'Unités', en: 'Units' });
export const options = text({ fr: 'Options', en: 'Options' });
export const photo = text({ fr: 'Photo', en: 'Photo' });

export const price = text({
  fr: (cents: number) => (cents / 100).toFixed(2).replace('.', ','),
  en: (cents) => (cents / 100).toFixed(2),
});
export const percent = text({
  fr: (thousandths: number) => String(thousandths / 10).replace('.', ','),
  en: (thousandths) => String(thousandths / 10),
});
export const percentOf = text({
  fr: (thousandths: number) => `${percent(thousandths)} %`,
  en: (thousandths) => `${percent(thousandths)}%`,
});
export const allergenList = (list: readonly Allergen[]) => list.map((one) => allergenNames[one]()).join(', ');
export const none = text({ fr: 'aucun', en: 'none' });
export const notSaid = text({ fr: 'non renseignés', en: 'not stated' });
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

interface NotAccepted extends Answer {
  column: string;
  /** Sentence that says what would be accepted. */
  right: string;
}

export const notAccepted = text({
  fr: ({ name, column, given, right }: NotAccepted) =>
    `${quoted(name)}, ${column} : ${quoted(given)} ne va pas. ${right}`,
  en: ({ name, column, given, right }) => `${quoted(name)}, ${column}: ${quoted(given)} does not fit. ${right}`,
});
export const atMost = text({
  fr: (longest: number) => `${longest} caractères au plus.`,
  en: (longest) => `${longest} characters at most.`,
});
export const vatRates = text({
  fr: 'Les taux sont 5,5 %, 10 % et 20 %.',
  en: 'The rates are 5.5%, 10% and 20%.',
});
export const wholeUpTo = text({
  fr: (most: number) => `Écrivez un nombre entier de 0 à ${most}.`,
  en: (most) => `Write a whole number from 0 to ${most}.`,
});
export const allergensRight = text({
  fr: (all: readonly Allergen[]) => `Écrivez « aucun » ou, séparés par des virgules : ${allergenList(all)}.`,
  en: (all) => `Write “none” or, separated by commas: ${allergenList(all)}.`,
});
export const groupsRight = text({
  fr: (names: readonly string[]) =>
    names.length === 0 ? 'Vous n’avez aucun groupe d’options.' : `Vos groupes d’options : ${names.join(', ')}.`,
  en: (names) => (names.length === 0 ? 'You have no option groups.' : `Your option groups: ${names.join(', ')}.`),
});
export const photoRight = text({
  fr: 'Choisissez cette photo avec le fichier.',
  en: 'Choose this photo with the file.',
});

export const euros = text({ fr: (cents: number) => formatEuros(cents), en: (cents) => formatEuros(cents) });
export const pieces = text({
  fr: (stock: number | null) => (stock === null ? 'non comptée' : String(stock)),
  en: (stock) => (stock === null ? 'not counted' : String(stock)),
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
