import { perLocale, plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { name as nameInEnglish } from '../english-part/english-part.texts';
export { name, nameNeeded, priceNegative, soldOut } from '../item-basics/item-basics.texts';
export { remove } from '../remove-dialog/remove-dialog.texts';
export { cancel, save } from '../submit-bar/submit-bar.texts';

const listed = perLocale((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

export const newGroup = text({ fr: 'Nouveau groupe', en: 'New group' });
export const editGroup = text({ fr: (name: string) => `Modifier « ${name} »`, en: (name) => `Edit “${name}”` });
export const nameExample = text({ fr: 'Cuisson', en: 'Cuisson' });

export const options = text({ fr: 'Options', en: 'Options' });
export const optionsText = text({
  fr: 'Entrée passe à la suivante. Laissez le prix vide si elle ne coûte rien de plus.',
  en: 'Enter goes to the next one. Leave the price empty if it costs nothing extra.',
});
export const option = text({ fr: (place: number) => `Option ${place}`, en: (place) => `Option ${place}` });
export const optionPrice = text({
  fr: (option: string) => `Prix en plus : ${option}`,
  en: (option) => `Extra price: ${option}`,
});
export const optionExample = text({ fr: 'Saignant', en: 'Saignant' });
export const addOption = text({ fr: 'Une option de plus', en: 'Another option' });
export const removeOption = text({ fr: (what: string) => `Retirer : ${what}`, en: (what) => `Remove: ${what}` });
export const moreOf = text({ fr: (option: string) => `Plus : ${option}`, en: (option) => `More: ${option}` });
export const moveUp = text({ fr: (what: string) => `Monter : ${what}`, en: (what) => `Move up: ${what}` });
export const moveDown = text({ fr: (what: string) => `Descendre : ${what}`, en: (what) => `Move down: ${what}` });
export const optionNeeded = text({ fr: 'Donnez au moins une option.', en: 'Give at least one option.' });
export const optionNameTaken = text({
  fr: 'Une option de ce groupe a déjà ce nom.',
  en: 'An option of this group already has this name.',
});
export const optionsIncomplete = text({ fr: 'Complétez les options.', en: 'Complete the options.' });
export const groupNameTaken = text({ fr: 'Un groupe a déjà ce nom.', en: 'A group already has this name.' });

export const howMany = text({ fr: 'Combien peut-on en choisir ?', en: 'How many can be chosen?' });
export const oneRequired = text({ fr: 'Une, obligatoire', en: 'One, required' });
export const severalOptional = text({ fr: 'Plusieurs, facultatif', en: 'Several, optional' });
export const custom = text({ fr: 'Sur mesure', en: 'Custom' });
export const customersRead = text({
  fr: (hint: string) => `Vos clients liront : ${hint}`,
  en: (hint) => `Your customers will read: ${hint}`,
});
export const min = text({ fr: 'Au moins', en: 'At least' });
export const minHint = text({ fr: '0 : facultatif.', en: '0: optional.' });
export const max = text({ fr: 'Au plus', en: 'At most' });
export const maxHint = text({ fr: 'Vide : sans limite.', en: 'Empty: no limit.' });
export const included = text({ fr: 'Sans supplément', en: 'At no extra cost' });
export const includedHint = text({
  fr: 'Nombre d’options offertes, les plus chères d’abord.',
  en: 'Number of options for free, the dearest first.',
});
export const perOption = text({ fr: 'De la même option', en: 'Of the same option' });
export const perOptionHint = text({ fr: '2 : « double fromage ».', en: '2: “double cheese”.' });
export const countRange = text({
  fr: ({ least, most }: { least: number; most: number }) => `Un nombre de ${least} à ${most}.`,
  en: ({ least, most }) => `A number from ${least} to ${most}.`,
});
export const minTooHigh = text({ fr: 'Il n’y a pas assez d’options.', en: 'There are not enough options.' });

export const offeredOn = text({ fr: 'Proposé avec', en: 'Offered with' });
export const searchItem = text({ fr: 'Chercher un article', en: 'Search for an item' });
export const noItemFound = text({ fr: 'Aucun article trouvé.', en: 'No item found.' });
export const chosenItems = text({
  fr: (count: number) => (count === 0 ? 'Aucun article' : `${count} ${plural(count, 'article', 'articles')}`),
  en: (count) => (count === 0 ? 'No items' : `${count} ${plural(count, 'item', 'items')}`),
});
export const noItemYet = text({
  fr: 'Votre carte est vide : ajoutez d’abord un article.',
  en: 'Your menu is empty: add an item first.',
});

export const moreSettings = text({ fr: 'Autres réglages', en: 'More settings' });
export const englishHint = text({
  fr: 'Vide : vos clients lisent le français.',
  en: 'Empty: your customers read the French.',
});
export const dependsOn = text({
  fr: 'Seulement selon un autre groupe',
  en: 'Only depending on another group',
});
export const always = text({ fr: 'Non, toujours', en: 'No, always' });
export const whenChosen = text({ fr: 'Quand on y choisit', en: 'When this is chosen there' });
export const conditionNeeded = text({ fr: 'Cochez au moins une option.', en: 'Tick at least one option.' });

export const changedElsewhere = text({
  fr: 'Ce groupe a été modifié sur un autre appareil. Enregistrer remplacera ces changements.',
  en: 'This group was changed on another device. Saving will replace those changes.',
});
export const goneElsewhere = text({
  fr: 'Ce groupe a été supprimé sur un autre appareil. Enregistrer le créera de nouveau.',
  en: 'This group was deleted on another device. Saving will create it again.',
});
export const takeCurrent = text({ fr: 'Reprendre la version actuelle', en: 'Load the current version' });

export const edit = text({ fr: (name: string) => `Modifier : ${name}`, en: (name) => `Edit: ${name}` });
export const removeWhat = text({ fr: (name: string) => ` : ${name}`, en: (name) => `: ${name}` });
export const optionCount = text({
  fr: (count: number) => `${count} ${plural(count, 'option', 'options')}`,
  en: (count) => `${count} ${plural(count, 'option', 'options')}`,
});
export const offeredWith = text({
  fr: (items: readonly string[]) => `Proposé avec ${listed().format(items)}`,
  en: (items) => `Offered with ${listed().format(items)}`,
});
export const closes = text({
  fr: 'Trop peu d’options restent : ces articles sont épuisés pour vos clients.',
  en: 'Too few options are left: these items are sold out for your customers.',
});
export const offeredNowhere = text({
  fr: 'Aucun article ne le propose : vos clients ne le voient pas.',
  en: 'No item offers it: your customers do not see it.',
});
export const dependsOnGroup = text({
  fr: (group: string) => `Selon « ${group} »`,
  en: (group) => `Depending on “${group}”`,
});
export const removeText = text({
  fr: (items: readonly string[]) =>
    `${items.length === 0 ? '' : `${listed().format(items)} ne ${plural(items.length, 'le proposera', 'le proposeront')} plus. `}Les commandes déjà passées ne changent pas.`,
  en: (items) =>
    `${items.length === 0 ? '' : `${listed().format(items)} will no longer offer it. `}Orders already placed do not change.`,
});

export const noGroups = text({
  fr: 'Cuisson, accompagnement, pain : ce que vos clients choisissent avec cet article.',
  en: 'Cooking, side, bread: what your customers choose with this item.',
});
export const groups = text({ fr: 'Vos groupes d’options', en: 'Your option groups' });
export const groupOrder = text({ fr: 'Ordre des options', en: 'Order of the options' });
