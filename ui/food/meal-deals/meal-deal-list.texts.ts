import { text } from '../../../graphql/texts/text';

export const mealDeals = text({ fr: 'Formules', en: 'Meal deals' });
export const byItself = text({
  fr: 'Ajoutez les articles au panier : le prix de la formule s’applique tout seul.',
  en: 'Add the items to your cart: the price of the meal deal applies by itself.',
});
