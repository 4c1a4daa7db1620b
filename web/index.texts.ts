import { text } from '../graphql/texts/text.ts';

export const title = text({
  fr: 'MêmePrix · Le même prix pour tout le monde',
  en: 'MêmePrix · The same price for everyone',
});
export const description = text({
  fr: 'Boulangeries et restaurants près de chez vous : commandez en ligne au même prix qu’au comptoir, retirez sans attendre.',
  en: 'Bakeries and restaurants near you: order online at the price of the counter, collect without waiting.',
});
export const needsJavaScript = text({
  fr: 'MêmePrix a besoin de JavaScript pour prendre votre commande.',
  en: 'MêmePrix needs JavaScript to take your order.',
});
export const oldBrowser = text({
  fr: 'Ce navigateur est trop ancien pour MêmePrix. Mettez-le à jour, ou ouvrez cette page dans un navigateur plus récent : Safari 15.4, Chrome 98 ou Firefox 104 au moins.',
  en: 'This browser is too old for MêmePrix. Update it, or open this page in a newer one: at least Safari 15.4, Chrome 98 or Firefox 104.',
});

// Of the installed app: its shortcuts, and its pictures in a store.
export const findShop = text({ fr: 'Trouver un commerce', en: 'Find a shop' });
export const cart = text({ fr: 'Mon panier', en: 'My cart' });
export const orders = text({ fr: 'Mes commandes', en: 'My orders' });
export const board = text({ fr: 'Tableau des commandes', en: 'Order board' });
export const searchPicture = text({ fr: 'Les commerces autour d’une adresse', en: 'The shops around an address' });
export const menuPicture = text({ fr: 'La carte d’une boulangerie', en: 'The menu of a bakery' });
