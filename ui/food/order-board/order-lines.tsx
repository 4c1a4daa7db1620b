import { RefundedMark, struckOut } from '../refund-lines/refunded-mark';
import { withoutNotes } from '../selections/line-notes';
import { SelectionList } from '../selections/selection-list';
import type { BoardLine, BoardOrder } from './board-order';
import { useLongPress } from './long-press';

export interface OrderLinesProps extends Pick<BoardOrder, 'lines'> {
  label: string;
  /** By a long press on what has an item of the menu; the same is in ⋮. */
  onMarkSoldOut: (line: BoardLine) => void;
}

/** What to make, read from two metres: how many, of what, how. */
export function OrderLines({ lines, label, onMarkSoldOut }: OrderLinesProps) {
  const whenHeld = useLongPress();
  return (
    <ul aria-label={label} className="grid content-start gap-1.5">
      {lines.map((line) => (
        <li
          key={line.id}
          {...(line.itemId !== undefined && whenHeld(() => onMarkSoldOut(line)))}
          className="grid grid-cols-[auto_1fr] gap-x-1.5 rounded-tag select-none active:bg-accent-soft"
        >
          <span className="font-display text-lg leading-snug font-bold tabular-nums @xs:text-xl">
            {line.quantity - (line.refunded ?? 0)}×
          </span>
          <div className="grid min-w-0 gap-0.5">
            <p lang="fr" className={`text-lg leading-snug font-bold wrap-anywhere @xs:text-xl ${struckOut(line)}`}>
              {line.name}
            </p>
            <RefundedMark {...line} />
          </div>
          <div className="col-span-2">
            <SelectionList selections={withoutNotes(line.selections)} size="large" />
          </div>
        </li>
      ))}
    </ul>
  );
}
