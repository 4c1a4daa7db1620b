import { text } from '../../../graphql/texts/text';
export { included, price, sauceLimit } from '../item-basics/item-basics.texts';

export const addPizza = text({ fr: 'Ajouter la pizza', en: 'Add the pizza' });
export const pizza = text({ fr: 'Pizza', en: 'Pizza' });
export const nameExample = text({ fr: 'Reine', en: 'Margherita' });
export const unnamed = text({ fr: 'Nom de la pizza', en: 'Pizza name' });
export const incomplete = text({
  fr: 'Chaque taille et chaque garniture a un nom et un prix.',
  en: 'Every size and every topping has a name and a price.',
});

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

export const sauces = text({ fr: 'Sauces', en: 'Sauces' });
export const noSauces = text({
  fr: 'Aucune sauce enregistrée pour le moment.',
  en: 'No sauces saved yet.',
});
export const manage = text({ fr: 'Gérer', en: 'Manage' });

export const removeRow = text({ fr: (name: string) => `Retirer : ${name}`, en: (name) => `Remove: ${name}` });
export const nameNeeded = text({ fr: 'Donnez un nom.', en: 'Enter a name.' });
export const nameTaken = text({ fr: 'Ce nom est déjà pris.', en: 'This name is already taken.' });
