import { Store } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { ShopCard, type ShopCardProps } from '../shop-card/shop-card';
import * as t from './shop-grid.texts';

const Card = memo(ShopCard);

const columns = 'grid gap-2 md:gap-5 md:grid-cols-2 lg:grid-cols-3';

export interface ShopGridProps {
  title: string;
  /** Leaves the title to assistive technology. @default false */
  titleHidden?: boolean;
  shops: readonly (ShopCardProps & { id: string })[];
  /** Number of shops to render, from the first. @default all */
  most?: number;
  /** Asks for the others, by a button beside the title. */
  onOpen?: () => void;
  loading?: boolean;
  emptyTitle: string;
  emptyText?: string;
}

export function ShopGrid(props: ShopGridProps) {
  const { title, titleHidden = false, shops, most = Infinity, onOpen, loading = false, emptyTitle, emptyText } = props;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef(false);
  const before = useRef(most);
  // The button that was pressed is gone, so the focus moves on to the first shop it brought.
  useEffect(() => {
    if (asked.current) list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = false;
    before.current = most;
  }, [most]);
  return (
    <section aria-labelledby={titleId} aria-busy={loading} className="grid gap-1 md:gap-3">
      <div className="flex items-center justify-between gap-x-2">
        <h2 id={titleId} className={titleHidden ? 'sr-only' : 'text-lg/6 md:text-2xl'}>
          {title}
        </h2>
        {!loading && shops.length > most && onOpen && (
          <Button
            tone="plain"
            size="small"
            aria-describedby={titleId}
            className="z-1 -my-2 shrink-0 px-1!"
            onClick={() => {
              asked.current = true;
              onOpen();
            }}
          >
            {t.more()}
          </Button>
        )}
      </div>
      {loading ? (
        <Loading label={t.loading()}>
          <div className={columns}>
            {[1, 2, 3].map((place) => (
              <ShopCardSkeleton key={place} />
            ))}
          </div>
        </Loading>
      ) : shops.length === 0 ? (
        <EmptyState icon={<Store />} title={emptyTitle} text={emptyText} />
      ) : (
        <ul ref={list} className={columns}>
          {shops.slice(0, most).map(({ id, ...shop }) => (
            <li key={id} data-listed={id}>
              <Card {...shop} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ShopCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-28 overflow-hidden rounded-card border border-line bg-surface md:grid"
    >
      <div className="w-2/7 max-w-26 shrink-0 animate-pulse bg-line md:max-w-none md:aspect-3/2 md:w-auto" />
      <div className="grid grow content-center gap-2 px-3 md:gap-3 md:p-4">
        <Skeleton shape="text" className="w-3/4 md:text-xl" />
        <Skeleton shape="text" className="w-1/2" />
        <Skeleton shape="text" className="w-2/3" />
        <div className="mt-1 flex items-center justify-between gap-4 border-t border-dashed border-line-strong pt-4 max-md:hidden">
          <Skeleton shape="text" className="w-2/5" />
          <div className="h-11 w-2/5 animate-pulse rounded-control bg-line" />
        </div>
      </div>
    </div>
  );
}
