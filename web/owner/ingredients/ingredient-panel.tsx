import { Plus, Utensils, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { IngredientForm, type IngredientFormProps } from '../../../ui/owner/ingredient-form/ingredient-form';
import { entryWords, type EntryKind, type IngredientType } from '../../../ui/owner/ingredient-form/ingredient-values';
import {
  IngredientList,
  type IngredientListProps,
  type ListedIngredient,
} from '../../../ui/owner/ingredient-list/ingredient-list';
import * as t from './ingredients.texts';

export type IngredientLists = Record<EntryKind, readonly ListedIngredient[]>;

export function kindsOf(type: IngredientType): readonly EntryKind[] {
  if (type === 'sot') return [];
  return type === 'ismenu' ? ['menuFries', 'menuDrinks'] : [type];
}

export interface IngredientPanelProps
  extends IngredientFormProps, Pick<IngredientListProps, 'busyIds' | 'onSoldOutChange' | 'onEdit' | 'onRemove'> {
  lists: IngredientLists | null;
}

const listTitles: Partial<Record<EntryKind, () => string>> = { menuFries: t.menuFries, menuDrinks: t.menuDrinks };

export function IngredientPanel(props: IngredientPanelProps) {
  const { type, lists, busyIds, onSoldOutChange, onEdit, onRemove, ...form } = props;
  const kinds = kindsOf(type);
  const empty = lists !== null && kinds.every((kind) => lists[kind].length === 0);
  const [opened, setOpened] = useState(false);
  if (type === 'sot') {
    return form.sot === undefined ? (
      <Loading label={t.loading()}>
        <Skeleton className="h-48" />
      </Loading>
    ) : (
      <IngredientForm type={type} {...form} />
    );
  }
  const adding = opened || empty;
  const [first = 'meats'] = kinds;
  const emptyTitle = type === 'ismenu' ? t.emptyMenu() : entryWords[first]().none;
  return (
    <div className="grid gap-6 lg:grid-cols-[--spacing(104)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="grid min-w-0 gap-4">
        {!empty && (
          <Button
            tone={adding ? 'quiet' : 'accent'}
            size="large"
            aria-expanded={adding}
            className="md:justify-self-start lg:hidden"
            onClick={() => setOpened(!opened)}
          >
            {adding ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {adding ? t.closeForm() : type === 'ismenu' ? t.completeMenu() : entryWords[first]().more}
          </Button>
        )}
        <div className={adding ? '' : 'max-lg:hidden'}>
          <IngredientForm type={type} {...form} />
        </div>
      </div>
      {empty ? (
        <div className="max-lg:hidden">
          <EmptyState icon={<Utensils />} title={emptyTitle} text={t.addedAppears()} />
        </div>
      ) : (
        <div className="grid min-w-0 gap-6">
          {kinds.map((kind) => (
            <div key={kind} className="grid gap-3">
              {listTitles[kind] && <h2 className="text-xl">{listTitles[kind]()}</h2>}
              <IngredientList
                label={listTitles[kind]?.() ?? entryWords[kind]().many}
                items={lists?.[kind] ?? null}
                emptyText={entryWords[kind]().none}
                busyIds={busyIds}
                onSoldOutChange={onSoldOutChange}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
