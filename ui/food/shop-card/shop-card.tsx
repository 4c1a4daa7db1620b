import { ArrowRight, MapPin, ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import { OpeningState, type OpenState } from '../opening-state/opening-state';
import { Picture } from '../picture/picture';
import { Rating } from '../rating/rating';
import { shopKindWords, type ShopKind } from './shop-kind';
import * as t from './shop-card.texts';

const styles = tv({
  slots: {
    card: 'group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-calm hover:shadow-raised has-focus-visible:focus-ring',
    picture:
      'aspect-3/2 overflow-hidden bg-sunken [&>*]:transition-transform [&>*]:duration-slow [&>*]:ease-out group-hover:[&>*]:scale-104',
    menu: 'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-control px-4 font-semibold outline-hidden transition-colors after:absolute after:inset-0',
  },
  variants: {
    openState: {
      // Butter says « here you can order for the next window ».
      open: { menu: 'bg-accent text-on-accent group-hover:bg-accent-hover' },
      closing: { menu: 'bg-accent text-on-accent group-hover:bg-accent-hover' },
      full: { menu: 'border border-line-strong text-ink group-hover:bg-accent-soft' },
      paused: { menu: 'border border-line-strong text-ink group-hover:bg-accent-soft' },
      closed: {
        picture: 'saturate-60 brightness-95',
        menu: 'border border-line-strong text-ink group-hover:bg-accent-soft',
      },
    },
  },
});

export interface ShopCardProps {
  name: string;
  kind: ShopKind;
  imageUrl: string | null;
  ratingText: string;
  openState: OpenState;
  openingText: string;
  /** « 350 m »; left out where the place of the visitor is not known. */
  distanceText?: string;
  pickupText?: string;
  tag?: string;
  href: string;
}

export function ShopCard(props: ShopCardProps) {
  const { name, kind, imageUrl, ratingText, openState, openingText, distanceText, pickupText, tag, href } = props;
  const titleId = useId();
  const { card, picture, menu } = styles({ openState });
  return (
    <article aria-labelledby={titleId} className={card()}>
      <div className={picture()}>
        <Picture imageUrl={imageUrl} standIn="shopfront" sizes="(min-width: 48rem) 26rem, 100vw" />
      </div>
      {tag && (
        <div className="absolute inset-x-3 top-3 flex">
          <Badge tone="accent">{tag}</Badge>
        </div>
      )}
      <div className="flex grow flex-col gap-4 p-4">
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h3 lang="fr" id={titleId} className="min-w-0 flex-1 basis-40 text-xl wrap-anywhere">
              {name}
            </h3>
            {distanceText && (
              <p className="flex items-center gap-1 text-ink-muted">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <bdi>{distanceText}</bdi>
              </p>
            )}
          </div>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-muted">
            {shopKindWords[kind]()}
            <Rating text={ratingText} />
          </p>
          <p className="pt-1">
            <OpeningState state={openState} text={openingText} />
          </p>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-dashed border-line-strong pt-4">
          {pickupText && (
            <p className="flex grow items-center gap-2 font-semibold">
              <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
              <bdi>{pickupText}</bdi>
            </p>
          )}
          <a href={href} aria-describedby={titleId} className={menu()}>
            {t.viewMenu()}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          </a>
        </div>
      </div>
    </article>
  );
}
