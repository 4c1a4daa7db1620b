import type { ShopSort } from '../../../ui/food/shop-filters/filter-values';

const REASONS: Record<ShopSort, string> = {
  distance: 'Du plus proche au plus loin.',
  rating: 'Les mieux notés d’abord ; à note égale, le plus proche. Moins de cinq avis : à la fin.',
  pickup: 'Les retraits possibles le plus tôt d’abord ; à heure égale, le plus proche.',
};

export function orderReason(sort: ShopSort): string {
  return REASONS[sort];
}
