import { text } from '../../../texts/text';

export const noCategories = text({ fr: 'Aucune catégorie.', en: 'No categories.' });
export const howToBegin = text({
  fr: 'Nommez-en une première : vos articles y trouveront leur place.',
  en: 'Name a first one: your items will find their place there.',
  specified: 'Donnez un premier nom : vos articles y trouveront leur place.',
});
export const order = text({ fr: 'Ordre des catégories', en: 'Order of the categories' });

export const categoryName = text({ fr: 'Nom de la catégorie', en: 'Category name' });
export const rename = text({ fr: 'Renommer', en: 'Rename' });
export const renameCategory = text({ fr: (name: string) => `Renommer ${name}`, en: (name) => `Rename ${name}` });
export const cancel = text({ fr: 'Annuler', en: 'Cancel' });

export const remove = text({ fr: 'Supprimer', en: 'Delete' });
export const removeCategory = text({ fr: (name: string) => `Supprimer ${name}`, en: (name) => `Delete ${name}` });
export const removeQuestion = text({
  fr: (name: string) => `Supprimer « ${name} » ?`,
  en: (name) => `Delete “${name}”?`,
});
export const removalText = text({
  fr: (itemCount: number) => {
    if (itemCount === 0) return 'Elle est vide : aucun article ne disparaît.';
    const items = itemCount === 1 ? 'Son article disparaîtra' : `Ses ${itemCount} articles disparaîtront`;
    return `${items} aussi de votre carte. Les commandes déjà passées ne changent pas.`;
  },
  en: (itemCount) => {
    if (itemCount === 0) return 'It is empty: no item goes with it.';
    const items = itemCount === 1 ? 'Its item' : `Its ${itemCount} items`;
    return `${items} will leave your menu too. Orders already placed do not change.`;
  },
});
