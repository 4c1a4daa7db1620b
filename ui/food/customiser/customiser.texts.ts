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

export const slip = text({ fr: 'Votre composition', en: 'Your choices' });

/** What stands for choosing nothing of a group. */
export const WITHOUT = {
  MEATS: text({ fr: 'Sans viande', en: 'Without meat' }),
  FRIES: text({ fr: 'Sans frites', en: 'Without fries' }),
  DRINK: text({ fr: 'Sans boisson', en: 'Without a drink' }),
};
export const NEEDED = {
  MEATS: text({ fr: 'Choisissez une viande, ou « Sans viande ».', en: 'Choose a meat, or “Without meat”.' }),
  FRIES: text({ fr: 'Choisissez des frites, ou « Sans frites ».', en: 'Choose fries, or “Without fries”.' }),
  DRINK: text({ fr: 'Choisissez une boisson, ou « Sans boisson ».', en: 'Choose a drink, or “Without a drink”.' }),
};
export const CHOOSE = {
  MEATS: text({ fr: 'Choisir une viande', en: 'Choose a meat' }),
  FRIES: text({ fr: 'Choisir des frites', en: 'Choose fries' }),
  DRINK: text({ fr: 'Choisir une boisson', en: 'Choose a drink' }),
};
export const chooseOf = text({ fr: (group: string) => `Choisir : ${group}`, en: (group) => `Choose: ${group}` });
export const neededOf = text({
  fr: ({ group, min }: { group: string; min: number }) => `${group} : faites ${min === 1 ? 'un' : min} choix.`,
  en: ({ group, min }) => `${group}: choose ${min === 1 ? 'one' : min}.`,
});
export const cannotBeMet = text({
  fr: (group: string) => `${group} : tout est épuisé, cet article ne peut pas être commandé.`,
  en: (group) => `${group}: all sold out, this item cannot be ordered.`,
});

export const required = text({ fr: 'obligatoire', en: 'required' });
export const anyNumber = text({ fr: 'autant que vous voulez', en: 'as many as you like' });
export const asYouLike = text({ fr: 'comme vous l’aimez', en: 'the way you like it' });
/** Of meats, sauces, fries and drinks; the French gender of what a shop's own group offers is not known. */
export const one = text({ fr: 'une au choix', en: 'choose one' });
export const exactly = text({ fr: (count: number) => `${count} au choix`, en: (count) => `choose ${count}` });
export const atLeast = text({ fr: (count: number) => `au moins ${count}`, en: (count) => `at least ${count}` });
export const upTo = text({
  fr: (count: number) => `jusqu’à ${count} au choix`,
  en: (count) => `choose up to ${count}`,
});
export const between = text({
  fr: ({ min, max }: { min: number; max: number }) => `de ${min} à ${max} au choix`,
  en: ({ min, max }) => `choose ${min} to ${max}`,
});
export const allIncluded = text({
  fr: (max: number | null) => (max === 1 ? ', incluse' : ', incluses'),
  en: () => ', included',
});
export const someIncluded = text({
  fr: ({ included, cents }: { included: number; cents: number | null }) =>
    `${included} sans supplément${cents === null ? '' : `, puis ${formatEuros(cents)}`}`,
  en: ({ included, cents }) => `${included} included${cents === null ? '' : `, then ${formatEuros(cents)}`}`,
});
