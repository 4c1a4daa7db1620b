import { plural } from '../../../texts/language.texts';
import { text } from '../../../texts/text';

export const missing = text({
  fr: (names: readonly string[]) =>
    `${plural(names.length, 'N’est plus', 'Ne sont plus')} à la carte : ${names.join(', ')}.`,
  en: (names) => `No longer on the menu: ${names.join(', ')}.`,
});
export const reorder = text({ fr: 'Commander à nouveau', en: 'Order again' });
export const reordering = text({ fr: 'Ajout au panier…', en: 'Adding to cart…', specified: 'Ajout au panier...' });
