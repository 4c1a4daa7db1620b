import { Footprints, RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import type { OpenCartFragment } from '../../../graphql/generated/shared/cart.fragments';
import { Button } from '../../../ui/base/button/button';
import { Card } from '../../../ui/base/card/card';
import { OpenCartCard } from '../../ordering/open-cart';
import type { RunningOrder, SameAgain } from './coming-back-view';
import * as t from './coming-back.texts';

export interface ComingBackProps {
  orders: readonly RunningOrder[];
  again?: SameAgain;
  carts: readonly OpenCartFragment[];
  announcing?: boolean;
  busy?: boolean;
  ref?: Ref<HTMLElement>;
  onArrive: (token: string) => void;
  onOrderAgain: () => void;
}

/** What somebody who comes back may want first; nothing where there is nothing. */
export function ComingBackScreen(props: ComingBackProps) {
  const { orders, again, carts, announcing, busy, ref, onArrive, onOrderAgain } = props;
  if (orders.length === 0 && !again && carts.length === 0) return null;
  return (
    <section ref={ref} aria-label={t.whereYouWere()} className="pb-6 md:pb-10">
      <ul className="grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {orders.map((order) => (
          <li key={order.token}>
            <Running {...order} busy={announcing} onArrive={() => onArrive(order.token)} />
          </li>
        ))}
        {again && (
          <li>
            <Again {...again} busy={busy} onOrderAgain={onOrderAgain} />
          </li>
        )}
        {carts.map((cart) => (
          <li key={cart.shop.id}>
            <OpenCartCard {...cart} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const line = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1';

function Running(props: RunningOrder & { busy?: boolean; onArrive: () => void }) {
  const { token, shopName, pickupWindow, news, mayArrive, busy, onArrive } = props;
  return (
    <Card as="article" tone="accent" padding="small" className="relative grid h-full content-center gap-1">
      <div className={line}>
        <h2 className="text-3xl leading-none tracking-wide tabular-nums">
          <a
            href={`/tokenDetails/${token}`}
            aria-label={t.order(token)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {token}
          </a>
        </h2>
        <p className="font-semibold">{news}</p>
      </div>
      <div className={line}>
        <p className="min-w-0 grow-999 basis-40">
          <span lang="fr" className="block truncate">
            {shopName}
          </span>
          <span className="text-ink-muted tabular-nums">{t.pickup(pickupWindow)}</span>
        </p>
        {mayArrive && (
          <Button busy={busy} className="relative z-1 grow" onClick={onArrive}>
            <Footprints aria-hidden="true" />
            {t.arrive()}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Again(props: SameAgain & { busy?: boolean; onOrderAgain: () => void }) {
  const { shopName, items, pickupTime, totalCents, notes, busy, onOrderAgain } = props;
  return (
    <Card as="article" padding="small" className="relative grid h-full content-center gap-1">
      <h2 id="encore" className="text-lg">
        {t.theSame()}
      </h2>
      <p lang="fr" id="encore-items" className="line-clamp-2 wrap-anywhere">
        {items}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm font-medium text-caution">
          {note}
        </p>
      ))}
      <div className={line}>
        <p className="min-w-0 grow-999 basis-36 text-sm text-ink-muted">
          <span lang="fr">{shopName}</span> · {t.pickupFrom(pickupTime)}
        </p>
        <Button
          id="encore-go"
          aria-labelledby="encore encore-items encore-go"
          busy={busy}
          tone={totalCents === null ? 'quiet' : 'accent'}
          className="grow after:absolute after:inset-0 after:rounded-card"
          onClick={onOrderAgain}
        >
          <RotateCcw aria-hidden="true" />
          {totalCents === null ? t.toCart() : t.pay(totalCents)}
        </Button>
      </div>
    </Card>
  );
}
