import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';

export const whereYouWere = text({ fr: 'Où vous en étiez', en: 'Where you left off' });

export const theSame = text({ fr: 'La même chose ?', en: 'The same again?' });
export const pickupFrom = text({
  fr: (time: string) => `retrait dès ${time}`,
  en: (time) => `pickup from ${time}`,
});
export const review = text({
  fr: (cents: number) => `Vérifier · ${formatEuros(cents)}`,
  en: (cents) => `Review · ${formatEuros(cents)}`,
});
export const toCart = text({ fr: 'Mettre au panier', en: 'Add to cart' });
export const addedToCart = text({
  fr: 'S’ajoute à ce qui est déjà dans votre panier.',
  en: 'Added to what is already in your cart.',
});

export const added = text({
  fr: ({ name, shop }: { name: string; shop: string }) => `${name} : au panier chez ${shop}.`,
  en: ({ name, shop }) => `${name}: in your cart at ${shop}.`,
});
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const gone = text({ fr: 'N’existe plus ainsi', en: 'No longer made like this' });
export const remove = text({ fr: (name: string) => `Retirer ${name}`, en: (name) => `Remove ${name}` });

export const unfinishedCart = text({ fr: 'Panier à terminer', en: 'Unfinished cart' });
