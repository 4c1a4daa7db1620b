import { SearchX, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../base/dialog/dialog';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { SearchField } from '../../base/field/search-field';
import { Segmented } from '../../base/segmented/segmented';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { ItemTable, type ItemTableProps } from '../item-table/item-table';
import { itemCountText } from '../item-table/item-table.texts';
import { findItems, type ItemFilter, type OwnerCategory } from '../item-table/owner-item';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import { RemoveDialog } from '../remove-dialog/remove-dialog';
import { Card } from '../../base/card/card';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import * as t from './menu-list.texts';

export interface MenuListProps extends Omit<ItemTableProps, 'category' | 'onReorder'> {
  categories?: readonly OwnerCategory[];
  error?: string;
  onRetry: () => void;
  outcome?: OutcomeMessage | null;
  onRemove: (itemId: string) => void;
  /** `toIndex` is the index of the item within its category after the move, from 0. */
  onMove: (itemId: string, toIndex: number) => void;
  /** Set while a new order of the items is being saved. */
  moving?: boolean;
  /** Controls beside the search field. */
  actions?: ReactNode;
}

const filters: { value: ItemFilter; label: () => string }[] = [
  { value: 'all', label: t.all },
  { value: 'drafts', label: t.drafts },
  { value: 'soldOut', label: t.soldOut },
];

export function MenuList(props: MenuListProps) {
  const { categories, error, onRetry, outcome, onRemove, onMove, moving, actions, ...table } = props;
  const id = useId();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<ItemFilter>('all');
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const items = categories?.flatMap((category) => category.items) ?? [];
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const ordered = categories?.find((category) => category.id === orderedId);
  const asked = items.find((item) => item.id === confirmingId);
  const found = findItems(categories ?? [], words, filter);

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 md:gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {t.yourCategories()}
        </h2>
        {categories && (
          <p className="text-ink-muted tabular-nums">
            {t.categoryCount(categories.length)}, {itemCountText(items.length)}
          </p>
        )}
      </div>
      {categories && (
        <div className="flex flex-wrap items-center gap-3">
          {items.length > 0 && (
            <>
              <SearchField
                label={t.search()}
                labelHidden
                placeholder={t.search()}
                className="min-w-0 grow basis-48"
                value={words}
                onChange={setWords}
              />
              <div className="max-md:w-full max-md:*:justify-items-stretch">
                <Segmented
                  label={t.show()}
                  labelHidden
                  options={filters.map(({ value, label }) => ({
                    value,
                    label: `${label()} ${String(findItems(categories, words, value).flatMap((category) => category.items).length)}`,
                  }))}
                  value={filter}
                  onChange={(value) => setFilter(filters.find((one) => one.value === value)?.value ?? 'all')}
                />
              </div>
            </>
          )}
          {actions}
        </div>
      )}
      {error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : !categories ? (
        <MenuListSkeleton />
      ) : items.length === 0 && categories.length === 0 ? (
        <EmptyState icon={<UtensilsCrossed />} title={t.noItems()} text={t.howToBegin()} />
      ) : (
        <>
          <CategoryJumps categories={found} prefix={id} />
          {found.length === 0 && <EmptyState icon={<SearchX />} title={t.nothingFound()} text={t.searchOtherwise()} />}
          {found.map((category) => (
            <div key={category.id} id={`${id}-${category.id}`} className="scroll-mt-36">
              <ItemTable
                {...table}
                category={category}
                onRemove={setConfirmingId}
                onReorder={() => setOrderedId(category.id)}
              />
            </div>
          ))}
        </>
      )}
      {/* At the end, so that it moves no line under the finger. */}
      {outcome && (
        <div data-sticky="bottom" className="sticky bottom-2 z-20 rounded-control shadow-raised">
          <Outcome outcome={outcome} />
        </div>
      )}
      <RemoveDialog asked={asked} text={t.removeText()} onRemove={onRemove} onClose={() => setConfirmingId(null)} />
      <Dialog open={ordered !== undefined} title={t.orderOf(ordered?.name ?? '')} onClose={() => setOrderedId(null)}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="text-ink-muted">{t.orderText()}</p>
          <Outcome outcome={outcome} />
          <SortableList
            label={t.orderOf(ordered?.name ?? '')}
            items={ordered?.items.map((item) => ({ id: item.id, label: item.name })) ?? []}
            disabled={moving}
            onMove={onMove}
          />
        </div>
      </Dialog>
    </section>
  );
}

function CategoryJumps({ categories, prefix }: { categories: readonly OwnerCategory[]; prefix: string }) {
  if (categories.length < 2) return null;
  return (
    <nav
      aria-label={t.categories()}
      className="sticky top-header z-10 overflow-x-auto bg-canvas py-2 [scrollbar-width:none]"
    >
      <ul className="flex gap-2">
        {categories.map(({ id, name, items }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${prefix}-${id}`}
              onClick={(event) => {
                // Handled here, because a router would treat the link as a navigation.
                event.preventDefault();
                const place = document.getElementById(`${prefix}-${id}`);
                place?.scrollIntoView();
                place?.querySelector<HTMLElement>('tbody button')?.focus({ preventScroll: true });
              }}
              lang="fr"
              className="flex min-h-12 items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold whitespace-nowrap transition-colors hover:bg-accent-soft focus-visible:-outline-offset-2"
            >
              {name}
              <span aria-hidden="true" className="font-normal text-ink-muted tabular-nums">
                {items.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuListSkeleton() {
  return (
    <Loading label={t.loading()}>
      <Card tone="flat" padding="none">
        <div className="border-b border-line p-4">
          <Skeleton shape="text" className="w-40 text-xl" />
        </div>
        {Array.from({ length: 6 }, (_, line) => (
          <div key={line} className="flex items-center gap-3 border-b border-line p-4 last:border-b-0">
            <Skeleton className="size-16 shrink-0 rounded-control" />
            <div className="grid grow gap-2">
              <Skeleton shape="text" className="w-1/2" />
              <Skeleton shape="text" className="w-1/4" />
            </div>
            <Skeleton className="h-12 w-24 shrink-0 max-md:hidden" />
            <Skeleton className="h-12 w-24 shrink-0 max-md:hidden" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
