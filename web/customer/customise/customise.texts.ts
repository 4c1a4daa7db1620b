import { text } from '../../../graphql/texts/text';

export const loading = text({
  fr: 'Chargement de l’article…',
  en: 'Loading the item…',
  specified: 'Chargement de l’article...',
});
export const back = text({ fr: 'Retour', en: 'Back' });
export const asItIs = text({
  fr: 'Cet article se commande tel quel, depuis la carte.',
  en: 'This item is ordered as it is, from the menu.',
});
export const menu = text({ fr: 'Voir la carte', en: 'See the menu' });
export const unknown = text({ fr: 'Article introuvable.', en: 'Item not found.' });
export const soldOut = text({
  fr: (otherDays: boolean) => `Épuisé pour aujourd’hui${otherDays ? ' : ajoutez-le pour un autre jour' : ''}.`,
  en: (otherDays) => `Sold out for today${otherDays ? ': add it for another day' : ''}.`,
});
export const full = text({
  fr: 'Votre panier est plein : 60 lignes au plus.',
  en: 'Your cart is full: 60 lines at most.',
});
export const asLastTime = text({ fr: 'Comme la dernière fois', en: 'As last time' });
export const added = text({
  fr: (item: string | undefined) => `${item ?? 'L’article'} : ajouté au panier.`,
  en: (item) => `${item ?? 'The item'}: added to the cart.`,
});
