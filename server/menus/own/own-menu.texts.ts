import { MOST_ITEMS_AT_ONCE } from '../../../graphql/rules/item-changes';
import { text } from '../../../graphql/texts/text';

export const searchedMuch = text({
  fr: 'Beaucoup de recherches en ce moment : réessayez dans un instant.',
  en: 'Many searches at the moment: try again shortly.',
});
export const searched = text({ fr: 'La recherche', en: 'The search' });

export const noItem = text({ fr: 'Article introuvable.', en: 'Item not found.' });
export const noCategory = text({ fr: 'Catégorie introuvable.', en: 'Category not found.' });
export const noIngredient = text({ fr: 'Ingrédient introuvable.', en: 'Ingredient not found.' });

export const itemExists = text({
  fr: 'Un article de ce nom existe déjà dans cette catégorie.',
  en: 'There is already an item of this name in this category.',
});
export const ingredientExists = text({
  fr: 'Un ingrédient de ce nom existe déjà.',
  en: 'There is already an ingredient of this name.',
});
export const categoryExists = text({
  fr: 'Cette catégorie existe déjà.',
  en: 'This category already exists.',
  // Specification 7.4.
  specified: 'Cette catégorie existe déjà pour ce restaurant.',
});

/** Where something goes that was added without a category (specification 7.5: « not asked for »): a name on the shop’s own menu. */
export const unsorted = text({ fr: 'Divers', en: 'Divers' });
export const priceFirst = text({
  fr: 'Donnez d’abord un prix à cet article.',
  en: 'Give this item a price first.',
});
export const daysAhead = text({
  fr: (days: number) => `Choisissez aujourd’hui ou l’un des ${days} jours suivants.`,
  en: (days) => `Choose today or one of the ${days} days after it.`,
});
export const numberUnreadable = text({ fr: 'Un nombre est illisible.', en: 'A number cannot be read.' });

export const tooManyIngredients = text({
  fr: (most: number) => `Ajoutez de 1 à ${most} ingrédients à la fois.`,
  en: (most) => `Add 1 to ${most} ingredients at a time.`,
});
export const nameAndPriceNeeded = text({
  fr: 'Le nom et le prix sont obligatoires.',
  en: 'Name and price are required.',
  // Specification 7.8.
  specified: 'Name and Price are required',
});
export const menuNeedsOne = text({
  fr: 'Ajoutez au moins un choix à chaque partie du menu.',
  en: 'Add at least one choice to each part of the menu.',
});

export const tooManyRows = text({
  fr: (most: number) => `Un fichier contient de 1 à ${most} articles.`,
  en: (most) => `A file holds 1 to ${most} items.`,
});

export const tooManyItems = text({
  fr: `Changez de 1 à ${MOST_ITEMS_AT_ONCE} articles à la fois.`,
  en: `Change 1 to ${MOST_ITEMS_AT_ONCE} items at a time.`,
});
export const itemWrong = text({
  fr: ({ name, wrong }: { name: string; wrong: string }) => `« ${name} » : ${wrong}`,
  en: ({ name, wrong }) => `“${name}”: ${wrong}`,
});
export const priceNow = text({
  fr: (price: string) => `Le prix a changé entre-temps, il est de ${price}.`,
  en: (price) => `The price has changed meanwhile, it is ${price}.`,
});

interface Row {
  /** Position, counted from 1. */
  place: number;
  wrong: string;
}

export const rowWrong = text({
  fr: ({ place, wrong }: Row) => `Article ${place} : ${wrong}`,
  en: ({ place, wrong }) => `Item ${place}: ${wrong}`,
});

// What the calls of the specification answer (7.3, 7.5, 7.7, 7.8).
export const nameAndImageNeeded = text({
  fr: 'Le nom et l’image de l’article sont obligatoires.',
  en: 'The name and the photo of the item are required.',
});
export const incomplete = text({
  fr: 'Remplissez tous les champs obligatoires, photo comprise.',
  en: 'Fill in all required fields, including the photo.',
  // Specification 7.7.
  specified: 'All required fields (including image) must be filled.',
});
export const nothingToAdd = text({ fr: 'Aucun article à ajouter.', en: 'No item to add.' });
export const itemAdded = text({ fr: 'Article ajouté.', en: 'Item added.', specified: 'Article ajouté avec succès!' });
export const itemUpdated = text({
  fr: 'Article mis à jour.',
  en: 'Item updated.',
  specified: 'Article mis à jour avec succès!',
});
export const itemRemoved = text({
  fr: 'Article supprimé.',
  en: 'Item deleted.',
  specified: 'Article supprimé avec succès!',
});
export const sandwichAdded = text({
  fr: 'Sandwich ajouté.',
  en: 'Sandwich added.',
  specified: 'Sandwich ajouté avec succès!',
});
export const ingredientsAdded = text({ fr: 'Ingrédients ajoutés.', en: 'Ingredients added.' });
export const sotSaved = text({ fr: 'Crudités enregistrées.', en: 'Salad, tomato and onion saved.' });
export const menuSaved = text({ fr: 'Menu enregistré.', en: 'Menu saved.' });
