import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { price } from '../item-basics/item-basics.texts';
export { categories } from '../menu-list/menu-list.texts';
export { publish } from '../item-table/item-table.texts';

export const summary = text({ fr: 'Récapitulatif', en: 'Summary' });
export const online = text({ fr: 'Articles en ligne', en: 'Items online' });
export const toPublish = text({ fr: 'À publier', en: 'To publish' });
export const allOnline = text({
  fr: 'Rien à publier. Vos nouveaux articles attendent ici avant d’être publiés.',
  en: 'Nothing to publish. Your new items wait here before they are published.',
});

export const priceOf = text({ fr: (name: string) => `Prix : ${name}`, en: (name) => `Price: ${name}` });
export const waitingForPrice = text({
  fr: (count: number) => (count === 1 ? 'Un article attend un prix.' : `${count} articles attendent un prix.`),
  en: (count) => (count === 1 ? 'One item needs a price.' : `${count} items need a price.`),
});

export const publishItems = text({
  fr: (count: number) => `Publier ${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `Publish ${count} ${plural(count, 'item', 'items')}`,
});
export const publishing = text({ fr: 'Publication…', en: 'Publishing…', specified: 'Publication...' });
