import { text } from '../../../graphql/texts/text';

export const slip = text({ fr: 'Votre composition', en: 'Your choices' });
export const meats = text({ fr: 'Viandes', en: 'Meats' });
export const meatHint = text({
  fr: (limit: number) => `Obligatoire · ${limit === 1 ? 'une' : `jusqu’à ${limit}`} au choix`,
  en: (limit) => `Required · choose ${limit === 1 ? 'one' : `up to ${limit}`}`,
});
const meatless = text({ fr: 'Sans viande', en: 'Without meat' });
const meatNeeded = text({
  fr: 'Choisissez une viande, ou « Sans viande ».',
  en: 'Choose a meat, or “Without meat”.',
});
export const sot = text({ fr: 'Crudités', en: 'Salad' });
export const sotHint = text({ fr: 'Comme vous l’aimez', en: 'The way you like it' });

export const withMenu = text({
  fr: 'Obligatoire · une au choix avec le menu',
  en: 'Required · choose one with the meal deal',
});
export const fries = text({ fr: 'Frites', en: 'Fries' });
const noFries = text({ fr: 'Sans frites', en: 'Without fries' });
const friesNeeded = text({
  fr: 'Choisissez des frites, ou « Sans frites ».',
  en: 'Choose fries, or “Without fries”.',
});
export const drink = text({ fr: 'Boisson', en: 'Drink' });
const noDrink = text({ fr: 'Sans boisson', en: 'Without a drink' });
const drinkNeeded = text({
  fr: 'Choisissez une boisson, ou « Sans boisson ».',
  en: 'Choose a drink, or “Without a drink”.',
});
export const WITHOUT = { meat: meatless, fries: noFries, drink: noDrink };
export const NEEDED = { meat: meatNeeded, fries: friesNeeded, drink: drinkNeeded };

export const supplements = text({ fr: 'Suppléments', en: 'Extras' });
export const asManyAsYouLike = text({ fr: 'Autant que vous voulez', en: 'As many as you like' });
export const extraMeats = text({ fr: 'Viandes en plus', en: 'Extra meats' });
export const extraSauces = text({ fr: 'Sauces en plus', en: 'Extra sauces' });
export const sides = text({ fr: 'Accompagnements', en: 'Sides' });
export const drinks = text({ fr: 'Boissons', en: 'Drinks' });
