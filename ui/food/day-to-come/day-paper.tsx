import { Paper, PaperRow, Rule } from '../receipt/paper';
import { withoutNotes } from '../selections/line-notes';
import { SelectionList } from '../selections/selection-list';
import type { DayToComeProps } from './day-to-come';
import * as t from './day-to-come.texts';

/** Production list of one day, laid out for a ticket printer. */
export function DayPaper({ label, items, orders }: Pick<DayToComeProps, 'label' | 'items' | 'orders'>) {
  return (
    <Paper label={label}>
      <PaperRow label={<b>{label}</b>} value={t.orderCount(orders.length)} />
      <Rule />
      <b>{t.toMake()}</b>
      <ul lang="fr">
        {items.map(({ itemId, name, quantity }) => (
          <li key={itemId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {orders.map(({ id, token, customerName, pickupWindow, lines }) => (
        <div key={id} className="grid gap-[0.4em] break-inside-avoid">
          <Rule />
          <PaperRow label={<b translate="no">{pickupWindow}</b>} value={<b translate="no">{token}</b>} />
          <bdi>{customerName}</bdi>
          <ul>
            {lines
              .map((line) => ({ ...line, quantity: line.quantity - (line.refunded ?? 0) }))
              .filter(({ quantity }) => quantity > 0)
              .map((line) => (
                <li key={line.id}>
                  {line.selections?.note && <b className="block text-strip-note">{line.selections.note}</b>}
                  {line.quantity} × <span lang="fr">{line.name}</span>
                  <SelectionList selections={withoutNotes(line.selections)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Paper>
  );
}
