import { text } from '../../../graphql/texts/text';
export { mealDeals as yourMealDeals, newDeal } from '../../../ui/owner/meal-deals/meal-deals.texts';

export const whatFor = text({
  fr: 'Un article de chaque choix pour un prix, qui s’applique tout seul au panier de vos clients.',
  en: 'One item of each choice for one price, which your customers’ carts get by themselves.',
});
export const mostDeals = text({
  fr: (most: number) => `${most} formules au plus : supprimez-en une pour en créer une autre.`,
  en: (most) => `${most} meal deals at most: delete one to create another.`,
});
export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });
export const noDeals = text({ fr: 'Aucune formule', en: 'No meal deals' });
export const noDealsText = text({
  fr: 'Créez par exemple « Formule Midi » : un sandwich, un dessert et une boisson pour 9,90 €.',
  en: 'Create “Formule Midi”, for example: a sandwich, a dessert and a drink for €9.90.',
});
export const saved = text({
  fr: (name: string) => `« ${name} » est enregistrée : vos clients la voient.`,
  en: (name) => `“${name}” is saved: your customers see it.`,
});
export const removed = text({
  fr: (name: string) => `« ${name} » est supprimée.`,
  en: (name) => `“${name}” is deleted.`,
});
export const savingFailed = text({
  fr: 'La formule n’a pas pu être enregistrée. Rien de ce que vous avez écrit n’est perdu : réessayez.',
  en: 'The meal deal could not be saved. Nothing you wrote is lost: try again.',
});
export const changeFailed = text({ fr: 'Rien n’a été changé. Réessayez.', en: 'Nothing was changed. Try again.' });
