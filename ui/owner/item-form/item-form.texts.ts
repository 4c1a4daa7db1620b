import { text } from '../../../graphql/texts/text';
import type { ItemKind } from '../../../graphql/rules/item-defaults';
export * from '../item-basics/item-basics.texts';
export { adding, categoryName } from '../category-form/category-form.texts';
export {
  meatsTitle as meats,
  saladTitle as salad,
  saucesTitle as sauces,
} from '../ingredient-form/ingredient-types.texts';
export { unlimitedWhenEmpty } from '../item-table/item-table.texts';
export { cancel, update } from '../submit-bar/submit-bar.texts';

export const formName = text({
  fr: (kind: ItemKind) =>
    ({ SIMPLE: 'Ajouter un article personnalisé', SANDWICH: 'Sandwich', PIZZA: 'Pizza', DRINK: 'Boisson' })[kind],
  en: (kind) => ({ SIMPLE: 'Add an item of your own', SANDWICH: 'Sandwich', PIZZA: 'Pizza', DRINK: 'Drink' })[kind],
});
export const add = text({
  fr: (kind: ItemKind) =>
    ({
      SIMPLE: 'Enregistrer',
      SANDWICH: 'Ajouter le sandwich',
      PIZZA: 'Ajouter la pizza',
      DRINK: 'Ajouter la boisson',
    })[kind],
  en: (kind) =>
    ({ SIMPLE: 'Save', SANDWICH: 'Add the sandwich', PIZZA: 'Add the pizza', DRINK: 'Add the drink' })[kind],
});
export const nameExample = text({
  fr: (kind: ItemKind) =>
    ({ SIMPLE: 'Croissant au beurre', SANDWICH: 'Kebab maison', PIZZA: 'Reine', DRINK: 'Limonade artisanale' })[kind],
  en: (kind) =>
    ({ SIMPLE: 'Butter croissant', SANDWICH: 'House kebab', PIZZA: 'Margherita', DRINK: 'Homemade lemonade' })[kind],
});
export const unnamed = text({
  fr: (kind: ItemKind) =>
    ({ SIMPLE: 'Votre article', SANDWICH: 'Nom du sandwich', PIZZA: 'Nom de la pizza', DRINK: 'Nom de la boisson' })[
      kind
    ],
  en: (kind) => ({ SIMPLE: 'Your item', SANDWICH: 'Sandwich name', PIZZA: 'Pizza name', DRINK: 'Drink name' })[kind],
});
export const addDraft = text({ fr: 'Ajouter un article', en: 'Add an item' });
export const editItem = text({ fr: (name: string) => `Modifier ${name}`, en: (name) => `Edit ${name}` });
export const theQuantity = text({ fr: 'la quantité', en: 'the quantity' });
export const sizesIncomplete = text({
  fr: 'Chaque taille et chaque garniture a un nom et un prix.',
  en: 'Every size and every topping has a name and a price.',
});
export const drinkSize = text({ fr: 'Contenance', en: 'Size' });
export const drinkInMenu = text({ fr: 'Boisson', en: 'Drink' });
export const meatSoldOut = text({ fr: 'Épuisée', en: 'Sold out' });

export const createCategoryFirst = text({ fr: 'Créez d’abord une catégorie.', en: 'Create a category first.' });

export const selectItem = text({ fr: 'Sélectionner un article', en: 'Select an item' });
export const chooseCategoryFirst = text({ fr: 'Choisissez d’abord une catégorie.', en: 'Choose a category first.' });
export const nothingInCatalogue = text({
  fr: 'Aucun article au catalogue de cette catégorie.',
  en: 'The catalogue has no item for this category.',
});
export const itemNeeded = text({ fr: 'Choisissez un article.', en: 'Choose an item.' });

export const quantity = text({ fr: 'Quantité', en: 'Quantity' });
export const forToday = text({ fr: 'Pour aujourd’hui', en: 'For today' });
export const quantityNeeded = text({
  fr: 'Indiquez une quantité, par exemple 12.',
  en: 'Enter a quantity, for example 12.',
});
export const freshlyBaked = text({ fr: 'Tout juste sorti du four', en: 'Fresh from the oven' });

// A draft.

export const backToDashboard = text({
  fr: 'Retour à la carte',
  en: 'Back to the menu',
  specified: 'Retour au tableau de bord',
});

export const newCategory = text({ fr: 'Nouvelle catégorie…', en: 'New category…' });

export const priceHint = text({
  fr: 'Facultatif : il suffit de le donner avant de publier.',
  en: 'Optional: you can set it any time before publishing.',
});

export const nameAndImageNeeded = text({
  fr: 'Le nom et l’image de l’article sont obligatoires.',
  en: 'The item’s name and photo are required.',
});

// A sandwich.

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
export const upTo = text({
  fr: (limit: number) => (limit === 1 ? 'Une au choix' : `Jusqu’à ${limit} au choix`),
  en: (limit) => (limit === 1 ? 'Choose one' : `Choose up to ${limit}`),
});
export const andMore = text({ fr: (count: number) => `et ${count} de plus`, en: (count) => `and ${count} more` });

// A pizza.

export const sizes = text({ fr: 'Tailles', en: 'Sizes' });
export const sizesText = text({
  fr: 'De la plus petite à la plus grande. La première est choisie d’avance.',
  en: 'From the smallest to the largest. The first is preselected.',
});
export const size = text({ fr: 'Taille', en: 'Size' });
export const sizeExample = text({ fr: 'Junior 26 cm', en: 'Small 26 cm' });
export const addSize = text({ fr: 'Une taille de plus', en: 'One more size' });

export const extraToppings = text({ fr: 'Garnitures en plus', en: 'Extra toppings' });
export const extraToppingsText = text({ fr: 'Communes à toutes vos pizzas.', en: 'Shared by all your pizzas.' });
export const toppings = text({ fr: 'Garnitures', en: 'Toppings' });
export const toppingInEnglish = text({
  fr: (name: string) => `« ${name} » en anglais`,
  en: (name) => `“${name}” in English`,
});
export const topping = text({ fr: 'Garniture', en: 'Topping' });
export const toppingExample = text({ fr: 'Burrata', en: 'Burrata' });
export const addTopping = text({ fr: 'Une garniture de plus', en: 'One more topping' });
export const asManyAsYouLike = text({ fr: 'Autant que vous voulez', en: 'As many as you like' });

export const noSauces = text({
  fr: 'Aucune sauce enregistrée pour le moment.',
  en: 'No sauces saved yet.',
});

export const removeRow = text({ fr: (name: string) => `Retirer : ${name}`, en: (name) => `Remove: ${name}` });
export const nameTaken = text({ fr: 'Ce nom est déjà pris.', en: 'This name is already taken.' });

// A drink.

export const other = text({ fr: 'Autre', en: 'Other' });
export const otherSize = text({ fr: 'Autre contenance', en: 'Other size' });
export const drinkSizeExample = text({ fr: 'Grand gobelet', en: 'Large cup' });

export const supplementHint = text({ fr: 'Vide : comprise dans le menu.', en: 'Empty: included in the meal deal.' });

export const retry = text({ fr: 'Réessayer', en: 'Try again' });
