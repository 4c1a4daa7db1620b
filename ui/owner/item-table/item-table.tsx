import { Flame, GripVertical, LoaderCircle, Pencil, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { Switch } from '../../base/field/switch';
import { IconButton } from '../../base/icon-button/icon-button';
import { formatEuros } from '../../base/price/format-euros';
import { Picture } from '../../food/picture/picture';
import { toOrder } from '../order-rules/order-rules.texts';
import { AmountsEditor } from './amounts-editor';
import * as t from './item-table.texts';
import type { Amounts, OwnerCategory, OwnerItem } from './owner-item';

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
  const { category, soldOutUntilText, onReorder } = props;
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
              <ItemRow key={item.id} item={item} {...props} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Stock up to which the number is highlighted. */
const FEW = 5;

function ItemRow({
  item,
  busyIds = [],
  removingIds = [],
  soldOutUntilText,
  ...on
}: ItemTableProps & { item: OwnerItem }) {
  const { id, name, priceCents, stock, published, soldOut } = item;
  const removing = removingIds.includes(id);
  const busy = removing || busyIds.includes(id);
  const [editing, setEditing] = useState<'price' | 'stock' | null>(null);
  const priceButton = useRef<HTMLButtonElement>(null);
  const stockButton = useRef<HTMLButtonElement>(null);

  // flushSync renders the opening button again, so that it can take the focus back.
  const close = () => {
    flushSync(() => setEditing(null));
    (editing === 'price' ? priceButton : stockButton).current?.focus();
  };

  const named = (
    <span lang="fr" className="sr-only">
      {' '}
      {name}
    </span>
  );
  const busyText = removing ? t.removing() : busy ? t.saving() : undefined;
  return (
    <tr
      aria-busy={busy || undefined}
      // A card of two lines when the table is narrow; a single column when the text is very large.
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(--spacing(28),40%)),1fr))] items-center gap-2 p-3 @xs:grid-cols-[1fr_1fr_auto] @2xl:table-row ${busy ? 'bg-sunken' : ''}`}
    >
      <th scope="row" className="col-span-full @xs:col-span-2 @2xl:py-3 @2xl:ps-4">
        <ItemName item={item} busyText={busyText} />
      </th>
      {editing !== null ? (
        <td colSpan={4} className="col-span-full @2xl:p-3">
          <AmountsEditor
            itemName={name}
            initialValues={{ priceCents, stock }}
            first={editing}
            onCancel={close}
            onSubmit={(amounts) => {
              close();
              on.onSave(id, amounts);
            }}
          />
        </td>
      ) : (
        <>
          <td className="@2xl:w-28 @2xl:py-3 @2xl:ps-3 @4xl:w-34">
            <AmountButton
              ref={priceButton}
              caption={priceCents === null ? t.price() : undefined}
              label={t.changePrice(name)}
              disabled={busy}
              onPress={() => setEditing('price')}
            >
              {priceCents === null ? t.noPrice() : formatEuros(priceCents)}
            </AmountButton>
          </td>
          <td className="@2xl:w-26 @2xl:py-3 @2xl:ps-3 @4xl:w-34">
            <AmountButton
              ref={stockButton}
              caption={stock === null ? undefined : t.left()}
              label={t.changeStock(name)}
              disabled={busy}
              onPress={() => setEditing('stock')}
            >
              {stock === null ? (
                <span className="font-sans text-base font-normal text-ink-muted">{t.unlimited()}</span>
              ) : (
                <span className={stock === 0 ? 'text-danger' : stock <= FEW ? 'text-caution' : ''}>{stock}</span>
              )}
            </AmountButton>
          </td>
          <td className="col-span-full @xs:col-auto @2xl:w-28 @2xl:py-3 @2xl:ps-3 @4xl:w-34">
            {published ? (
              <div className="flex items-center justify-between gap-2 @2xl:justify-center">
                <span aria-hidden="true" className="min-w-0 text-sm @2xl:hidden">
                  {t.soldOut()}
                  {soldOutUntilText && <span className="text-ink-muted"> {soldOutUntilText}</span>}
                </span>
                <Switch
                  label={t.itemSoldOutToday(name)}
                  labelHidden
                  checked={soldOut}
                  disabled={busy}
                  onChange={(isSoldOut) => on.onSoldOutChange(id, isSoldOut)}
                />
              </div>
            ) : (
              <Button
                tone="quiet"
                wide
                disabled={busy || priceCents === null}
                title={priceCents === null ? t.priceFirst() : undefined}
                size="counter"
                onClick={() => on.onPublish(id)}
              >
                {t.publish()}
                {named}
              </Button>
            )}
          </td>
          <td className="col-span-full @xs:@max-2xl:col-start-3 @xs:@max-2xl:row-start-1 @2xl:w-px @2xl:px-3 @2xl:py-3 @2xl:whitespace-nowrap">
            <div className="flex justify-end">
              <RowAction icon={<Pencil aria-hidden="true" />} disabled={busy} onPress={() => on.onEdit(id)}>
                <span className="@max-4xl:sr-only">{t.edit()}</span>
                {named}
              </RowAction>
              <RowAction
                icon={<Trash2 aria-hidden="true" className="text-danger" />}
                disabled={busy}
                onPress={() => on.onRemove(id)}
              >
                <span className="text-danger @max-4xl:sr-only">{t.remove()}</span>
                {named}
              </RowAction>
            </div>
          </td>
        </>
      )}
    </tr>
  );
}

interface RowActionProps {
  icon: ReactNode;
  disabled: boolean;
  children: ReactNode;
  onPress: () => void;
}

/** Row button with an icon; in a narrow table its text is visible only to screen readers. */
function RowAction({ icon, disabled, children, onPress }: RowActionProps) {
  return (
    <Button
      tone="plain"
      disabled={disabled}
      onClick={onPress}
      className="min-h-12 min-w-12 px-3 @2xl:px-3.5 [&>svg]:size-5"
    >
      {icon}
      {children}
    </Button>
  );
}

interface AmountButtonProps {
  label: string;
  /** Name of the value, for narrow tables without a visible header row. */
  caption: string | undefined;
  children: ReactNode;
  disabled: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
}

function AmountButton({ label, caption, children, disabled, ref, onPress }: AmountButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      disabled={disabled}
      onClick={onPress}
      className="flex min-h-12 w-full items-center justify-end gap-2 rounded-control border border-line bg-surface px-3 font-display text-lg font-bold whitespace-nowrap tabular-nums transition-colors enabled:hover:border-ink enabled:hover:bg-accent-soft disabled:opacity-60"
    >
      <span className="sr-only">{label} </span>
      {caption && (
        <span aria-hidden="true" className="grow text-start font-sans text-sm font-normal text-ink-muted @2xl:hidden">
          {caption}
        </span>
      )}
      {children}
    </button>
  );
}

function ItemName({ item, busyText }: { item: OwnerItem; busyText?: string }) {
  const { name, pictureUrl, stock, published, freshlyBaked, orderRules } = item;
  const soldOut = item.soldOut || stock === 0;
  return (
    <div className="flex min-w-0 items-center gap-3 @max-2xl:flex-wrap">
      <span className="relative size-12 shrink-0 @2xl:size-16 overflow-hidden rounded-control">
        <span className={`absolute inset-0 ${soldOut || !published ? 'opacity-60 saturate-50' : ''}`}>
          <Picture imageUrl={pictureUrl} />
        </span>
      </span>
      <span className="grid min-w-0 gap-1 text-start font-normal @max-2xl:grow @max-2xl:basis-28">
        <span lang="fr" className="leading-snug font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {busyText && (
            <Badge className="px-0!">
              <LoaderCircle aria-hidden="true" className="animate-spin" />
              {busyText}
            </Badge>
          )}
          {!published && <Badge>{t.draft()}</Badge>}
          {orderRules && <Badge>{toOrder()}</Badge>}
          {published && soldOut && <Badge tone="danger">{t.soldOut()}</Badge>}
          {/* The switch « Épuisé aujourd’hui » is off all the same: why, then. */}
          {published && stock === 0 && !item.soldOut && <Badge>{t.noStock()}</Badge>}
          {published && freshlyBaked && !soldOut && (
            <Badge tone="caution">
              <Flame aria-hidden="true" />
              {t.freshlyBaked()}
            </Badge>
          )}
        </span>
      </span>
    </div>
  );
}
