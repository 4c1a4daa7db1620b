import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const extra = text({
  fr: (cents: number) => `+ ${formatEuros(cents)}`,
  en: (cents) => `+ ${formatEuros(cents)}`,
});
export const included = text({ fr: 'Inclus', en: 'Included' });
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const count = text({
  fr: ({ chosen, limit }: { chosen: number; limit: number }) => `${chosen} sur ${limit}`,
  en: ({ chosen, limit }) => `${chosen} of ${limit}`,
});
export const limitReached = text({
  fr: (limit: number) => `${limit} au maximum.`,
  en: (limit) => `${limit} at most.`,
  specified: (limit) => `Maximum ${limit} allowed.`,
});
export const note = text({ fr: 'Note pour la cuisine', en: 'Note for the kitchen' });
export const noteHint = text({
  fr: ({ length, maxLength }: { length: number; maxLength: number }) => `Facultatif · ${length} / ${maxLength}`,
  en: ({ length, maxLength }) => `Optional · ${length} / ${maxLength}`,
});
export const total = text({ fr: 'Total', en: 'Total' });
export const save = text({ fr: 'Enregistrer', en: 'Save' });
export const addToCart = text({ fr: 'Ajouter au panier', en: 'Add to cart' });

export const sauces = text({ fr: 'Sauces', en: 'Sauces' });
export const oneSauce = text({ fr: 'Une au choix, incluse', en: 'Choose one, included' });
export const sauceLimit = text({
  fr: (limit: number) => `Jusqu’à ${limit} au choix, incluses`,
  en: (limit) => `Choose up to ${limit}, included`,
});
export const saucesIncluded = text({ fr: 'Incluses', en: 'Included' });
