import { text } from '../../../graphql/texts/text';

export const mealDeals = text({ fr: 'Formules', en: 'Meal deals' });
export const byItself = text({
  fr: 'Ajoutez les articles au panier : le prix de la formule s’applique tout seul.',
  en: 'Add the items to your cart: the price of the meal deal applies by itself.',
});
export const several = text({
  fr: ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`,
  en: ({ name, quantity }) => `${quantity} × ${name}`,
});
export const decline = text({ fr: 'Retirer', en: 'Remove' });
export const declineNamed = text({
  fr: (name: string) => `Retirer : ${name}`,
  en: (name) => `Remove: ${name}`,
});
export const apply = text({ fr: 'Appliquer', en: 'Apply' });
export const applyNamed = text({
  fr: (name: string) => `Appliquer : ${name}`,
  en: (name) => `Apply: ${name}`,
});
export const wouldSave = text({
  fr: (amount: string) => `vous feriez ${amount} d’économie`,
  en: (amount) => `you would save ${amount}`,
});
export const notThen = text({
  fr: (when: string) => `pas à ce créneau (${when})`,
  en: (when) => `not in this window (${when})`,
});
