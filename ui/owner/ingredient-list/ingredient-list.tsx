import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Button } from '../../base/button/button';
import { Switch } from '../../base/field/switch';
import { IconButton } from '../../base/icon-button/icon-button';
import { Price } from '../../base/price/price';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { Picture } from '../../food/picture/picture';
import { withFigures } from '../../base/price/with-figures';
import { RemoveDialog } from '../remove-dialog/remove-dialog';
import * as t from './ingredient-list.texts';

export interface ListedIngredient {
  id: string;
  name: string;
  priceCents: number;
  supplementPriceCents: number;
  pictureUrl: string | null;
  outOfStock: boolean;
}

export interface IngredientListProps {
  label: string;
  items: readonly ListedIngredient[] | null;
  emptyText: string;
  busyIds?: readonly string[];
  onSoldOutChange: (id: string, soldOut: boolean) => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

const row = tv({
  slots: {
    root: 'flex flex-wrap items-center gap-x-4 gap-y-1 p-3 md:px-4',
    picture: 'size-16 shrink-0 overflow-hidden rounded-control',
  },
  variants: { soldOut: { true: { root: 'bg-sunken', picture: 'opacity-60 saturate-50' } } },
});

export function IngredientList(props: IngredientListProps) {
  const { label, items, emptyText, busyIds = [], onSoldOutChange, onEdit, onRemove } = props;
  const [doomed, setDoomed] = useState<ListedIngredient>();
  if (items === null) {
    return (
      <Loading label={t.loading()}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-22" />
        ))}
      </Loading>
    );
  }
  if (items.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-line-strong px-4 py-8 text-center text-ink-muted">
        {emptyText}
      </p>
    );
  }
  return (
    <>
      <ul
        aria-label={label}
        className="@container divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
      >
        {items.map((item) => {
          const { root, picture } = row({ soldOut: item.outOfStock });
          return (
            <li key={item.id} aria-label={item.name} className={root()}>
              <div className="flex min-w-0 grow basis-52 flex-wrap items-center gap-x-4 gap-y-1">
                <div className={picture()}>
                  <Picture imageUrl={item.pictureUrl} />
                </div>
                <div className="min-w-0 grow basis-32">
                  <p lang="fr" className="text-lg leading-snug font-semibold wrap-anywhere">
                    {item.name}
                  </p>
                  <p className="flex flex-wrap gap-x-3 text-ink-muted">
                    {item.priceCents > 0 && <Price cents={item.priceCents} size="small" className="text-ink" />}
                    <span>
                      {item.supplementPriceCents > 0
                        ? withFigures(t.inMenu(item.supplementPriceCents))
                        : t.includedInMenu()}
                    </span>
                  </p>
                </div>
              </div>
              <Switch
                label={t.soldOut()}
                checked={item.outOfStock}
                busy={busyIds.includes(item.id)}
                onChange={(soldOut) => onSoldOutChange(item.id, soldOut)}
                className="grow basis-32 md:shrink-0 md:grow-0 md:basis-auto"
              />
              <div className="flex items-center">
                <IconButton label={t.edit(item.name)} size="large" onClick={() => onEdit(item.id)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <Button tone="remove" size="counter" onClick={() => setDoomed(item)}>
                  <Trash2 aria-hidden="true" className="size-5" />
                  <span className="@max-xl:sr-only">{t.remove()}</span>
                  <span className="sr-only">{t.removeWhat(item.name)}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <RemoveDialog asked={doomed} text={t.removeText()} onRemove={onRemove} onClose={() => setDoomed(undefined)} />
    </>
  );
}
