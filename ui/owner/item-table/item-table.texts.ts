import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { soldOutToday as itemSoldOutToday } from '../../food/order-board/order-board.texts';
export { price, priceNeeded } from '../item-basics/item-basics.texts';
export { remove } from '../remove-dialog/remove-dialog.texts';
export { cancel, save } from '../submit-bar/submit-bar.texts';

export const itemCountText = text({
  fr: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `${count} ${plural(count, 'item', 'items')}`,
});
export const noItems = text({ fr: 'Aucun article disponible.', en: 'No items yet.' });

export const item = text({ fr: 'Article', en: 'Item' });
export const stock = text({ fr: 'Stock du jour', en: 'Stock today' });
export const soldOutToday = text({ fr: 'Épuisé aujourd’hui', en: 'Sold out today' });
export const left = text({ fr: 'Stock', en: 'Stock' });
export const order = text({ fr: 'Changer l’ordre', en: 'Change the order' });
export const orderItems = text({
  fr: (category: string) => `Changer l’ordre : ${category}`,
  en: (category) => `Change the order: ${category}`,
});
export const actions = text({ fr: 'Actions', en: 'Actions' });

export const draft = text({ fr: 'Brouillon', en: 'Draft' });
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const noStock = text({ fr: 'Stock à 0', en: 'Stock at 0' });
export const freshlyBaked = text({ fr: 'Sorti du four', en: 'Just baked' });

export const changePrice = text({
  fr: (name: string) => `Changer le prix : ${name},`,
  en: (name) => `Change the price: ${name},`,
});
export const noPrice = text({ fr: 'Aucun', en: 'None' });
export const changeStock = text({
  fr: (name: string) => `Changer le stock : ${name},`,
  en: (name) => `Change the stock: ${name},`,
});
export const unlimited = text({ fr: 'illimité', en: 'unlimited' });
export const publish = text({ fr: 'Publier', en: 'Publish' });
export const priceFirst = text({ fr: 'Donnez d’abord un prix.', en: 'Give it a price first.' });
export const edit = text({ fr: 'Modifier', en: 'Edit' });
export const removing = text({ fr: 'Suppression…', en: 'Deleting…' });
export const saving = text({ fr: 'Un instant…', en: 'Saving…' });

export const priceAndStock = text({
  fr: (name: string) => `Prix et stock : ${name}`,
  en: (name) => `Price and stock: ${name}`,
});
export const unlimitedWhenEmpty = text({ fr: 'Vide : illimité', en: 'Empty: unlimited' });
export const priceRange = text({ fr: 'De 0,01 € à 999,99 €.', en: 'From €0.01 to €999.99.' });
export const stockRange = text({ fr: 'De 0 à 9999.', en: 'From 0 to 9999.' });
