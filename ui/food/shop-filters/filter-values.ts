import type { DietaryMark } from '../dietary-marks/dietary-mark';
import type { ShopKind } from '../shop-card/shop-kind';

export type ShopSort = 'distance' | 'rating' | 'pickup';

export interface ShopFilterValues {
  openNow: boolean;
  /** Kind of shop to show; null for all. */
  kind: ShopKind | null;
  dietaryMarks: readonly DietaryMark[];
  sort: ShopSort;
}

export const noFilters: ShopFilterValues = { openNow: false, kind: null, dietaryMarks: [], sort: 'distance' };
