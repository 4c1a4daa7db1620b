import { Footprints } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Button } from '../../base/button/button';
import { withFigures } from '../../base/price/with-figures';
import * as t from './order-bar.texts';

export interface OrderBarProps {
  token: string;
  /** State of the order as text: « Prête, elle vous attend ». */
  news: string;
  shopName: string;
  pickupText: string;
  href: string;
  /** Number of further running orders, which `othersHref` lists. @default 0 */
  otherCount?: number;
  othersHref: string;
  /** Announces the customer; undefined when it is too early or was done. */
  onArrive?: () => void;
  busy?: boolean;
}

/** Slim bar at the bottom of the window for the running order; what floats there too stands above it. */
export function OrderBar(props: OrderBarProps) {
  const { token, news, shopName, pickupText, href, otherCount = 0, othersHref, onArrive, busy } = props;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['dock'] = '';
    return () => void delete dataset['dock'];
  }, []);
  return (
    <aside
      aria-label={t.runningOrder()}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-accent-ink bg-accent-soft pb-[env(safe-area-inset-bottom)] text-sm print:hidden"
    >
      <div className="relative mx-auto flex h-dock max-w-7xl items-center gap-3 px-4 md:px-8">
        <a
          href={href}
          className="grid h-full min-w-0 grow content-center rounded-control -outline-offset-2 after:absolute after:inset-0"
        >
          <span className="truncate font-semibold">
            <span className="sr-only">{t.order()} </span>
            <span translate="no" className="font-display tracking-wide">
              {token}
            </span>{' '}
            · {withFigures(news)}
          </span>{' '}
          <span className="truncate">
            <span className="tabular-nums">{withFigures(pickupText)}</span> · <span lang="fr">{shopName}</span>
          </span>
        </a>
        {otherCount > 0 && (
          <a
            href={othersHref}
            aria-label={t.others(otherCount)}
            className="relative grid size-11 shrink-0 place-items-center font-semibold underline"
          >
            +{otherCount}
          </a>
        )}
        {onArrive && (
          <Button size="small" busy={busy} className="relative shrink-0" onClick={onArrive}>
            <Footprints aria-hidden="true" />
            {t.arrive()}
          </Button>
        )}
      </div>
    </aside>
  );
}
