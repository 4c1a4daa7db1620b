import { GripVertical } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../base/card/card';
import { IconButton } from '../../base/icon-button/icon-button';
import type { Amounts, OwnerCategory } from './owner-item';
import { ItemRow } from './item-row';
import * as t from './item-table.texts';

export interface ItemTableProps {
  category: OwnerCategory;
  busyIds?: readonly string[];
  removingIds?: readonly string[];
  /** Called to start reordering the category's items. */
  onReorder: () => void;
  onEdit: (itemId: string) => void;
  onRemove: (itemId: string) => void;
  onSave: (itemId: string, amounts: Amounts & { priceCents: number }) => void;
  /** End of a sold-out mark set now, as text: « jusqu’à demain 04:00 ». */
  soldOutUntilText?: string;
  onSoldOutChange: (itemId: string, soldOut: boolean) => void;
  onPublish: (itemId: string) => void;
}

export function ItemTable(props: ItemTableProps) {
  const { category, busyIds = [], removingIds = [] } = props;
  const { soldOutUntilText, onReorder, onEdit, onRemove, onSave, onSoldOutChange, onPublish } = props;
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id} className="@container">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 border-b border-line px-3 py-1 @2xl:px-4">
        <h3 lang="fr" id={id} className="min-w-0 grow basis-40 text-base wrap-break-word @2xs:text-lg @md:text-xl">
          {category.name}
        </h3>
        <p className="shrink-0 text-ink-muted tabular-nums">{t.itemCountText(category.items.length)}</p>
        {category.items.length > 1 && (
          <IconButton label={t.orderItems(category.name)} title={t.order()} className="-me-2" onClick={onReorder}>
            <GripVertical aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {category.items.length === 0 ? (
        <p className="px-4 py-6 text-ink-muted">{t.noItems()}</p>
      ) : (
        <table aria-labelledby={id} className="block w-full @2xl:table">
          <thead className="text-sm text-ink-muted @max-2xl:sr-only">
            <tr>
              <th scope="col" className="ps-4 pt-3 text-start font-medium">
                {t.item()}
              </th>
              <th scope="col" className="ps-3 pt-3 text-end font-medium">
                {t.price()}
              </th>
              <th scope="col" className="ps-3 pt-3 text-end font-medium">
                {t.stock()}
              </th>
              <th scope="col" className="ps-3 pt-3 text-center font-medium">
                {t.soldOutToday()}
                {soldOutUntilText && <span className="block font-normal">{soldOutUntilText}</span>}
              </th>
              <th scope="col" className="pt-3">
                <span className="sr-only">{t.actions()}</span>
              </th>
            </tr>
          </thead>
          <tbody className="block divide-y divide-line @2xl:table-row-group">
            {category.items.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                busy={busyIds.includes(item.id)}
                removing={removingIds.includes(item.id)}
                onEdit={() => onEdit(item.id)}
                onRemove={() => onRemove(item.id)}
                onSave={(amounts) => onSave(item.id, amounts)}
                soldOutUntilText={soldOutUntilText}
                onSoldOutChange={(soldOut) => onSoldOutChange(item.id, soldOut)}
                onPublish={() => onPublish(item.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
