import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const ownerArea = text({ fr: 'Espace commerçant', en: 'Shop area' });
export const cart = text({ fr: 'Panier', en: 'Cart' });
export const cartOf = text({
  fr: (count: number) => `Panier, ${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `Cart, ${count} ${plural(count, 'item', 'items')}`,
});
export const menuAndAccount = text({ fr: 'Menu et compte', en: 'Menu and account' });
export const account = text({ fr: 'Mon compte', en: 'My account' });
