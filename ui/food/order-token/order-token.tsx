import { MapPin, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneHref } from '../../../graphql/rules/phone';
import { LinkButton } from '../../base/link-button/link-button';
import { TextLink } from '../../base/text-link/text-link';
import { withFigures } from '../../base/price/with-figures';
import * as t from './order-token.texts';

export interface OrderPlace {
  name: string;
  address: string;
  phone?: string;
  /** Map link to the shop; undefined after the order has ended and on the shop's own page. */
  mapHref?: string;
}

export interface OrderTokenProps {
  token: string;
  pickupWindow: string;
  /** How long the order is kept, « Commande gardée jusqu’à 12:25 ». */
  kept?: string;
  place: OrderPlace;
  /** QR code for a scanner, dark on white; without it the token alone is shown. */
  qrCode?: ReactNode;
  forShop?: boolean;
  calledOff?: boolean;
  /** Progress of the order and what the customer does next. */
  children?: ReactNode;
}

function Place({ name, address, phone, mapHref }: OrderPlace) {
  return (
    <section aria-label={t.where()} className="grid content-start gap-4">
      <div className="flex flex-wrap items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <MapPin aria-hidden="true" className="size-5" />
        </span>
        <div className="grid min-w-0 grow basis-40">
          <h2 lang="fr" className="text-xl wrap-anywhere">
            {name}
          </h2>
          <p lang="fr" className="text-ink-muted wrap-anywhere">
            {address}
          </p>
          {phone && (
            <TextLink standalone href={phoneHref(phone)} className="justify-self-start">
              {phone}
            </TextLink>
          )}
        </div>
      </div>
      {mapHref && (
        <LinkButton href={mapHref} target="_blank" rel="noreferrer" tone="quiet" wide>
          <Navigation aria-hidden="true" className="size-5" />
          {t.directions()} <span className="sr-only">{t.newTab()}</span>
        </LinkButton>
      )}
    </section>
  );
}

/** Order token to show at the counter, readable from two metres, followed by the shop's address. */
export function OrderToken(props: OrderTokenProps) {
  const { token, pickupWindow, kept, place, qrCode, forShop = false, calledOff = false, children } = props;
  return (
    <section
      aria-label={t.orderOf(token)}
      className="@container overflow-hidden rounded-card border border-line bg-raised shadow-raised"
    >
      <dl
        className={`grid gap-4 px-3 py-6 text-center ${calledOff ? 'bg-sunken text-ink-muted' : 'bg-accent text-on-accent'}`}
      >
        <div className="grid min-w-0 gap-1">
          <dt className="font-semibold">{forShop ? t.shopNumber() : t.yourNumber()}</dt>
          <dd
            translate="no"
            className="font-display text-token-board leading-none font-extrabold tracking-wide tabular-nums"
          >
            {token}
          </dd>
        </div>
        <div className="grid">
          <dt className="sr-only">{calledOff ? t.calledOff() : t.pickup()}</dt>
          <dd className="font-display text-2xl leading-tight font-bold text-balance tabular-nums first-letter:uppercase">
            {calledOff ? <s translate="no">{pickupWindow}</s> : <bdi translate="no">{pickupWindow}</bdi>}
          </dd>
          {kept && <dd>{withFigures(kept)}</dd>}
        </div>
      </dl>
      <div className="grid grid-cols-1 gap-6 border-t-2 border-dashed border-line-strong p-5 md:p-6">
        {children}
        <div className="grid gap-6 @lg:grid-flow-col @lg:grid-cols-[1fr]">
          <Place {...place} />
          {qrCode && (
            <figure className="grid content-start justify-items-center gap-2">
              <div className="grid aspect-square w-full max-w-48 rounded-control border border-line bg-paper p-3 text-paper-ink [&>svg]:size-full">
                {qrCode}
              </div>
              <figcaption className="text-sm text-ink-muted">{t.toScan()}</figcaption>
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}
