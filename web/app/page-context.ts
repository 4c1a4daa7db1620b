import { createContext } from 'react';
import type { PageFrameProps } from '../../ui/site/page-frame/page-frame';

/** A place of the owner’s day, marked in the header on each of its pages. */
export type OwnerPlace = 'orders' | 'voice' | 'menu' | 'ingredients' | 'figures' | 'payouts' | 'settings';

export interface PageHandle {
  title?: () => string;
  width?: PageFrameProps['width'];
  place?: OwnerPlace;
  /** Whose words turn away who is no owner (wrong-account-type.tsx); left out: only the general ones. */
  wrongAccount?: 'dashboard' | 'category';
  /** Of one order or cart: the footer is one line. */
  brief?: boolean;
  /** It asks for all the header shows. */
  asksForHeader?: boolean;
  load?: () => Promise<unknown>;
}

export const PageContext = createContext<PageHandle & { shopId?: string }>({});
