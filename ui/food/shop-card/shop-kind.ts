export type ShopKind = 'boulangerie' | 'restaurant' | 'cafe';

export const shopKindWords: Record<ShopKind, string> = {
  boulangerie: 'Boulangerie',
  restaurant: 'Restaurant',
  cafe: 'Café',
};
