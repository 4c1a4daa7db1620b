import { CookingPot, MapPin, ShoppingBag } from 'lucide-react';
import { Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';
import { OpeningState, type OpenState } from '../opening-state/opening-state';
import { Rating } from '../rating/rating';
import { shopKindWords, type ShopKind } from '../shop-card/shop-kind';
import { ShopSign } from './shop-sign';
import * as t from './shop-banner.texts';

export interface ShopBannerProps {
  name: string;
  kind: ShopKind;
  /** Null: the drawn shopfront. */
  imageUrl: string | null;
  ratingText: string;
  /** Left out while it is not known. */
  openState?: OpenState;
  openingText?: string;
  address: string;
  mapHref: string;
  preparationText?: string;
  pickupText?: string;
  description?: string;
}

export function ShopBanner(props: ShopBannerProps) {
  const { name, kind, imageUrl, ratingText, openState, openingText, address, mapHref } = props;
  const { preparationText, pickupText, description } = props;
  return (
    <ShopSign
      name={name}
      imageUrl={imageUrl}
      description={description}
      over={
        <>
          {shopKindWords[kind]()}
          <Rating text={ratingText} />
        </>
      }
    >
      <div className="grid gap-2 border-t border-dashed border-line-strong pt-4">
        {openState && openingText ? (
          <p className="pb-1">
            <OpeningState state={openState} text={openingText} />
          </p>
        ) : (
          <Skeleton className="h-15.75 max-w-60" />
        )}
        {pickupText && (
          <p className="flex items-start gap-1.5 font-semibold">
            <ShoppingBag aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <bdi>{pickupText}</bdi>
          </p>
        )}
        {preparationText && (
          <p className="flex items-start gap-1.5">
            <CookingPot aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-muted" />
            <bdi>{preparationText}</bdi>
          </p>
        )}
        <p className="-mt-2 flex items-start gap-1.5">
          <MapPin aria-hidden="true" className="mt-3.5 size-4 shrink-0 text-ink-muted" />
          <TextLink href={mapHref} target="_blank" rel="noreferrer" tone="quiet" className="inline-block py-2.5">
            {address} <span className="sr-only">{t.map()}</span>
          </TextLink>
        </p>
      </div>
    </ShopSign>
  );
}
