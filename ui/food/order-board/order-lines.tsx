import { RefundedMark, struckOut } from '../refund-lines/refunded-mark';
import { SelectionList } from '../selections/selection-list';
import type { BoardOrder } from './board-order';

export interface OrderLinesProps extends Pick<BoardOrder, 'lines' | 'notes'> {
  label: string;
}

/** What to make, read from two metres: how many, of what, how. */
export function OrderLines({ lines, notes, label }: OrderLinesProps) {
  return (
    <div className="grid content-start gap-3">
      <ul aria-label={label} className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[minmax(--spacing(11),auto)_1fr] gap-x-1">
            <span className="font-display text-2xl leading-tight font-bold tabular-nums">{line.quantity}×</span>
            <div className="grid min-w-0 gap-1">
              <p lang="fr" className={`text-xl leading-snug font-bold wrap-anywhere ${struckOut(line)}`}>
                {line.name}
              </p>
              <RefundedMark {...line} />
              <SelectionList selections={line.selections} size="large" />
            </div>
          </li>
        ))}
      </ul>
      {notes && (
        <p
          lang="fr"
          className="rounded-control bg-caution-soft px-3 py-2 text-lg font-semibold wrap-anywhere text-caution"
        >
          {notes}
        </p>
      )}
    </div>
  );
}
