import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { none as noAllergen, notSaid } from '../allergen-picker/allergen-picker.texts';
export { rate100, rate200, rate55 } from '../item-basics/item-parts.texts';
export { item, soldOutToday } from '../item-table/item-table.texts';
export { nothingFound, search } from '../menu-list/menu-list.texts';
export { notice, pickupDays, season, capacity } from '../order-rules/order-rules.texts';

export const changeItems = text({ fr: 'Changer plusieurs articles', en: 'Change several items' });
export const changeSome = text({
  fr: (count: number) => `Changer ${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `Change ${count} ${plural(count, 'item', 'items')}`,
});

export const what = text({ fr: 'Ce qui change', en: 'What changes' });
export const price = text({ fr: 'Prix', en: 'Price' });
export const category = text({ fr: 'Catégorie', en: 'Category' });
export const vatRate = text({ fr: 'TVA', en: 'VAT' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });
export const orderRules = text({ fr: 'Jours et délai de commande', en: 'Days and notice' });
export const soldOut = text({ fr: 'Épuisé aujourd’hui, ou de retour', en: 'Sold out today, or back' });
export const optionGroups = text({ fr: 'Options proposées', en: 'Options offered' });

export const direction = text({ fr: 'Sens', en: 'Direction' });
export const raise = text({ fr: 'Augmenter', en: 'Raise' });
export const lower = text({ fr: 'Baisser', en: 'Lower' });
export const howMuch = text({ fr: 'De combien', en: 'By how much' });
export const percentage = text({ fr: 'Pourcentage', en: 'Percentage' });
export const amount = text({ fr: 'Montant', en: 'Amount' });
export const percentageHint = text({ fr: 'Par exemple 3,5', en: 'For example 3.5' });
export const amountHint = text({ fr: 'Par exemple 0,10', en: 'For example 0.10' });
export const percentageNeeded = text({ fr: 'Indiquez un pourcentage.', en: 'Enter a percentage.' });
export const amountNeeded = text({ fr: 'Indiquez un montant.', en: 'Enter an amount.' });
export const tooMuch = text({ fr: 'C’est trop.', en: 'That is too much.' });
export const roundTo = text({ fr: 'Arrondir à', en: 'Round to' });

export const categoryNeeded = text({ fr: 'Choisissez une catégorie.', en: 'Choose a category.' });
export const add = text({ fr: 'Ajouter', en: 'Add' });
export const remove = text({ fr: 'Retirer', en: 'Remove' });
export const which = text({ fr: 'Lesquels', en: 'Which' });
export const allergenNeeded = text({ fr: 'Cochez au moins un allergène.', en: 'Tick at least one allergen.' });
export const noneClaimed = text({
  fr: 'Vous affirmez qu’ils n’en contiennent aucun.',
  en: 'You state that they contain none.',
});
export const ruleNeeded = text({ fr: 'Cochez au moins une règle.', en: 'Tick at least one rule.' });
export const rules = text({ fr: 'Règles à changer', en: 'Rules to change' });
export const rulesHint = text({
  fr: 'Les autres restent comme elles sont sur chaque article.',
  en: 'The others stay as they are on each item.',
});
export const groupNeeded = text({ fr: 'Cochez au moins un groupe.', en: 'Tick at least one group.' });
export const onSale = text({ fr: 'En vente', en: 'On sale' });
export const noGroup = text({ fr: 'Aucune', en: 'None' });

export const items = text({ fr: 'Articles', en: 'Items' });
export const allItems = text({ fr: 'Tous les articles', en: 'All items' });
export const allFound = text({ fr: 'Tous les articles trouvés', en: 'All items found' });
export const chosenOf = text({
  fr: ({ chosen, total }: { chosen: number; total: number }) => `${chosen} sur ${total}`,
  en: ({ chosen, total }) => `${chosen} of ${total}`,
});
export const oneByOne = text({ fr: 'Choisir un par un', en: 'Choose one by one' });
export const itemNeeded = text({ fr: 'Choisissez au moins un article.', en: 'Choose at least one item.' });
export const tooManyItems = text({
  fr: (most: number) => `Au plus ${most} articles à la fois.`,
  en: (most) => `${most} items at most at a time.`,
});

export const changing = text({
  fr: ({ count, total }: { count: number; total: number }) =>
    count === 0
      ? 'Rien ne change.'
      : `${count} ${plural(count, 'article', 'articles')} sur ${total} ${plural(count, 'change', 'changent')}.`,
  en: ({ count, total }) =>
    count === 0 ? 'Nothing changes.' : `${count} of ${total} ${plural(total, 'item', 'items')} will change.`,
});
export const beforeAndAfter = text({ fr: 'Avant et après', en: 'Before and after' });
export const nothingYet = text({
  fr: 'Dites ce qui change, et sur quels articles : chacun s’affiche ici avant d’être changé.',
  en: 'Say what changes, and on which items: each is shown here before it is changed.',
});
export const before = text({ fr: 'Avant', en: 'Before' });
export const after = text({ fr: 'Après', en: 'After' });
export const impossible = text({ fr: 'Impossible', en: 'Not possible' });
export const nameTaken = text({ fr: 'Ce nom y est déjà', en: 'Name already there' });
export const unchanged = text({ fr: 'Inchangé', en: 'Unchanged' });
