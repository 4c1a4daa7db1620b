import { text } from '../../../texts/text';

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
