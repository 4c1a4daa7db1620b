import type { OpenState } from '../../ui/food/opening-state/opening-state';
import type { ShopKind } from '../../ui/food/shop-card/shop-kind';
import { formatRating, formatTime } from './formatting';

const KINDS = { BOULANGERIE: 'boulangerie', RESTAURANT: 'restaurant', CAFE: 'cafe' } as const;

/** What the schema calls a shop, as `ui` and addresses call it. */
export function shopKind(kind: keyof typeof KINDS): ShopKind {
  return KINDS[kind];
}

/** The page of a shop’s menu; a café is listed among restaurants (contract §7). */
export function shopHref(kind: ShopKind, shopId: string): string {
  return `/${kind === 'boulangerie' ? 'boulangerie' : 'restaurant'}/${shopId}`;
}

export interface KnownFacts {
  rating: number | null;
  reviewCount: number;
  isOpen: boolean;
  /** « Ouvert jusqu’à 22h » */
  openingText: string;
  /** Start of the earliest window of today, ISO instant. */
  pickupFrom: string | null;
  /** That window has no room left. */
  full: boolean;
  /** Start of the first window that has room, where it is known. */
  laterFrom?: string;
}

export interface ShopFacts {
  ratingText: string;
  openState: OpenState;
  openingText: string;
  pickupText?: string;
}

/** What a card or a banner says about how good, how open and how soon. */
export function shopFacts(known: KnownFacts): ShopFacts {
  const { rating, reviewCount, isOpen, openingText, pickupFrom, full, laterFrom } = known;
  const from = full ? laterFrom : pickupFrom;
  return {
    ratingText: formatRating(rating, reviewCount),
    openState: !isOpen ? 'closed' : full ? 'full' : 'open',
    openingText: isOpen && full ? `${openingText} · prochain créneau complet` : openingText,
    ...(from && { pickupText: `Retrait dès ${formatTime(from)}` }),
  };
}
