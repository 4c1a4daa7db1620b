import { text } from '../../../graphql/texts/text';
export { categoryName } from '../category-form/category-form.texts';
export { cancel, save } from '../submit-bar/submit-bar.texts';

export const noCategories = text({ fr: 'Aucune catégorie.', en: 'No categories.' });
export const howToBegin = text({
  fr: 'Nommez-en une première : vos articles y trouveront leur place.',
  en: 'Name a first one: your items will find their place there.',
  specified: 'Donnez un premier nom : vos articles y trouveront leur place.',
});
export const order = text({ fr: 'Ordre des catégories', en: 'Order of the categories' });

export const renameCategory = text({ fr: (name: string) => `Renommer ${name}`, en: (name) => `Rename ${name}` });

export const served = text({ fr: 'Jours et heures', en: 'Days and hours' });
export const whatServedMeans = text({
  fr: 'Vos clients choisissent un créneau qui commence dans ces heures. Sans rien : tant que vous êtes ouvert.',
  en: 'Your customers choose a pickup time that starts within these hours. Nothing: whenever you are open.',
});
export const from = text({ fr: 'Dès', en: 'From' });
export const until = text({ fr: 'Jusqu’à', en: 'Until' });
export const nextDay = text({ fr: 'Le lendemain', en: 'The next day' });
export const neverServed = text({
  fr: 'Indiquez une heure de fin différente de l’heure de début.',
  en: 'Enter an end time that differs from the start time.',
});
export const days = text({ fr: 'Jours', en: 'Days' });
export const noDay = text({ fr: 'Aucun : tous les jours.', en: 'None: every day.' });
export const weekdays = text({
  fr: () => ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  en: () => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
});

export const removeCategory = text({ fr: (name: string) => `Supprimer ${name}`, en: (name) => `Delete ${name}` });
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
