import { text } from '../../../graphql/texts/text';

export const quantity = text({
  fr: (itemName?: string) => `Quantité${itemName ? ` : ${itemName}` : ''}`,
  en: (itemName) => `Quantity${itemName ? `: ${itemName}` : ''}`,
});
export const less = text({
  fr: (itemName?: string) => `Retirer un article${itemName ? ` : ${itemName}` : ''}`,
  en: (itemName) => `Remove one${itemName ? `: ${itemName}` : ''}`,
});
export const more = text({
  fr: (itemName?: string) => `Ajouter un article${itemName ? ` : ${itemName}` : ''}`,
  en: (itemName) => `Add one${itemName ? `: ${itemName}` : ''}`,
});
