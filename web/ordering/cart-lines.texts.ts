import { text } from '../../graphql/texts/text';

export const removed = text({
  fr: (item: string) => `${item} : retiré du panier.`,
  en: (item) => `${item}: removed from the cart.`,
});
export const served = text({
  fr: (hours: string) => `Se retire ${hours}.`,
  en: (hours) => `To be picked up ${hours}.`,
});
export const soldOut = text({
  fr: 'Épuisé pour aujourd’hui : supprimez cet article pour commander.',
  en: 'Sold out for today: remove this item to order.',
});
export const notEnough = text({
  fr: (left: number) => `Il n’en reste que ${left} : réduisez la quantité pour commander.`,
  en: (left) => `Only ${left} left: reduce the quantity to order.`,
});
export const noneLeft = text({ fr: 'Il n’en reste pas davantage.', en: 'There are no more left.' });
export const mostOfALine = text({
  fr: (most: number) => `${most} au plus par article.`,
  en: (most) => `${most} of an item at most.`,
});
export const choiceNeeded = text({
  fr: (group: string) => `Choisissez « ${group} » : « Modifier ».`,
  en: (group) => `Choose “${group}”: “Edit”.`,
});
export const choiceUnavailable = text({
  fr: (choice: string | null) =>
    `${choice === null ? 'Un de vos choix' : `« ${choice} »`} n’est plus disponible : modifiez cet article ou supprimez-le.`,
  en: (choice) =>
    `${choice === null ? 'One of your choices' : `“${choice}”`} is no longer available: edit this item or remove it.`,
});
export const withdrawn = text({
  fr: 'Cet article n’est plus à la carte : supprimez-le pour commander.',
  en: 'This item is no longer on the menu: remove it to order.',
});
export const unknown = text({ fr: 'Un article', en: 'An item' });
