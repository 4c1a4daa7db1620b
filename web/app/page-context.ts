import { createContext } from 'react';
import type { PageFrameProps } from '../../ui/site/page-frame/page-frame';

/** Entry of the owner's navigation that is marked as current on the page. */
export type OwnerPlace =
  'orders' | 'voice' | 'menu' | 'ingredients' | 'options' | 'mealDeals' | 'figures' | 'payouts' | 'settings';

export interface PageHandle {
  title?: () => string;
  width?: PageFrameProps['width'];
  place?: OwnerPlace;
  /** Page whose own wording no-access.tsx shows to a non-owner; only the general wording when omitted. */
  wrongAccount?: 'dashboard' | 'category';
  /** Reduces the footer to one line, on pages of one order or cart. */
  brief?: boolean;
  /** The page's own query includes all data of the header, so the header sends none. */
  asksForHeader?: boolean;
  load?: () => Promise<unknown>;
}

export const PageContext = createContext<PageHandle & { shopId?: string }>({});
