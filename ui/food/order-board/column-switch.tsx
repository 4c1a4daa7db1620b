import type { BoardColumn } from './board-order';
import * as t from './order-board.texts';

export interface ColumnSwitchProps {
  columns: readonly BoardColumn[];
  selectedId: BoardColumn['key'];
  onSelect: (key: BoardColumn['key']) => void;
}

export function ColumnSwitch({ columns, selectedId, onSelect }: ColumnSwitchProps) {
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
