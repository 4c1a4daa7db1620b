import { text } from '../../../texts/text';

export const slip = text({ fr: 'Votre sandwich', en: 'Your sandwich' });
export const meats = text({ fr: 'Viandes', en: 'Meats' });
export const meatHint = text({
  fr: (limit: number) => (limit === 1 ? 'Une au choix' : `Jusqu’à ${limit} au choix`),
  en: (limit) => (limit === 1 ? 'Choose one' : `Choose up to ${limit}`),
});
export const meatless = text({ fr: 'Sans viande', en: 'Without meat' });
export const meatNeeded = text({
  fr: 'Choisissez une viande, ou « Sans viande ».',
  en: 'Choose a meat, or “Without meat”.',
});
export const sot = text({ fr: 'Crudités', en: 'Salad' });
export const sotHint = text({ fr: 'Comme vous l’aimez', en: 'The way you like it' });

export const withMenu = text({ fr: 'Avec le menu', en: 'With the meal deal' });
export const fries = text({ fr: 'Frites', en: 'Fries' });
export const noFries = text({ fr: 'Sans frites', en: 'Without fries' });
export const drink = text({ fr: 'Boisson', en: 'Drink' });
export const noDrink = text({ fr: 'Sans boisson', en: 'Without a drink' });

export const supplements = text({ fr: 'Suppléments', en: 'Extras' });
export const asManyAsYouLike = text({ fr: 'Autant que vous voulez', en: 'As many as you like' });
export const extraMeats = text({ fr: 'Viandes en plus', en: 'Extra meats' });
export const extraSauces = text({ fr: 'Sauces en plus', en: 'Extra sauces' });
export const sides = text({ fr: 'Accompagnements', en: 'Sides' });
export const drinks = text({ fr: 'Boissons', en: 'Drinks' });
