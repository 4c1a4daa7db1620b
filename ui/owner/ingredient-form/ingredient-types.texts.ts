import { text } from '../../../graphql/texts/text';

export const meatsTitle = text({ fr: 'Viandes', en: 'Meats' });
export const saucesTitle = text({ fr: 'Sauces', en: 'Sauces' });
export const sidesTitle = text({ fr: 'Accompagnements', en: 'Sides' });
export const drinksTitle = text({ fr: 'Boissons', en: 'Drinks' });
export const dessertsTitle = text({ fr: 'Desserts', en: 'Desserts' });
export const saladTitle = text({ fr: 'Crudités', en: 'Salad' });
export const menuTitle = text({ fr: 'Menu', en: 'Meal deal' });

export interface EntryWords {
  one: string;
  many: string;
  the: string;
  more: string;
  none: string;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const feminine = (one: string): EntryWords => ({
  one: capitalised(one),
  many: `${one}s`,
  the: `la ${one}`,
  more: `Une ${one} de plus`,
  none: `Aucune ${one} pour le moment.`,
});

const english = (one: string): EntryWords => ({
  one: capitalised(one),
  many: `${one}s`,
  the: `the ${one}`,
  more: `Another ${one}`,
  none: `No ${one}s yet.`,
});

export const meat = text({ fr: () => feminine('viande'), en: () => english('meat') });
export const sauce = text({ fr: () => feminine('sauce'), en: () => english('sauce') });
export const drink = text({ fr: () => feminine('boisson'), en: () => english('drink') });
export const side = text({
  fr: () => ({
    one: 'Accompagnement',
    many: 'accompagnements',
    the: 'l’accompagnement',
    more: 'Un accompagnement de plus',
    none: 'Aucun accompagnement pour le moment.',
  }),
  en: () => english('side'),
});
export const dessert = text({
  fr: () => ({
    one: 'Dessert',
    many: 'desserts',
    the: 'le dessert',
    more: 'Un dessert de plus',
    none: 'Aucun dessert pour le moment.',
  }),
  en: () => english('dessert'),
});
export const fries = text({
  fr: () => ({
    one: 'Frites',
    many: 'sortes de frites',
    the: 'les frites',
    more: 'D’autres frites',
    none: 'Aucune sorte de frites pour le moment.',
  }),
  en: () => ({ one: 'Fries', many: 'kinds of fries', the: 'the fries', more: 'More fries', none: 'No fries yet.' }),
});
