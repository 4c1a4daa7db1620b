import { ArrowRight, MapPin, ShoppingBag } from 'lucide-react';
import { withFigures } from '../../base/price/with-figures';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { OpeningState, type OpenState } from '../opening-state/opening-state';
import { Picture } from '../picture/picture';
import { Rating } from '../rating/rating';
import { shopKindWords, type ShopKind } from './shop-kind';
import * as t from './shop-card.texts';

// The accent colour marks shops that take orders for the next window.
const BUTTER = 'md:bg-accent md:text-on-accent md:group-hover:bg-accent-hover';
const QUIET = 'md:border md:border-line-strong md:text-ink md:group-hover:bg-accent-soft';

// On a phone a row of fixed height, unless large text needs more; a card from 768 px on.
const styles = tv({
  slots: {
    card: 'group relative flex h-full min-h-28 overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-calm hover:shadow-raised has-focus-visible:focus-ring md:flex-col',
    picture:
      'relative w-2/7 max-w-26 shrink-0 overflow-hidden md:max-w-none bg-sunken md:aspect-3/2 md:w-auto [&>*]:absolute [&>*]:inset-0 [&>*]:transition-transform [&>*]:duration-slow [&>*]:ease-out group-hover:[&>*]:scale-104',
    menu: 'outline-hidden after:absolute after:inset-0 max-md:absolute max-md:inset-0 md:inline-flex md:min-h-11 md:grow md:items-center md:justify-center md:gap-2 md:rounded-control md:px-4 md:font-semibold md:transition-colors',
  },
  variants: {
    openState: {
      open: { menu: BUTTER },
      closing: { menu: BUTTER },
      full: { menu: QUIET },
      paused: { menu: QUIET },
      closed: { picture: 'saturate-60 brightness-95', menu: QUIET },
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
  /** Distance as text, « 350 m »; undefined when the visitor's location is unknown. */
  distanceText?: string;
  /** Walking time, « 6 min à pied »; on a phone on the last line, because the line of the name has no room. */
  walkText?: string;
  pickupText?: string;
  /** Dishes of the shop that match the search, best match first; a phone shows only one. */
  dishes?: readonly { id: string; text: string; lang?: string }[];
  href: string;
}

export function ShopCard(props: ShopCardProps) {
  const { name, kind, imageUrl, ratingText, openState, openingText, distanceText, walkText } = props;
  const { pickupText, dishes, href } = props;
  const titleId = useId();
  const { card, picture, menu } = styles({ openState });
  return (
    <article aria-labelledby={titleId} className={card()}>
      <div className={picture()}>
        <Picture imageUrl={imageUrl} standIn="shopfront" sizes="(min-width: 48rem) 26rem, 11rem" />
      </div>
      <div className="flex min-w-0 grow flex-col justify-center gap-0.5 px-3 py-2 max-md:text-sm md:gap-1.5 md:p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 md:gap-y-1">
          <h3
            lang="fr"
            id={titleId}
            className="min-w-0 flex-1 basis-30 wrap-anywhere max-md:line-clamp-2 max-md:text-base max-md:leading-5 md:basis-40 md:text-xl"
          >
            {name}
          </h3>
          {distanceText && (
            <p className="flex items-center gap-1 text-ink-muted">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              <bdi>
                {distanceText}
                {walkText && <span className="max-md:hidden"> · {walkText}</span>}
              </bdi>
            </p>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-muted">
          {shopKindWords[kind]()}
          <Rating text={ratingText} />
        </p>
        <p className="flex py-0.5 md:pt-1">
          <OpeningState state={openState} text={openingText} />
        </p>
        {dishes && dishes.length > 0 && (
          <ul className="font-semibold">
            {dishes.map(({ id, text, lang }) => (
              <li key={id} lang={lang} className="wrap-anywhere max-md:not-first:hidden">
                {withFigures(text)}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 md:mt-auto md:gap-x-4 md:gap-y-3 md:border-t md:border-dashed md:border-line-strong md:pt-4">
          {pickupText && (
            <p className="flex grow items-center gap-1 font-semibold md:gap-2">
              <ShoppingBag aria-hidden="true" className="size-4 shrink-0 text-accent-ink md:size-5" />
              <bdi>{withFigures(pickupText)}</bdi>
            </p>
          )}
          {walkText && <bdi className="text-ink-muted md:hidden">{walkText}</bdi>}
          <a href={href} aria-describedby={titleId} className={menu()}>
            <span className="max-md:sr-only">{t.viewMenu()}</span>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 max-md:hidden rtl:-scale-x-100" />
          </a>
        </div>
      </div>
    </article>
  );
}
