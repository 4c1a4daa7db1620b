import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Votre commande', en: 'Your order' });
export const inCart = text({
  fr: ({ shop, count }: { shop: string; count: number }) =>
    `${shop} · ${count} ${count > 1 ? 'articles' : 'article'} dans votre panier.`,
  en: ({ shop, count }) => `${shop} · ${count} ${count > 1 ? 'items' : 'item'} in your cart.`,
});
export const nothing = text({
  fr: (shop: string) => `${shop} · votre panier est vide.`,
  en: (shop) => `${shop} · your cart is empty.`,
});
export const items = text({ fr: 'Vos articles', en: 'Your items' });
export const toMenu = text({ fr: 'Voir la carte', en: 'See the menu' });
export const moment = text({ fr: 'Un instant…', en: 'One moment…' });
