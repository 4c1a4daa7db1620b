import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Skeleton } from '../skeleton/skeleton';
import * as t from './table.texts';

export interface TableColumn<Row> {
  id: string;
  /** Heading of the column; on a phone it is repeated beside each value. */
  header: string;
  /** Use `end` for numbers and buttons. @default 'start' */
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  /** Marks the column that names its row: read out with each cell, and the card's title on a phone. */
  rowHeader?: boolean;
  total?: ReactNode;
}

export interface TableProps<Row> {
  label: string;
  /** Hides the caption visually but not from screen readers, where a heading already shows it. */
  labelHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown when there are no rows. @default 'Rien à afficher.' */
  empty?: ReactNode;
  /** Shows skeleton rows while the first rows are loading; existing rows stay visible. */
  loading?: boolean;
  footer?: ReactNode;
}

const styles = tv({
  slots: {
    // On a phone each row is a card: the table elements become blocks and keep their ARIA roles.
    table: 'w-full border-collapse text-start max-md:block',
    caption: 'pb-3 text-start font-display text-xl font-bold max-md:block md:px-5 md:pt-5',
    body: 'max-md:grid max-md:grid-cols-1 max-md:gap-3 md:divide-y md:divide-line',
    row: 'max-md:grid max-md:grid-cols-1 max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:p-4',
    head: 'bg-sunken px-4 py-3 text-sm font-semibold whitespace-nowrap text-ink-muted first:ps-5 last:pe-5',
    cell: 'text-start align-middle max-md:flex max-md:min-w-0 max-md:wrap-anywhere max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 md:wrap-break-word md:px-4 md:py-3 md:first:ps-5 md:last:pe-5',
    name: 'text-ink-muted md:hidden',
  },
  variants: {
    align: { start: {}, end: { head: 'text-end', cell: 'tabular-nums md:text-end' } },
    rowHeader: { true: { cell: 'max-md:text-lg', name: 'hidden' } },
    sum: {
      true: { cell: 'font-bold md:border-t-2 md:border-line-strong', row: 'max-md:mt-3 max-md:bg-sunken' },
      false: { row: 'max-md:bg-surface' },
    },
  },
  compoundVariants: [
    { sum: false, rowHeader: true, class: { cell: 'font-semibold' } },
    { sum: false, rowHeader: false, class: { cell: 'font-normal' } },
  ],
  defaultVariants: { align: 'start', rowHeader: false, sum: false },
});

/** Table of similar rows; on a phone each row becomes a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, labelHidden = false, columns, rows, rowKey, footer } = props;
  const { empty = t.empty(), loading = false } = props;
  const id = useId();
  const scrolling = useSidewaysScrolling(id);
  const waiting = loading && rows.length === 0;
  const look = styles();

  const cells = (draw: (column: TableColumn<Row>) => ReactNode, sum = false) =>
    columns.map((column) => {
      const { cell, name } = styles({ align: column.align, rowHeader: column.rowHeader, sum });
      const heads = column.rowHeader === true && !waiting;
      const Cell = heads ? 'th' : 'td';
      const content = draw(column);
      return (
        <Cell
          key={column.id}
          role={heads ? 'rowheader' : 'cell'}
          scope={heads ? 'row' : undefined}
          className={cell({ className: content === undefined ? 'max-md:hidden' : '' })}
        >
          <span aria-hidden="true" className={name()}>
            {column.header}
          </span>
          {content}
        </Cell>
      );
    });

  return (
    <div className="min-w-0 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface">
      <div {...scrolling} className="overflow-x-auto -outline-offset-3">
        <table role="table" aria-labelledby={`${id}-label`} aria-busy={loading || undefined} className={look.table()}>
          <caption id={`${id}-label`} className={labelHidden ? 'sr-only' : look.caption()}>
            {label}
          </caption>
          <thead className="max-md:sr-only">
            <tr role="row">
              {columns.map(({ id: column, header, align }) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={styles({ align }).head({ className: align === 'end' ? '' : 'text-start' })}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={look.body()}>
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row" className={look.row()}>
                {cells((column) => column.cell(row))}
              </tr>
            ))}
            {waiting &&
              [1, 2, 3].map((line) => (
                <tr key={line} role="row" className={look.row()}>
                  {cells(() => (
                    <Skeleton shape="text" className="my-1 w-24 max-w-full" />
                  ))}
                </tr>
              ))}
            {rows.length === 0 && !loading && (
              <tr role="row" className={look.row()}>
                <td colSpan={columns.length} className="px-5 py-8 text-center text-ink-muted">
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
          {rows.length > 0 && columns.some(({ total }) => total !== undefined) && (
            <tfoot className="max-md:block">
              <tr role="row" className={styles({ sum: true }).row()}>
                {cells(({ total }) => total, true)}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <p role="status" className="sr-only">
        {loading ? t.loading() : ''}
      </p>
      {footer && <div className="border-line pt-4 md:border-t md:px-5 md:pb-4">{footer}</div>}
    </div>
  );
}

/** Makes a horizontally scrolling box focusable and gives it a name, only while it overflows. */
function useSidewaysScrolling(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-label` }) };
}
