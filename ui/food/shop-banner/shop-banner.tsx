import { ChevronDown, MapPin, ShoppingBag } from 'lucide-react';
import { withFigures } from '../../base/price/with-figures';
import { Button, buttonStyles } from '../../base/button/button';
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
  /** Picture of the shop; null shows a drawn shopfront. */
  imageUrl: string | null;
  ratingText: string;
  /** Opening state; undefined while it is unknown. */
  openState?: OpenState;
  openingText?: string;
  address: string;
  mapHref: string;
  pickupText?: string;
  /** Whether the shop's description, phone number and hours are shown. @default false */
  open?: boolean;
  /** Called on a press; undefined until the page's code has loaded, during which the button is inert. */
  onToggle?: () => void;
  /** Link to the shop's details when they are on another page. */
  infoHref?: string | undefined;
}

export function ShopBanner(props: ShopBannerProps) {
  const { name, kind, imageUrl, ratingText, openState, openingText, address, mapHref, pickupText } = props;
  const { open = false, onToggle, infoHref } = props;
  return (
    <ShopSign
      name={name}
      imageUrl={imageUrl}
      over={
        <>
          {shopKindWords[kind]()}
          <Rating text={ratingText} />
        </>
      }
      below={
        <div className="flex flex-wrap items-center justify-between gap-x-3 @3xs:flex-nowrap">
          <p className="flex min-w-0 items-start gap-1.5">
            <MapPin aria-hidden="true" className="mt-3.5 size-4 shrink-0 text-ink-muted" />
            <TextLink
              href={mapHref}
              target="_blank"
              rel="noreferrer"
              tone="quiet"
              className="relative inline-block min-w-0 py-2.5 @3xs:truncate"
            >
              <span lang="fr">{address}</span> <span className="sr-only">{t.map()}</span>
            </TextLink>
          </p>
          {infoHref ? (
            <a href={infoHref} className={buttonStyles({ tone: 'plain', className: '-me-3 shrink-0' })}>
              {t.info()}
            </a>
          ) : (
            <Button tone="plain" aria-expanded={open} inert={!onToggle} onClick={onToggle} className="-me-3 shrink-0">
              {t.info()}
              <ChevronDown aria-hidden="true" className={open ? 'rotate-180' : undefined} />
            </Button>
          )}
        </div>
      }
    >
      {openState && openingText ? (
        <p className="flex">
          <OpeningState state={openState} text={openingText} />
        </p>
      ) : (
        <Skeleton className="h-13 max-w-60 md:h-14" />
      )}
      {pickupText && (
        <p className="flex items-start gap-1.5 font-semibold">
          <ShoppingBag aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <bdi>{withFigures(pickupText)}</bdi>
        </p>
      )}
    </ShopSign>
  );
}
