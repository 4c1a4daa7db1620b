import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

interface Cart {
  itemCount: number;
  totalCents: number;
}

export const viewCart = text({
  fr: ({ itemCount, totalCents }: Cart) =>
    `Voir le panier · ${itemCount} ${itemCount === 1 ? 'article' : 'articles'} · ${formatEuros(totalCents)}`,
  en: ({ itemCount, totalCents }) =>
    `View cart · ${itemCount} ${itemCount === 1 ? 'item' : 'items'} · ${formatEuros(totalCents)}`,
  // Specification 3.4.
  specified: ({ itemCount, totalCents }) =>
    `Voir le panier (${itemCount} ${itemCount === 1 ? 'article' : 'articles'}) - €${(totalCents / 100).toFixed(2)}`,
});
