import { text } from '../../../graphql/texts/text';

// What the sentences of text.texts.ts call a field of the form.
export const name = text({ fr: 'Le nom', en: 'The name' });
export const itemName = text({ fr: 'Le nom de l’article', en: 'The name of the item' });
export const categoryName = text({ fr: 'Le nom de la catégorie', en: 'The name of the category' });
export const category = text({ fr: 'La catégorie', en: 'The category' });
export const toppingName = text({ fr: 'Le nom de la garniture', en: 'The name of the topping' });
export const sizeName = text({ fr: 'Le nom de la taille', en: 'The name of the size' });
export const description = text({ fr: 'La description', en: 'The description' });

export const missing = text({ fr: (what: string) => `${what} manque.`, en: (what) => `${what} is missing.` });
export const categoryNameNeeded = text({
  fr: 'Veuillez saisir un nom de catégorie valide.',
  en: 'Enter a valid category name.',
});

interface Prices {
  least: string;
  most: string;
}

export const priceBeyond = text({
  fr: ({ least, most }: Prices) => `Le prix va de ${least} à ${most}.`,
  en: ({ least, most }) => `The price goes from ${least} to ${most}.`,
});
export const stockBeyond = text({
  fr: (most: number) => `La quantité va de 0 à ${most}.`,
  en: (most) => `The quantity goes from 0 to ${most}.`,
});
export const limitBeyond = text({
  fr: (most: number) => `La limite va de 0 à ${most}.`,
  en: (most) => `The limit goes from 0 to ${most}.`,
});
export const vatRateUnknown = text({
  fr: 'Le taux de TVA est de 5,5 %, 10 % ou 20 %.',
  en: 'The VAT rate is 5.5%, 10% or 20%.',
});
export const sizesWrong = text({
  fr: (most: number) => `Une pizza a de 1 à ${most} tailles, chacune avec son nom.`,
  en: (most) => `A pizza has 1 to ${most} sizes, each with its own name.`,
});
export const tooManyToppings = text({
  fr: (most: number) => `Au plus ${most} garnitures.`,
  en: (most) => `${most} toppings at most.`,
});
export const noMeat = text({
  fr: 'Il n’y a aucune viande à choisir.',
  en: 'There is no meat to choose.',
});
export const noMenuPart = text({
  fr: 'Il n’y a ni frites ni boisson pour le menu.',
  en: 'There are neither fries nor drinks for the menu.',
});
