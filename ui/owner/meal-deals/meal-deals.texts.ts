import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';
export { itemNeeded } from '../bulk-change/bulk-change.texts';
export { name, nameNeeded, price } from '../item-basics/item-basics.texts';
export {
  chosenItems,
  edit,
  editGroup as editDeal,
  moreSettings,
  noItemYet,
  removeWhat,
} from '../option-groups/option-groups.texts';
export { remove } from '../remove-dialog/remove-dialog.texts';
export { cancel, save } from '../submit-bar/submit-bar.texts';

export const mealDeals = text({ fr: 'Vos formules', en: 'Your meal deals' });
export const newDeal = text({ fr: 'Nouvelle formule', en: 'New meal deal' });
export const nameExample = text({ fr: 'Formule Midi', en: 'Formule Midi' });
export const nameTaken = text({
  fr: 'Une formule a déjà ce nom.',
  en: 'A meal deal already has this name.',
});
export const priceHint = text({
  fr: 'Pour un article de chaque choix. Leurs options se paient en plus.',
  en: 'For one item of each choice. Their options are paid in addition.',
});

export const part = text({ fr: (place: number) => `Choix ${place}`, en: (place) => `Choice ${place}` });
export const partName = text({ fr: 'Nom du choix', en: 'Name of the choice' });
export const partExample = text({
  fr: (place: number) => ['Sandwich', 'Dessert', 'Boisson', 'Entrée'][place] ?? '',
  en: (place) => ['Sandwich', 'Dessert', 'Boisson', 'Entrée'][place] ?? '',
});
export const addPart = text({ fr: 'Un choix de plus', en: 'Another choice' });
export const removePart = text({ fr: (part: string) => `Retirer : ${part}`, en: (part) => `Remove: ${part}` });
export const tooManyItems = text({
  fr: (most: number) => `Au plus ${most} articles par choix.`,
  en: (most) => `${most} items per choice at most.`,
});
export const partsIncomplete = text({ fr: 'Complétez les choix.', en: 'Complete the choices.' });

export const surcharges = text({ fr: 'Suppléments', en: 'Surcharges' });
export const surchargesText = text({
  fr: 'Ce qu’un article plus cher ajoute au prix de la formule. Vide : rien.',
  en: 'What a dearer item adds to the price of the meal deal. Empty: nothing.',
});
export const surchargeOf = text({ fr: (item: string) => `Supplément : ${item}`, en: (item) => `Surcharge: ${item}` });
export const surchargeCount = text({
  fr: (count: number) => (count === 0 ? 'Aucun' : `${count} ${plural(count, 'article', 'articles')}`),
  en: (count) => (count === 0 ? 'None' : `${count} ${plural(count, 'item', 'items')}`),
});

export const whenServed = text({
  fr: 'La formule s’applique aux créneaux qui commencent dans ces heures. Sans rien : tant que vous êtes ouvert.',
  en: 'The meal deal applies to pickup times that start within these hours. Nothing: whenever you are open.',
});
export const partInEnglish = text({
  fr: (part: string) => `« ${part} » en anglais`,
  en: (part) => `“${part}” in English`,
});

export const saves = text({
  fr: (cents: number) => `Vos clients économisent ${formatEuros(cents)}.`,
  en: (cents) => `Your customers save ${formatEuros(cents)}.`,
});
export const savesBetween = text({
  fr: ({ least, most }: { least: number; most: number }) =>
    `Vos clients économisent de ${formatEuros(least)} à ${formatEuros(most)}.`,
  en: ({ least, most }) => `Your customers save ${formatEuros(least)} to ${formatEuros(most)}.`,
});
export const savesUpTo = text({
  fr: (cents: number) => `Vos clients économisent jusqu’à ${formatEuros(cents)}.`,
  en: (cents) => `Your customers save up to ${formatEuros(cents)}.`,
});
export const neverApplies = text({
  fr: 'À ce prix, la formule ne s’applique jamais : ses articles ne coûtent pas plus cher seuls.',
  en: 'At this price the meal deal never applies: its items do not cost more on their own.',
});
export const notAlways = text({
  fr: 'La formule ne s’applique pas quand les articles ne coûtent pas plus cher seuls, par exemple :',
  en: 'The meal deal does not apply where the items do not cost more on their own, for example:',
});
export const nothingLeft = text({
  fr: 'Un choix n’a plus d’article à vendre : la formule ne s’applique pas.',
  en: 'A choice has no item left to sell: the meal deal does not apply.',
});

export const itemCount = text({
  fr: ({ count, alone }: { count: number; alone: boolean }) =>
    `(${count}${alone ? '' : ` ${plural(count, 'article', 'articles')}`})`,
  en: ({ count, alone }) => `(${count}${alone ? '' : ` ${plural(count, 'item', 'items')}`})`,
});
export const removeText = text({
  fr: 'Son prix ne s’applique plus aux paniers. Les commandes déjà passées ne changent pas.',
  en: 'Its price no longer applies to carts. Orders already placed do not change.',
});
export const takeCurrent = text({ fr: 'Recharger', en: 'Reload' });
