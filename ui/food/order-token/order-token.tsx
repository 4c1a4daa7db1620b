import { CloudOff, Footprints, MapPin, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import * as t from './order-token.texts';

export type Arrival = 'possible' | 'announced' | 'over';

export interface OrderTokenProps {
  token: string;
  pickupWindow: string;
  shopName: string;
  address?: string;
  /** A drawing that a scanner reads, dark on white; without it the number is enough. */
  qrCode?: ReactNode;
  arrival: Arrival;
  busy?: boolean;
  ageText?: string;
  onArrive: () => void;
}

function Arriving({ arrival, busy, ageText, onArrive }: OrderTokenProps) {
  if (arrival === 'over') return null;
  if (arrival === 'announced') return <Notice tone="positive">{t.announced()}</Notice>;
  return (
    <Button size="large" wide busy={busy} disabled={ageText !== undefined} onClick={onArrive}>
      <Footprints aria-hidden="true" className="size-6" />
      {busy ? t.announcing() : t.arrive()}
    </Button>
  );
}

/** What one holds up over the counter: the number first, readable from two metres, connection or not. */
export function OrderToken(props: OrderTokenProps) {
  const { token, pickupWindow, shopName, address, qrCode, ageText } = props;
  return (
    <section
      aria-label={t.orderOf(token)}
      className="@container overflow-hidden rounded-card border border-line bg-raised shadow-raised"
    >
      <dl className="grid gap-4 bg-accent px-3 py-6 text-center text-on-accent">
        <div className="grid min-w-0 gap-1">
          <dt className="font-semibold">{t.yourNumber()}</dt>
          <dd className="font-display text-token-board leading-none font-extrabold tracking-wide tabular-nums">
            {token}
          </dd>
        </div>
        <div className="grid">
          <dt className="sr-only">{t.pickup()}</dt>
          <dd className="font-display text-2xl leading-tight font-bold tabular-nums">
            <bdi>{pickupWindow}</bdi>
          </dd>
        </div>
      </dl>
      <div className="grid grid-cols-1 gap-5 border-t-2 border-dashed border-line-strong p-5">
        {ageText && (
          <p role="status" className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3 font-medium">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{t.offline(<bdi>{ageText}</bdi>)}</span>
          </p>
        )}
        {qrCode && (
          <figure className="grid justify-items-center gap-2">
            <div className="grid aspect-square w-full max-w-60 rounded-control bg-paper p-4 text-paper-ink [&>svg]:size-full">
              {qrCode}
            </div>
            <figcaption className="flex items-center gap-1.5 text-sm text-ink-muted">
              <QrCode aria-hidden="true" className="size-4" />
              {t.toScan()}
            </figcaption>
          </figure>
        )}
        <p className="flex items-start gap-3">
          <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-ink" />
          <span lang="fr" className="grid min-w-0">
            <span className="font-display text-lg font-bold wrap-anywhere">{shopName}</span>
            {address && <span className="text-ink-muted wrap-anywhere">{address}</span>}
          </span>
        </p>
        <Arriving {...props} />
      </div>
    </section>
  );
}
