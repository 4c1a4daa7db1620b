import { text } from '../../../graphql/texts/text';
export * from '../item-basics/item-basics.texts';
export { cancel, save, saving, update } from '../submit-bar/submit-bar.texts';
export { allergens, notSaid } from '../allergen-picker/allergen-picker.texts';

export const priceHint = text({
  fr: 'Mettez 0 pour ne pas le proposer en supplément.',
  en: 'Enter 0 if it is not sold as an extra.',
});
export const supplementHint = text({
  fr: 'Laissez vide si c’est compris dans le menu.',
  en: 'Leave empty if it is included.',
});
export const none = text({ fr: 'Aucun', en: 'None' });
export const whatItContains = text({ fr: 'Ce qu’il contient', en: 'What it contains' });

export const removeEntry = text({ fr: (what: string) => `Retirer : ${what}`, en: (what) => `Remove: ${what}` });
export const addOne = text({ fr: (what: string) => `Ajouter ${what}`, en: (what) => `Add ${what}` });
export const addSeveral = text({
  fr: ({ count, many }: { count: number; many: string }) => `Ajouter ${count} ${many}`,
  en: ({ count, many }) => `Add ${count} ${many}`,
});

export const editEntry = text({ fr: (name: string) => `Modifier « ${name} »`, en: (name) => `Edit “${name}”` });

export const priceNeeded = text({
  fr: 'Indiquez un prix ; 0 s’il est compris.',
  en: 'Enter a price; 0 if it is included.',
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

export const saveMenu = text({ fr: 'Enregistrer le menu', en: 'Save the meal deal' });
export const menuIncludes = text({ fr: 'Le menu comprend', en: 'The meal deal includes' });
export const someFries = text({ fr: 'Des frites', en: 'Fries' });
export const aDrink = text({ fr: 'Une boisson', en: 'A drink' });
export const tickParts = text({
  fr: 'Cochez ce que le menu comprend.',
  en: 'Tick what the meal deal includes.',
});
export const choiceNeeded = text({ fr: 'Ajoutez-en au moins un choix.', en: 'Add at least one choice.' });
export const eachNeedsOne = text({
  fr: 'Ajoutez au moins un choix à chaque partie du menu.',
  en: 'Add at least one choice to each part of the meal deal.',
});

export const saladIncluded = text({
  fr: 'Comprises dans le prix de chaque sandwich qui en propose.',
  en: 'Included in the price of every sandwich that offers it.',
});
export const offered = text({ fr: 'Au choix', en: 'On offer' });
