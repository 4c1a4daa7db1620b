import { ChevronLeft, ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../ui/base/card/card';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { CartLines } from '../../../ui/food/cart-lines/cart-lines';
import { PickupPicker, type PickupPickerProps } from '../../../ui/food/pickup-picker/pickup-picker';
import { PriceBreakdown } from '../../../ui/food/price-breakdown/price-breakdown';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { RunningHold } from '../../ordering/running-hold';
import type { CartLineView } from './cart-view';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import * as t from './cart.texts';

export interface CartScreenProps {
  failure?: string;
  shop?: { name: string; href: string } | null;
  lines?: readonly CartLineView[];
  linesCents: number;
  feeCents: number;
  totalCents: number;
  windows: PickupPickerProps['windows'];
  /** Preparation units of the cart: what a window must have left for it. */
  units?: number;
  windowId?: string;
  slow?: boolean;
  /** Seconds for which the chosen window and the stock are kept, back from the payment. */
  holdSeconds?: number;
  onHoldEnd?: () => void;
  notes?: readonly string[];
  obstacle?: string;
  busy: boolean;
  /** 0 takes the line out. */
  onQuantityChange: (lineId: string, quantity: number) => void;
  onSelectWindow: (windowId: string) => void;
  onOrder: () => void;
  onRetry: () => void;
}

export function CartScreen(props: CartScreenProps) {
  const { shop, failure } = props;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        {shop === undefined && !failure && <div className="h-11" />}
        {shop && (
          <TextLink
            lang="fr"
            href={shop.href}
            tone="quiet"
            className="inline-flex min-h-11 items-center gap-1 justify-self-start"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            {shop.name}
          </TextLink>
        )}
        <h1 className="text-4xl md:text-5xl">{t.title()}</h1>
      </div>
      <Content {...props} />
    </div>
  );
}

function Content(props: CartScreenProps) {
  const { failure, lines, onRetry } = props;
  if (failure) {
    return (
      <ErrorState
        text={failure}
        onRetry={onRetry}
        action={
          <LinkButton href="/userSearch" tone="plain">
            {t.findShop()}
          </LinkButton>
        }
      />
    );
  }
  if (!lines) return <CartSkeleton />;
  const empty = lines.length === 0;
  // One tree for both: taking out the last line leaves the focus where the empty cart is said.
  return (
    <div className={empty ? '' : 'grid gap-10 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-12'}>
      <div className="grid min-w-0 gap-10">
        <Notes {...props} />
        <Lines {...props} lines={lines} />
        {!empty && (
          <section aria-label={t.pickupWindow()} className="grid gap-4">
            <h2 className="text-2xl">{t.when()}</h2>
            {props.slow && <SlowConfirmation />}
            {props.holdSeconds !== undefined && (
              <RunningHold key={props.holdSeconds} seconds={props.holdSeconds} onEnd={() => props.onHoldEnd?.()} />
            )}
            <PickupPicker
              windows={props.windows}
              units={props.units}
              selectedId={props.windowId}
              onSelect={props.onSelectWindow}
            />
          </section>
        )}
      </div>
      {!empty && <Summary {...props} />}
    </div>
  );
}

function Notes({ notes = [] }: CartScreenProps) {
  if (notes.length === 0) return null;
  return (
    <Notice tone="caution">
      <p>{t.notAsBefore()}</p>
      <ul className="list-disc ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Lines({ lines, shop, onQuantityChange }: CartScreenProps & { lines: readonly CartLineView[] }) {
  const empty = lines.length === 0;
  return (
    <section aria-label={t.items()} className="grid gap-4">
      {!empty && <h2 className="text-2xl">{t.yourItems()}</h2>}
      <div className={empty ? '' : 'rounded-card border border-line bg-surface px-4 py-5 shadow-card md:px-6'}>
        <CartLines lines={lines} onQuantityChange={onQuantityChange} onRemove={(id) => onQuantityChange(id, 0)}>
          <EmptyState
            icon={<ShoppingBag />}
            title={t.empty()}
            text={t.howToFill()}
            action={<LinkButton href={shop?.href ?? '/userSearch'}>{shop ? t.menu() : t.findShop()}</LinkButton>}
          />
        </CartLines>
      </div>
    </section>
  );
}

function Summary({ linesCents, feeCents, totalCents, obstacle, busy, onOrder }: CartScreenProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-label={t.total()}
      className="grid gap-6 lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(6))]"
    >
      <PriceBreakdown subtotalCents={linesCents} serviceChargeCents={feeCents} totalCents={totalCents} />
      <div className="grid gap-2">
        <Button size="large" wide disabled={obstacle !== undefined} busy={busy} aria-describedby={id} onClick={onOrder}>
          {t.order()}
        </Button>
        <p id={id} role="status" className="min-h-6 text-center text-ink-muted">
          {obstacle ?? t.payNext()}
        </p>
      </div>
    </Card>
  );
}

function CartSkeleton() {
  return (
    <Loading label={t.loading()}>
      {/* As high as the screen: the footer does not come into it and leave again. */}
      <div className="grid min-h-dvh content-start gap-10 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-12">
        <div className="grid gap-5 rounded-card border border-line bg-surface p-6">
          {[0, 1, 2].map((line) => (
            <div key={line} className="flex gap-4">
              <Skeleton className="size-20 shrink-0 md:size-24" />
              <div className="grid grow content-start gap-3">
                <Skeleton shape="text" className="w-2/3 text-lg" />
                <Skeleton shape="text" className="w-1/3" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
