import type { ShopStateFragment } from '../../graphql/generated/shared/shop.fragments';
import type { OpenState } from '../../ui/food/opening-state/opening-state';
import type { ShopKind } from '../../ui/food/shop-card/shop-kind';
import { formatRating } from '../page/formatting';
import * as t from './shop-facts.texts';

const KINDS = { BOULANGERIE: 'boulangerie', RESTAURANT: 'restaurant', CAFE: 'cafe' } as const;

/** What the schema calls a shop, as `ui` and addresses call it. */
export function shopKind(kind: keyof typeof KINDS): ShopKind {
  return KINDS[kind];
}

/** The page of a shop’s menu; a café is listed among restaurants (specification 2.8). */
export function shopHref(kind: ShopKind, shopId: string): string {
  return `/${kind === 'boulangerie' ? 'boulangerie' : 'restaurant'}/${shopId}`;
}

export function whereabouts(shop: { name: string; address: string; postcode: string; city: string }) {
  const address = `${shop.address}, ${shop.postcode} ${shop.city}`;
  const query = encodeURIComponent(`${shop.name}, ${address}`);
  return { address, mapHref: `https://www.google.com/maps/search/?api=1&query=${query}` };
}

export interface KnownFacts {
  rating: number | null;
  reviewCount: number;
  isOpen: boolean;
  /** « Ouvert jusqu’à 22h » */
  openingText: string;
  /** Open, but not for long. */
  closingSoon?: boolean;
  /** The shop takes no order for an earlier pickup, « 14:30 ». */
  resumeTime?: string | null;
  /** Start of the earliest window of today with room, « 14:30 »; null: none; undefined: not known. */
  pickupTime: string | null | undefined;
  /** The next window has no room left. */
  full: boolean;
}

/** A shop as the server says it stands at this moment, as `shopFacts` wants to know it. */
export function knownFacts(
  shop: Omit<ShopStateFragment, 'id' | '__typename'> & Pick<KnownFacts, 'rating' | 'reviewCount'>,
): KnownFacts {
  const { rating, reviewCount, opening, earliestPickup, nextPickupWindow } = shop;
  return {
    rating,
    reviewCount,
    isOpen: opening.isOpen,
    openingText: opening.text,
    closingSoon: opening.closingSoon,
    resumeTime: opening.resumeTime,
    pickupTime: earliestPickup?.startTime ?? null,
    full: nextPickupWindow?.remaining === 0,
  };
}

export interface ShopFacts {
  ratingText: string;
  openState: OpenState;
  openingText: string;
  pickupText?: string;
}

/** What a card or a banner says about how good, how open and how soon. */
export function shopFacts(known: KnownFacts): ShopFacts {
  const { rating, reviewCount, pickupTime } = known;
  return {
    ratingText: formatRating(rating, reviewCount),
    ...openness(known),
    ...(pickupTime && { pickupText: t.pickupFrom(pickupTime) }),
  };
}

function openness(known: KnownFacts): Pick<ShopFacts, 'openState' | 'openingText'> {
  const { isOpen, openingText, closingSoon = false, resumeTime = null, pickupTime, full } = known;
  if (!isOpen) return { openState: 'closed', openingText };
  if (resumeTime !== null && pickupTime === null) return { openState: 'paused', openingText: t.pausedForToday() };
  if (resumeTime !== null) return { openState: 'paused', openingText: t.pausedUntil(resumeTime) };
  if (pickupTime === null) {
    const nothing = full ? t.full() : t.over();
    return { openState: 'full', openingText: `${openingText} · ${nothing}` };
  }
  if (full) return { openState: 'full', openingText: `${openingText} · ${t.nextFull()}` };
  return { openState: closingSoon ? 'closing' : 'open', openingText };
}
