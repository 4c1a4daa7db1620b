import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const size = text({ fr: 'Taille', en: 'Size' });
export const sot = text({ fr: 'Crudités', en: 'Salad' });
export const meats = text({ fr: 'Viandes', en: 'Meats' });
export const toppings = text({ fr: 'Garnitures', en: 'Toppings' });
export const sauces = text({ fr: 'Sauces', en: 'Sauces' });
export const menuSauces = text({ fr: 'Sauces du menu', en: 'Meal deal sauces' });
export const fries = text({ fr: 'Frites', en: 'Fries' });
export const friesSauces = text({ fr: 'Sauces des frites', en: 'Fries sauces' });
export const drink = text({ fr: 'Boisson', en: 'Drink' });
export const supplements = text({ fr: 'Suppléments', en: 'Extras' });
export const extra = text({
  fr: (cents: number) => ` (+${formatEuros(cents)})`,
  en: (cents) => ` (+${formatEuros(cents)})`,
});
export const note = text({ fr: 'Note', en: 'Note' });
export const notesAndAllergies = text({ fr: 'Notes et allergies', en: 'Notes and allergies' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });

export const allergensNamed = text({
  fr: (names: string) => `Allergènes : ${names}`,
  en: (names) => `Allergens: ${names}`,
});

export const yes = text({ fr: 'Oui', en: 'Yes' });
export const yesNamely = text({ fr: (name: string) => `Oui (${name})`, en: (name) => `Yes (${name})` });
export const no = text({ fr: 'Non', en: 'No' });
export const none = text({ fr: 'Aucune', en: 'None', specified: 'None' });
