import { Check, CookingPot } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { EmptyState } from '../../base/empty-state/empty-state';
import { IconButton } from '../../base/icon-button/icon-button';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { withFigures } from '../../base/price/with-figures';
import * as t from './prep-totals.texts';

/** Total quantity of one item for one pickup window. */
export interface PrepTray {
  id: string;
  name: string;
  /** Number of pieces still to be made. */
  quantity: number;
  /** Number of pieces ticked off earlier. */
  madeQuantity: number;
  orderIds: readonly string[];
}

export interface PrepWindow {
  id: string;
  label: string;
  trays: readonly PrepTray[];
}

export interface PrepTotalsProps {
  title: string;
  windows: readonly PrepWindow[];
  loading?: boolean;
  /** Tray whose orders are highlighted on the board. */
  selectedId?: string;
  /** Called with the selected tray, or without an id when the selected tray is pressed again. */
  onSelect: (trayId?: string) => void;
  /** Called to tick a tray off as made or to undo that. */
  onToggle: (trayId: string) => void;
}

const styles = tv({
  slots: {
    row: 'flex items-center gap-1 rounded-control',
    name: 'grid min-h-12 min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 rounded-control px-2 py-1 text-start hover:bg-accent-soft',
    tick: 'me-1 rounded-control! border-2 bg-surface',
  },
  variants: {
    selected: { true: { row: 'bg-accent-soft' } },
    done: {
      true: { name: 'text-ink-muted line-through', tick: 'border-positive text-positive' },
      false: { tick: 'border-line-strong text-transparent' },
    },
  },
});

/** Quantities the kitchen must have ready in the next hour, by pickup window; readable from two metres. */
export function PrepTotals({ title, windows, loading = false, selectedId, onSelect, onToggle }: PrepTotalsProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={loading || undefined}
      className="grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-3 shadow-card"
    >
      <h2 id={id} className="px-2 text-lg tabular-nums">
        {withFigures(title)}
      </h2>
      {windows.length > 0 ? (
        windows.map(({ id: windowId, label, trays }) => (
          <div key={windowId}>
            <h3 className="flex flex-wrap justify-between gap-x-3 border-b-2 border-ink px-2 font-sans text-base tabular-nums">
              <bdi>{label}</bdi>
              <span className="font-normal text-ink-muted">{t.pieces(sum(trays))}</span>
            </h3>
            <ul className="divide-y divide-line">
              {trays.map((tray) => (
                <Tray key={tray.id} {...tray} selected={tray.id === selectedId} {...{ onSelect, onToggle }} />
              ))}
            </ul>
          </div>
        ))
      ) : loading ? (
        <Loading label={t.loading()}>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      ) : (
        <EmptyState icon={<CookingPot />} title={t.empty()} text={t.emptyHint()} />
      )}
    </section>
  );
}

const sum = (trays: readonly PrepTray[]) => trays.reduce((pieces, { quantity }) => pieces + quantity, 0);

type TrayProps = PrepTray & Pick<PrepTotalsProps, 'onSelect' | 'onToggle'> & { selected: boolean };

function Tray({ id, name, quantity, madeQuantity, orderIds, selected, onSelect, onToggle }: TrayProps) {
  const done = quantity === 0;
  const look = styles({ selected, done });
  return (
    <li className={look.row()}>
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => onSelect(selected ? undefined : id)}
        className={look.name()}
      >
        <b className="min-w-11 font-display text-2xl tabular-nums">{done ? madeQuantity : quantity}×</b>{' '}
        <span className="grid">
          <b lang="fr" className="text-lg leading-tight wrap-anywhere">
            {name}
          </b>
          {madeQuantity > 0 && !done && <span className="text-sm text-ink-muted">{t.alreadyMade(madeQuantity)}</span>}
          {selected && <span className="text-sm">{t.shownOrders(orderIds.length)}</span>}
        </span>
      </button>
      <IconButton label={t.made(name)} aria-pressed={done} onClick={() => onToggle(id)} className={look.tick()}>
        <Check aria-hidden="true" strokeWidth={3} />
      </IconButton>
    </li>
  );
}
