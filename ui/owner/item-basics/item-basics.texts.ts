import { text } from '../../../graphql/texts/text';

export const offeredOptions = text({ fr: 'Options proposées', en: 'Options offered' });
export const manageOptions = text({ fr: 'Gérer', en: 'Manage' });

export const essentials = text({ fr: 'L’essentiel', en: 'The essentials' });
export const category = text({ fr: 'Catégorie', en: 'Category' });
export const selectCategory = text({ fr: 'Sélectionner une catégorie', en: 'Select a category' });
export const name = text({ fr: 'Nom', en: 'Name' });
export const itemName = text({ fr: 'Nom de l’article', en: 'Item name' });
export const description = text({ fr: 'Description', en: 'Description' });
export const price = text({ fr: 'Prix', en: 'Price' });
export const supplement = text({ fr: 'Supplément menu', en: 'Meal deal supplement' });
export const optional = text({ fr: 'Facultatif', en: 'Optional' });
export const sauceLimit = text({ fr: 'Sauces au choix', en: 'Choice of sauces' });
export const included = text({ fr: 'Comprises dans le prix.', en: 'Included in the price.' });
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out', specified: 'En rupture' });
export const image = text({ fr: 'Image', en: 'Photo' });
export const waitForImage = text({
  fr: 'Possible dès que l’image est envoyée.',
  en: 'Possible as soon as the photo is uploaded.',
});

export const categoryNeeded = text({ fr: 'Choisissez une catégorie.', en: 'Choose a category.' });
export const nameNeeded = text({ fr: 'Donnez un nom.', en: 'Give it a name.' });
export const photoNeeded = text({ fr: 'Ajoutez une photo.', en: 'Add a photo.' });
export const priceNeeded = text({
  fr: 'Indiquez un prix, par exemple 4,50.',
  en: 'Enter a price, for example 4.50.',
});
export const priceNegative = text({
  fr: 'Un prix ne peut pas être négatif.',
  en: 'A price cannot be negative.',
});
export const incomplete = text({
  fr: 'Remplissez tous les champs obligatoires, photo comprise.',
  en: 'Fill in all required fields, including the photo.',
  // Specification 7.7.
  specified: 'All required fields (including image) must be filled.',
});

export const thePhoto = text({ fr: 'la photo', en: 'the photo' });
export const theCategory = text({ fr: 'la catégorie', en: 'the category' });
export const theName = text({ fr: 'le nom', en: 'the name' });
export const thePrice = text({ fr: 'le prix', en: 'the price' });
export const missing = text({
  fr: (parts: readonly string[]) => `Il manque : ${parts.join(', ')}.`,
  en: (parts) => `Missing: ${parts.join(', ')}.`,
});
export const allThere = text({ fr: 'Tout y est.', en: 'All set.' });

export const allergensAndDiets = text({ fr: 'Allergènes et régimes', en: 'Allergens and diets' });
export const kitchenAndVat = text({ fr: 'Cuisine et TVA', en: 'Kitchen and VAT' });
export const onMenu = text({ fr: 'Sur la carte', en: 'On the menu' });
export const visible = text({ fr: 'Visible sur la carte', en: 'Visible on the menu' });
export const seenByCustomers = text({ fr: 'Vos clients le voient.', en: 'Your customers see it.' });
export const seenByYou = text({ fr: 'Brouillon : vous seul le voyez.', en: 'Draft: only you see it.' });
