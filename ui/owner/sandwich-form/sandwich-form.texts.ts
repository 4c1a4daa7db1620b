import { text } from '../../../graphql/texts/text';
export { included, price, sauceLimit } from '../item-basics/item-basics.texts';
export {
  meatsTitle as meats,
  saladTitle as salad,
  saucesTitle as sauces,
} from '../ingredient-form/ingredient-types.texts';

export const addSandwich = text({ fr: 'Ajouter le sandwich', en: 'Add the sandwich' });
export const sandwich = text({ fr: 'Sandwich', en: 'Sandwich' });
export const nameExample = text({ fr: 'Kebab maison', en: 'House kebab' });
export const unnamed = text({ fr: 'Nom du sandwich', en: 'Sandwich name' });
export const limit = text({
  fr: (count: number) => (count === 0 ? 'Aucune' : count === 1 ? 'Une seule' : `Jusqu’à ${count}`),
  en: (count) => (count === 0 ? 'None' : count === 1 ? 'Only one' : `Up to ${count}`),
});

export const meatsOffered = text({ fr: 'Le client choisit ses viandes', en: 'The customer chooses the meats' });
export const meatLimit = text({ fr: 'Viandes au choix', en: 'Choice of meats' });
export const noneAllowed = text({
  fr: 'À zéro, le client ne peut prendre aucune viande.',
  en: 'At zero, the customer cannot take any meat.',
});
export const which = text({ fr: 'Lesquelles ?', en: 'Which ones?' });
export const allMeats = text({ fr: 'Toutes vos viandes', en: 'Use all meats', specified: 'Use all meats' });
export const allMeatsText = text({
  fr: 'Aussi celles que vous ajouterez plus tard.',
  en: 'Including those you add later.',
});
export const someMeats = text({
  fr: 'Certaines viandes',
  en: 'Select specific meats',
  specified: 'Select specific meats',
});
export const someMeatsText = text({ fr: 'Seulement celles que vous cochez.', en: 'Only those you tick.' });
export const meatsFailed = text({
  fr: 'Vos viandes n’ont pas pu être chargées.',
  en: 'Your meats could not be loaded.',
  specified: 'Failed to load meats list.',
});
export const retry = text({ fr: 'Réessayer', en: 'Try again' });
export const loadingMeats = text({
  fr: 'Chargement des viandes…',
  en: 'Loading meats…',
  specified: 'Chargement des viandes...',
});
export const noMeats = text({ fr: 'Aucune viande enregistrée pour le moment.', en: 'No meats saved yet.' });
export const addMeats = text({ fr: 'Ajouter des viandes', en: 'Add meats' });
export const tickOne = text({ fr: 'Cochez au moins une viande.', en: 'Tick at least one meat.' });
export const chosen = text({
  fr: ({ count, of }: { count: number; of: number }) => `${count} sur ${of}`,
  en: ({ count, of }) => `${count} of ${of}`,
});
export const tickAll = text({ fr: 'Tout cocher', en: 'Tick all' });
export const untickAll = text({ fr: 'Tout décocher', en: 'Untick all' });
export const meatsOnOffer = text({ fr: 'Viandes proposées', en: 'Meats on offer' });
export const soldOut = text({ fr: 'Épuisée', en: 'Sold out' });
export const noMeatToChoose = text({ fr: 'Aucune viande n’est proposée.', en: 'No meat is on offer.' });

export const otherChoices = text({ fr: 'Sauces, crudités, menu', en: 'Sauces, salad, meal deal' });
export const saladOffered = text({
  fr: 'Salade, tomate, oignon au choix',
  en: 'Choice of lettuce, tomato, onion',
});
export const menuOffered = text({
  fr: 'En menu, avec frites et boisson',
  en: 'As a meal deal, with fries and a drink',
});
export const addMenuParts = text({ fr: 'Ajouter les choix du menu', en: 'Add choices for the meal deal' });
export const noMenuParts = text({
  fr: 'Il n’y a ni frites ni boisson pour le menu.',
  en: 'There are neither fries nor drinks for the meal deal.',
});

export const asYouLike = text({ fr: 'Comme vous l’aimez', en: 'As you like it' });
export const withMeal = text({ fr: 'Avec le menu', en: 'With the meal deal' });
export const oneOfEach = text({ fr: 'Un de chaque', en: 'One of each' });
export const fries = text({ fr: 'Frites', en: 'Fries' });
export const drink = text({ fr: 'Boisson', en: 'Drink' });
export const upTo = text({
  fr: (limit: number) => (limit === 1 ? 'Une au choix' : `Jusqu’à ${limit} au choix`),
  en: (limit) => (limit === 1 ? 'Choose one' : `Choose up to ${limit}`),
});
export const andMore = text({ fr: (count: number) => `et ${count} de plus`, en: (count) => `and ${count} more` });
