import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { noItems } from '../item-table/item-table.texts';

export const yourCategories = text({ fr: 'Vos catégories', en: 'Your categories' });
export const categoryCount = text({
  fr: (count: number) => `${count} ${plural(count, 'catégorie', 'catégories')}`,
  en: (count) => `${count} ${plural(count, 'category', 'categories')}`,
});
export const categories = text({ fr: 'Catégories', en: 'Categories' });
export const loading = text({ fr: 'Chargement de votre carte…', en: 'Loading your menu…' });

export const howToBegin = text({
  fr: 'Créez une catégorie, puis ajoutez votre premier article.',
  en: 'Create a category, then add your first item.',
});

export const search = text({ fr: 'Chercher un article', en: 'Search for an item' });
export const show = text({ fr: 'Montrer', en: 'Show' });
export const all = text({ fr: 'Tous', en: 'All' });
export const drafts = text({ fr: 'Brouillons', en: 'Drafts' });
export const soldOut = text({ fr: 'Épuisés', en: 'Sold out' });
export const nothingFound = text({ fr: 'Aucun article disponible.', en: 'No items found.' });
export const searchOtherwise = text({
  fr: 'Essayez un autre mot, ou montrez tous les articles.',
  en: 'Try another word, or show all items.',
});

export const orderOf = text({
  fr: (category: string) => `Ordre : ${category}`,
  en: (category) => `Order: ${category}`,
});
export const orderText = text({
  fr: 'Vos clients lisent votre carte dans cet ordre. Touchez les flèches, ou déplacez la poignée : à la souris, ou avec Entrée, ↑ ↓, puis Entrée.',
  en: 'Your customers read your menu in this order. Tap the arrows, or move the handle: with the mouse, or with Enter, ↑ ↓, then Enter.',
});

export const removeText = text({
  fr: 'Il disparaît de votre carte. Les commandes déjà passées ne changent pas.',
  en: 'It leaves your menu. Orders already placed do not change.',
});
