import { ChevronLeft, ShoppingBag } from 'lucide-react';
import { useId, useRef, useState, type Ref } from 'react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { formatEuros } from '../../../ui/base/price/format-euros';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { CartLines, type CartLineItem, type CartLinesProps } from '../../../ui/food/cart-lines/cart-lines';
import { DayPicker, type DayOption } from '../../../ui/food/pickup-picker/day-picker';
import { PickupPicker, type PickupPickerProps } from '../../../ui/food/pickup-picker/pickup-picker';
import { PriceBreakdown } from '../../../ui/food/price-breakdown/price-breakdown';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { RunningHold } from '../../ordering/running-hold';
import type { Obstacle } from './cart-view';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { withFigures } from '../../../ui/base/price/with-figures';
import * as t from './cart.texts';

export interface CartScreenProps {
  failure?: string;
  shop?: { name: string; href: string } | null;
  lines?: readonly CartLineItem[];
  linesCents: number;
  feeCents: number;
  totalCents: number;
  /** Days to choose from, when the shop takes preorders. */
  days?: readonly DayOption[];
  dayId?: string;
  dayReasons?: readonly string[];
  onSelectDay?: (day: string) => void;
  windows: readonly (PickupPickerProps['windows'][number] & { said?: string })[];
  windowsLoading?: boolean;
  /** Preparation units of the cart, which a window must still have free. */
  units?: number;
  windowId?: string;
  /** Text that says until when the shop keeps the order after its window. */
  kept?: string;
  slow?: boolean;
  /** Seconds left of the hold on window and stock, after coming back from the payment. */
  holdSeconds?: number;
  onHoldEnd?: () => void;
  notes?: readonly string[];
  /** Message about a change that failed. */
  failedChange?: string;
  removed?: CartLinesProps['removed'];
  obstacle?: Obstacle;
  busy: boolean;
  /** Quantity 0 removes the line. */
  onQuantityChange: (lineId: string, quantity: number) => void;
  onSelectWindow: (windowId: string) => void;
  onOrder: () => void;
  onRetry: () => void;
}

export function CartScreen(props: CartScreenProps) {
  const { shop, failure } = props;
  return (
    <div className="-mt-4 grid gap-6">
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
  return <Filled {...props} lines={lines} />;
}

function Filled(props: CartScreenProps & { lines: readonly CartLineItem[] }) {
  const { lines, obstacle } = props;
  const [items, windows] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const [pressedInVain, setPressedInVain] = useState(0);
  const show = (place: Obstacle['at']) => {
    const section = (place === 'items' ? items : windows).current;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  const order = () => {
    if (!obstacle) return props.onOrder();
    setPressedInVain(pressedInVain + 1);
    show(obstacle.at);
  };
  const empty = lines.length === 0;
  // One tree for the full and the empty cart, so that the focus is not lost when the last line is removed.
  return (
    <div className={empty ? '' : 'flex flex-col gap-6 lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-12'}>
      <div className="grid min-w-0 gap-8 md:gap-10">
        <Notes {...props} />
        <Lines {...props} ref={items} />
        {!empty && (
          <section ref={windows} tabIndex={-1} aria-label={t.pickupWindow()} className="grid gap-4 outline-none">
            <h2 className="text-2xl">{t.when()}</h2>
            {props.slow && <SlowConfirmation />}
            {props.holdSeconds !== undefined && (
              <RunningHold key={props.holdSeconds} seconds={props.holdSeconds} onEnd={() => props.onHoldEnd?.()} />
            )}
            {props.days && (
              <DayPicker
                days={props.days}
                selectedId={props.dayId}
                reasons={props.dayReasons}
                onSelect={props.onSelectDay}
              />
            )}
            {/* Why the day has none stands above. */}
            {(!props.days || props.windows.length > 0 || props.windowsLoading) && (
              <PickupPicker
                windows={props.windows}
                units={props.units}
                selectedId={props.windowId}
                loading={props.windowsLoading}
                onSelect={props.onSelectWindow}
              />
            )}
          </section>
        )}
      </div>
      {!empty && (
        <Summary {...props} pressedInVain={pressedInVain} onOrder={order} onShowWindows={() => show('windows')} />
      )}
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

interface LinesProps extends CartScreenProps {
  lines: readonly CartLineItem[];
  ref: Ref<HTMLElement>;
}

function Lines({ lines, shop, removed, onQuantityChange, ref }: LinesProps) {
  const empty = lines.length === 0;
  return (
    <section ref={ref} tabIndex={-1} aria-label={t.items()} className="grid gap-4 outline-none">
      {!empty && <h2 className="text-2xl">{t.yourItems()}</h2>}
      <div className={empty ? '' : 'rounded-card border border-line bg-surface px-4 py-5 shadow-card md:px-6'}>
        <CartLines
          lines={lines}
          removed={removed}
          onQuantityChange={onQuantityChange}
          onRemove={(id) => onQuantityChange(id, 0)}
        >
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

interface SummaryProps extends CartScreenProps {
  pressedInVain: number;
  onShowWindows: () => void;
}

/** Order total; on a phone its button stays at the bottom of the screen while scrolling. */
function Summary({ linesCents, feeCents, totalCents, pressedInVain, onShowWindows, ...props }: SummaryProps) {
  const { windows, windowId, kept, obstacle, failedChange, busy, onOrder } = props;
  const id = useId();
  const window = windows.find((one) => one.id === windowId);
  const inVain = obstacle && pressedInVain > 0;
  return (
    <section
      aria-label={t.total()}
      className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(6))] lg:grid lg:gap-6 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card"
    >
      <PriceBreakdown subtotalCents={linesCents} serviceChargeCents={feeCents} totalCents={totalCents} />
      <div
        data-sticky="bottom"
        className="grid gap-1 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:pt-1 max-lg:pb-[max(--spacing(2),env(safe-area-inset-bottom))] max-lg:shadow-raised md:max-lg:-mx-8 md:max-lg:px-8"
      >
        {window && !obstacle && (
          <button
            type="button"
            className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-control font-semibold"
            onClick={onShowWindows}
          >
            {t.pickupAt(window.said ?? window.label)}
            <span className="text-accent-ink underline underline-offset-4">{t.change()}</span>
          </button>
        )}
        {kept && !obstacle && <p className="text-center text-sm text-ink-muted">{withFigures(kept)}</p>}
        <Button
          size="large"
          wide
          aria-disabled={obstacle !== undefined || undefined}
          busy={busy}
          aria-describedby={id}
          className="aria-disabled:opacity-50"
          onClick={onOrder}
        >
          {t.order()} · <span translate="no">{formatEuros(totalCents)}</span>
        </Button>
        <p
          key={pressedInVain}
          id={id}
          role={(failedChange ?? inVain) ? 'alert' : 'status'}
          className={`min-h-6 text-center text-sm md:text-base ${(failedChange ?? inVain) ? 'font-semibold text-danger' : 'text-ink-muted'}`}
        >
          {failedChange ?? (inVain && obstacle.at === 'windows' ? t.chooseWindow() : (obstacle?.text ?? t.payNext()))}
        </p>
      </div>
    </section>
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
