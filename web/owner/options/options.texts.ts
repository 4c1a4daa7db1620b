import { text } from '../../../graphql/texts/text';
export { newGroup } from '../../../ui/owner/option-groups/option-groups.texts';

export const yourOptions = text({ fr: 'Vos options', en: 'Your options' });
export const whatFor = text({
  fr: 'Ce que vos clients choisissent avec un article : cuisson, pain, accompagnement.',
  en: 'What your customers choose with an item: cooking, bread, side.',
});
export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });
export const noGroups = text({ fr: 'Aucun groupe d’options', en: 'No option groups' });
export const noGroupsText = text({
  fr: 'Créez par exemple « Cuisson » : Bleu, Saignant, À point.',
  en: 'Create “Cuisson”, for example: Bleu, Saignant, À point.',
});
export const saved = text({ fr: (name: string) => `« ${name} » est enregistré.`, en: (name) => `“${name}” is saved.` });
export const savedAndShown = text({
  fr: (name: string) => `« ${name} » est enregistré : vos clients le voient.`,
  en: (name) => `“${name}” is saved: your customers see it.`,
});
export const removed = text({
  fr: (name: string) => `« ${name} » est supprimé.`,
  en: (name) => `“${name}” is deleted.`,
});
export const savingFailed = text({
  fr: 'Le groupe n’a pas pu être enregistré. Rien de ce que vous avez écrit n’est perdu : réessayez.',
  en: 'The group could not be saved. Nothing you wrote is lost: try again.',
});
export const changeFailed = text({ fr: 'Rien n’a été changé. Réessayez.', en: 'Nothing was changed. Try again.' });
