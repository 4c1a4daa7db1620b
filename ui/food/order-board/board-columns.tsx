import { ChevronDown, ArrowDown, ArrowUp, BellRing, Footprints } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tv } from 'tailwind-variants/lite';
import { orderStatusLabels } from '../../../graphql/rules/order-status';
import {
  type BoardColumn,
  boardColumns,
  type BoardOrder,
  isAskedFor,
  lastMovedAway,
  callingOrders,
  callingText,
} from './board-order';
import { type BoardHandlers, OrderCard, UndoButton } from './order-card';
import * as t from './order-board.texts';

/** Number of cards above which rendering all of them becomes noticeably slow. */
const CROWD = 60;

const styles = tv({
  slots: {
    column: 'min-w-0 grid-cols-1 content-start gap-2',
    heading: 'min-h-12 flex-wrap items-center gap-x-3 gap-y-1 bg-canvas py-0.5 @4xl:flex',
    title: 'flex flex-wrap items-center gap-x-2 gap-y-1',
    cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(54)),1fr))] gap-x-3 gap-y-2.5',
  },
  variants: {
    main: { true: { title: 'text-xl', heading: '@4xl:sticky @4xl:top-header @4xl:z-10' }, false: { title: 'text-lg' } },
    shown: { true: { column: 'grid' }, false: { column: 'hidden' } },
    // On a wide screen ended orders are folded away, except those whose last step can still be undone.
    folded: { true: { cards: '@4xl:[&>article:not([data-undoable])]:hidden' } },
    // Hides a column that has nothing to show on a wide screen.
    vacant: { true: { column: '@4xl:hidden' }, false: { column: '@4xl:grid' } },
    // Lays out and paints only the cards near the viewport; the others keep their last height.
    crowded: {
      true: {
        cards: '[&>article]:[contain-intrinsic-block-size:auto_--spacing(66)] [&>article]:[content-visibility:auto]',
      },
    },
    // During a search each column with a match is shown with its title.
    searched: { true: { heading: 'flex' }, false: { heading: '@max-4xl:sr-only' } },
  },
});

/** Orders to highlight on the board, and the id of what they are highlighted for. */
export interface Highlight {
  id: string;
  orderIds: readonly string[];
}

export interface BoardColumnsProps extends BoardHandlers {
  orders: readonly BoardOrder[];
  busyIds: readonly string[];
  query: string;
  foundIds?: readonly string[];
  highlight?: Highlight;
  /** Message that stays visible while the orders scroll. */
  notice?: ReactNode;
}

/** Orders by status: on a wide screen preparing and ready side by side, otherwise one status at a time. */
export function BoardColumns({ orders, busyIds, query, foundIds, highlight, notice, ...handlers }: BoardColumnsProps) {
  const [selectedKey, setSelectedKey] = useState<BoardColumn['key']>('PREPARING');
  const [unfolded, setUnfolded] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  if (highlight?.id !== highlighted) {
    setHighlighted(highlight?.id);
    if (highlight) setSelectedKey('PREPARING');
  }
  useEffect(() => {
    if (highlighted) document.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  const endedId = useId();
  const steady = useSteadyHandlers(handlers);
  const searched = query.trim() !== '';
  const columns = boardColumns(orders.filter((order) => isAskedFor(order, query, foundIds)));
  const [, ready, ended] = columns;
  const movedAway = lastMovedAway(orders, columns.find(({ key }) => key === selectedKey)?.orders ?? []);
  const calls = useCalls(orders);
  const open = unfolded || searched;
  const vacant = (column: BoardColumn) =>
    column === ready
      ? column.orders.length === 0
      : column === ended && !(open ? ended.orders.length > 0 : ended.orders.some(isUndoable));

  function jump(order: BoardOrder) {
    const column = columns.find((one) => one.orders.includes(order));
    if (column) flushSync(() => setSelectedKey(column.key));
    const title = document.getElementById(`order-${order.id}`);
    // Scrolls to the title of the card, because the card of a long order can be higher than the viewport.
    title?.scrollIntoView({ block: 'center', behavior: 'instant' });
    title?.querySelector('a')?.focus({ preventScroll: true });
  }
  const chip = calls && !searched && <JumpChip calls={calls} compact={movedAway !== undefined} onJump={jump} />;

  const section = (column: BoardColumn, aside?: ReactNode) => {
    const { key, label, orders: cards } = column;
    const look = styles({
      main: key === 'PREPARING',
      shown: searched ? cards.length > 0 : key === selectedKey,
      folded: column === ended && !open,
      vacant: vacant(column),
      crowded: cards.length > CROWD,
      searched,
    });
    return (
      <section key={key} id={column === ended ? endedId : undefined} aria-label={label} className={look.column()}>
        <div className={look.heading()}>
          <Title column={column} className={look.title()} />
          {aside}
        </div>
        {cards.length > 0 ? (
          <div className={look.cards()}>
            {cards.map((order, at) => (
              <OrderCard
                key={order.id}
                order={order}
                first={order.pickupWindow !== cards[at - 1]?.pickupWindow}
                busy={busyIds.includes(order.id)}
                highlighted={highlight?.orderIds.includes(order.id)}
                {...steady}
              />
            ))}
          </div>
        ) : (
          <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-ink-muted">
            {t.emptyColumn()}
          </p>
        )}
      </section>
    );
  };
  const hasRail = [ready, ended].some((column) => column && !vacant(column));

  return (
    <>
      {/* Where large letters leave no room below it, it goes with the page. */}
      <div
        className={`sticky top-[min(var(--spacing-header),100dvh---spacing(136))] z-20 grid grid-cols-1 bg-canvas ${notice ? '@4xl:top-[calc(var(--spacing-header)+--spacing(14))] @4xl:z-10' : '@4xl:hidden'}`}
      >
        {!searched && (
          <div className="grid grid-cols-1 items-center gap-2 py-2 @2xl:grid-cols-2 @4xl:hidden">
            <ColumnSwitch columns={columns} selectedId={selectedKey} onSelect={setSelectedKey} />
            {/* Its room stays while nothing calls: the page must not jump when a card comes into sight. */}
            <div className="flex min-h-12 flex-wrap items-center justify-between gap-1">
              {chip}
              {movedAway && (
                <div className="flex min-w-0 grow basis-56 items-center justify-end gap-x-1.5">
                  <p role="status" className="shrink-0">
                    <b translate="no" className="font-display text-lg text-ink">
                      {movedAway.token}
                    </b>
                    <span className="sr-only">{orderStatusLabels[movedAway.status]()}</span>
                  </p>
                  <UndoButton order={movedAway} busy={busyIds.includes(movedAway.id)} onUndo={handlers.onUndo} />
                </div>
              )}
            </div>
          </div>
        )}
        {notice}
      </div>
      <div className={`grid gap-4 ${hasRail ? '@4xl:grid-cols-[minmax(0,1fr)_--spacing(58)]' : ''}`}>
        {columns[0] &&
          section(
            columns[0],
            <div className="hidden grow flex-wrap items-center justify-end gap-2 @4xl:flex">
              {chip}
              {ended && ended.orders.length > 0 && !searched && (
                <button
                  type="button"
                  aria-expanded={unfolded}
                  aria-controls={endedId}
                  onClick={() => setUnfolded(!unfolded)}
                  className="ms-auto flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3 text-start text-sm leading-tight font-semibold"
                >
                  <span className="min-w-0">
                    <span className="text-base">
                      {ended.label} <b className="tabular-nums">{ended.count}</b>
                    </span>
                    {ended.othersText && <span className="block text-ink-muted">{ended.othersText}</span>}
                  </span>
                  <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${unfolded ? 'rotate-180' : ''}`} />
                </button>
              )}
            </div>,
          )}
        <div className="grid min-w-0 content-start gap-4">
          {ready && section(ready)}
          {ended && section(ended)}
        </div>
      </div>
    </>
  );
}

const isUndoable = (order: BoardOrder) => order.undoSeconds !== undefined;

function Title({
  column: { label, orders, count, othersText },
  className,
}: {
  column: BoardColumn;
  className: string;
}) {
  const late = orders.filter((order) => order.late).length;
  return (
    <h2 className={className}>
      {label}
      <span className="min-w-7 rounded-full bg-accent-soft px-2 py-0.5 text-center text-sm text-accent-ink tabular-nums">
        {count}
      </span>
      {othersText && <span className="text-sm font-medium text-ink-muted">{othersText}</span>}
      {late > 0 && (
        <span className="rounded-full bg-danger-soft px-2.5 py-0.5 text-sm text-danger tabular-nums">
          {t.lateCount(late)}
        </span>
      )}
    </h2>
  );
}

/** Returns handlers with a stable identity, so that a memoised card re-renders only when its order changes. */
function useSteadyHandlers(handlers: BoardHandlers): BoardHandlers {
  const present = useRef(handlers);
  useLayoutEffect(() => {
    present.current = handlers;
  });
  const [steady] = useState<BoardHandlers>(() => ({
    onAdvance: (order) => present.current.onAdvance(order),
    onMarkNoShow: (order) => present.current.onMarkNoShow(order),
    onPrint: (order) => present.current.onPrint(order),
    onPrintTicket: (order) => present.current.onPrintTicket(order),
    onCall: (order) => present.current.onCall(order),
    onCancel: (order) => present.current.onCancel(order),
    onMarkSoldOut: (order, line) => present.current.onMarkSoldOut(order, line),
    onUndo: (order) => present.current.onUndo(order),
    onAcknowledge: (order) => present.current.onAcknowledge(order),
  }));
  return steady;
}

interface ColumnSwitchProps {
  columns: readonly BoardColumn[];
  selectedId: BoardColumn['key'];
  onSelect: (key: BoardColumn['key']) => void;
}

function ColumnSwitch({ columns, selectedId, onSelect }: ColumnSwitchProps) {
  return (
    <div
      role="group"
      aria-label={t.statusShown()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(20)),1fr))] gap-1 rounded-card bg-sunken p-1"
    >
      {columns.map(({ key, label, orders, count, othersText }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === selectedId}
          onClick={() => onSelect(key)}
          className="grid min-h-20 content-center justify-items-center rounded-control px-1 py-2 text-center text-sm leading-tight font-semibold text-ink-muted transition-colors aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card"
        >
          <span className="relative font-display text-2xl font-bold tabular-nums">
            {count}
            {orders.some(({ unseen }) => unseen) && (
              <span aria-hidden="true" className="absolute -end-4 top-0.5 size-3 rounded-full bg-accent" />
            )}
          </span>
          <span>{label}</span>
          {othersText && <span className="max-w-full font-medium wrap-anywhere">{othersText}</span>}
        </button>
      ))}
    </div>
  );
}

const elementId = ({ id }: BoardOrder) => `order-${id}`;

interface Calls {
  text: string;
  count: number;
  /** First of these orders and the direction in which its card lies. */
  first: BoardOrder;
  direction: 'above' | 'below';
  isNew: boolean;
}

/** Returns new orders and arriving customers whose cards are outside the viewport, or undefined when there are none. */
function useCalls(orders: readonly BoardOrder[]): Calls | undefined {
  const { unseen, arriving } = callingOrders(orders);
  const outOfSight = useOutOfSight([...unseen, ...arriving].map(elementId));
  const [fresh, atTheDoor] = [unseen, arriving].map((some) => some.filter((one) => outOfSight.has(elementId(one))));
  const first = fresh?.[0] ?? atTheDoor?.[0];
  if (!fresh || !atTheDoor || !first) return undefined;
  return {
    text: callingText(fresh.length, atTheDoor.length),
    count: fresh.length + atTheDoor.length,
    first,
    direction: outOfSight.get(elementId(first)) ?? 'below',
    isNew: fresh.length > 0,
  };
}

interface JumpChipProps {
  calls: Calls;
  /** On narrow screens shows only the number of orders, for use beside other controls. */
  compact?: boolean;
  onJump: (order: BoardOrder) => void;
}

/** Button that names new orders and arriving customers outside the viewport and jumps to the first. */
function JumpChip({ calls: { text, count, first, direction, isNew }, compact = false, onJump }: JumpChipProps) {
  const Arrow = direction === 'above' ? ArrowUp : ArrowDown;
  return (
    // Dark, so that it is not mistaken for the main button of a card.
    <button
      type="button"
      onClick={() => onJump(first)}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-ink px-2 text-base leading-tight font-semibold text-canvas [&>svg]:size-5 [&>svg]:shrink-0 md:px-3"
    >
      {isNew ? <BellRing aria-hidden="true" /> : <Footprints aria-hidden="true" />}
      <span className={compact ? '@max-4xl:sr-only' : ''}>{text}</span>
      <span aria-hidden="true" className={compact ? '@4xl:hidden' : 'hidden'}>
        {count}
      </span>
      <Arrow aria-hidden="true" />
    </button>
  );
}

/**
 * Returns for each element whose card is outside the viewport on which side it lies; a card without layout counts as
 * below. Observes the card, because elements inside a skipped card have no layout.
 */
function useOutOfSight(elementIds: readonly string[]): ReadonlyMap<string, 'above' | 'below'> {
  const [sides, setSides] = useState<ReadonlyMap<string, 'above' | 'below'>>(new Map());
  const watched = elementIds.join(' ');

  useEffect(() => {
    const ids = new Map<Element, string>();
    const observer = new IntersectionObserver((entries) => {
      setSides((before) => {
        const now = new Map(before);
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const id = ids.get(target) ?? '';
          if (isIntersecting) now.delete(id);
          else now.set(id, boundingClientRect.bottom < 0 ? 'above' : 'below');
        }
        return now;
      });
    });
    for (const id of watched.split(' ')) {
      const element = id && document.getElementById(id);
      const card = element && (element.closest('article') ?? element);
      if (!card) continue;
      ids.set(card, id);
      observer.observe(card);
    }
    return () => {
      observer.disconnect();
      setSides(new Map());
    };
  }, [watched]);

  return sides;
}
