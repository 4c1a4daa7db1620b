import { text } from '../../../graphql/texts/text';

export const mealDealName = text({ fr: 'Le nom de la formule', en: 'The name of the meal deal' });
export const partName = text({ fr: 'Le nom du choix', en: 'The name of the choice' });
export const noMealDeal = text({ fr: 'Cette formule n’existe plus.', en: 'This meal deal no longer exists.' });
export const mealDealExists = text({
  fr: 'Une formule de ce nom existe déjà.',
  en: 'There is a meal deal of this name already.',
});
export const changedElsewhere = text({
  fr: 'Cette formule a été modifiée ailleurs : rechargez la page.',
  en: 'This meal deal was changed elsewhere: reload the page.',
});
export const tooManyMealDeals = text({
  fr: (most: number) => `Au plus ${most} formules.`,
  en: (most) => `${most} meal deals at most.`,
});
export const partsWrong = text({
  fr: ({ least, most }: { least: number; most: number }) => `Une formule propose de ${least} à ${most} choix.`,
  en: ({ least, most }) => `A meal deal has ${least} to ${most} choices.`,
});
export const itemsWrong = text({
  fr: (most: number) => `Chaque choix propose de 1 à ${most} articles de votre carte.`,
  en: (most) => `Each choice offers 1 to ${most} items of your menu.`,
});
