import { text } from '../../../texts/text';

export const saveMenu = text({ fr: 'Enregistrer le menu', en: 'Save the meal deal' });
export const menuIncludes = text({ fr: 'Le menu comprend', en: 'The meal deal includes' });
export const someFries = text({ fr: 'Des frites', en: 'Fries' });
export const aDrink = text({ fr: 'Une boisson', en: 'A drink' });
export const tickParts = text({
  fr: 'Cochez ce que le menu comprend.',
  en: 'Tick what the meal deal includes.',
});
export const choiceNeeded = text({ fr: 'Ajoutez-en au moins un choix.', en: 'Add at least one choice.' });
export const eachNeedsOne = text({
  fr: 'Ajoutez au moins un choix à chaque partie du menu.',
  en: 'Add at least one choice to each part of the meal deal.',
});
