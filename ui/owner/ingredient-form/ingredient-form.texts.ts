import { text } from '../../../texts/text';

export const name = text({ fr: 'Nom', en: 'Name' });
export const price = text({ fr: 'Prix', en: 'Price' });
export const priceHint = text({
  fr: 'Mettez 0 pour ne pas le proposer en supplément.',
  en: 'Enter 0 if it is not sold as an extra.',
});
export const optional = text({ fr: 'Facultatif', en: 'Optional' });
export const supplement = text({ fr: 'Supplément menu', en: 'Meal deal supplement' });
export const supplementHint = text({
  fr: 'Laissez vide si c’est compris dans le menu.',
  en: 'Leave empty if it is included.',
});
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out', specified: 'En rupture' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });
export const notSaid = text({ fr: 'Non indiqué', en: 'Not stated' });
export const none = text({ fr: 'Aucun', en: 'None' });
export const whatItContains = text({ fr: 'Ce qu’il contient', en: 'What it contains' });

export const removeEntry = text({ fr: (what: string) => `Retirer : ${what}`, en: (what) => `Remove: ${what}` });
export const addOne = text({ fr: (what: string) => `Ajouter ${what}`, en: (what) => `Add ${what}` });
export const addSeveral = text({
  fr: ({ count, many }: { count: number; many: string }) => `Ajouter ${count} ${many}`,
  en: ({ count, many }) => `Add ${count} ${many}`,
});

export const editEntry = text({ fr: (name: string) => `Modifier « ${name} »`, en: (name) => `Edit “${name}”` });
export const cancel = text({ fr: 'Annuler', en: 'Cancel' });
export const update = text({ fr: 'Mettre à jour', en: 'Update' });
export const saving = text({ fr: 'Enregistrement…', en: 'Saving…', specified: 'Enregistrement...' });

export const nameNeeded = text({ fr: 'Donnez un nom.', en: 'Give it a name.' });
export const priceNeeded = text({
  fr: 'Indiquez un prix ; 0 s’il est compris.',
  en: 'Enter a price; 0 if it is included.',
});
export const priceNegative = text({
  fr: 'Un prix ne peut pas être négatif.',
  en: 'A price cannot be negative.',
});
export const nameAndPriceNeeded = text({
  fr: 'Le nom et le prix sont obligatoires.',
  en: 'Name and price are required.',
  // Specification 7.8.
  specified: 'Name and Price are required',
});

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const listed = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');

interface Missing {
  names: number;
  prices: number;
  photos: number;
}

export const missing = text({
  fr: ({ names, prices, photos }: Missing) =>
    `Il manque : ${listed([
      names > 0 && counted(names, 'le nom', 'noms'),
      prices > 0 && counted(prices, 'le prix', 'prix'),
      photos > 0 && counted(photos, 'la photo', 'photos'),
    ])}.`,
  en: ({ names, prices, photos }) =>
    `Missing: ${listed([
      names > 0 && counted(names, 'the name', 'names'),
      prices > 0 && counted(prices, 'the price', 'prices'),
      photos > 0 && counted(photos, 'the photo', 'photos'),
    ])}.`,
});
export const allThere = text({ fr: 'Tout y est.', en: 'All set.' });
