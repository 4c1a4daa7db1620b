import type { ShopFactsFragment, ShopStateFragment } from '../../graphql/generated/shared/shop.fragments';
import type { OpenState } from '../../ui/food/opening-state/opening-state';
import type { ShopKind } from '../../ui/food/shop-card/shop-kind';
import { formatRating } from '../page/formatting';
import * as t from './shop-facts.texts';

/** Maps the schema's kind of a shop to the one used by `ui` and addresses. */
export function shopKind(kind: Uppercase<ShopKind>): ShopKind {
  return kind.toLowerCase() as ShopKind;
}

/** The other way round, for the forms of owners. */
export function accountKind<Kind extends ShopKind>(kind: Kind): Uppercase<Kind> {
  return kind.toUpperCase() as Uppercase<Kind>;
}

/** Address of a shop's menu; cafés are listed among restaurants (specification 2.8). */
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
  /** Text such as « Ouvert jusqu’à 22h ». */
  openUntil: string;
  closingSoon?: boolean;
  /** Earliest pickup after a pause, « 14:30 ». */
  resumeTime?: string | null;
  /** Start of today's earliest window with room, « 14:30 »; null when there is none, undefined when unknown. */
  pickupTime: string | null | undefined;
  /** True when the next window has no room left. */
  full: boolean;
}

export function knownFacts(
  shop: Omit<ShopStateFragment, 'id' | '__typename'> & Pick<KnownFacts, 'rating' | 'reviewCount'>,
): KnownFacts {
  const { rating, reviewCount, opening, earliestPickup, nextPickupWindow } = shop;
  return {
    rating,
    reviewCount,
    isOpen: opening.isOpen,
    openUntil: opening.text,
    closingSoon: opening.closingSoon,
    resumeTime: opening.resumeTime,
    pickupTime: earliestPickup?.startTime ?? null,
    full: nextPickupWindow?.remaining === 0,
  };
}

/** Card of a shop that leads to `href`. */
export function shopCard(shop: Parameters<typeof knownFacts>[0] & ShopFactsFragment, href: string) {
  const { id, name, kind, pictureUrl: imageUrl } = shop;
  return { id, name, kind: shopKind(kind), imageUrl, href, ...shopFacts(knownFacts(shop)) };
}

export interface ShopFacts {
  ratingText: string;
  openState: OpenState;
  openingText: string;
  pickupText?: string;
}

/** Texts of a shop's card or banner: rating, opening state, earliest pickup. */
export function shopFacts(known: KnownFacts): ShopFacts {
  const { rating, reviewCount, pickupTime } = known;
  return {
    ratingText: formatRating(rating, reviewCount),
    ...openness(known),
    ...(pickupTime && { pickupText: t.pickupFrom(pickupTime) }),
  };
}

function openness(known: KnownFacts): Pick<ShopFacts, 'openState' | 'openingText'> {
  const { isOpen, openUntil: openingText, closingSoon = false, resumeTime = null, pickupTime, full } = known;
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
