import type { Diet } from '../dietary-marks/diets';
import type { ShopKind } from '../shop-card/shop-kind';

export type ShopSort = 'distance' | 'rating' | 'pickup';

export interface ShopFilterValues {
  openNow: boolean;
  /** Null: every kind. */
  kind: ShopKind | null;
  diets: readonly Diet[];
  sort: ShopSort;
}

export const noFilters: ShopFilterValues = { openNow: false, kind: null, diets: [], sort: 'distance' };
