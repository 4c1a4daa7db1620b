import { useState } from 'react';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { SearchField } from '../../base/field/search-field';
import { Disclosure } from '../../base/disclosure/disclosure';
import { toggled } from '../item-basics/item-basics';
import { ItemCheckboxes, MANY_ITEMS } from '../item-table/item-checkboxes';
import { itemsCalled, type NamedCategory } from '../item-table/owner-item';
import * as t from './bulk-change.texts';

const ALL = 'all';

export interface ItemChoiceProps {
  categories: readonly NamedCategory[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string;
  /** Leaves out the choice of the whole menu, for what takes a few of its items. */
  selective?: boolean;
}

/** Chooses items: all of them, by category, by a search, one by one. */
export function ItemChoice({ categories, value, onChange, error, selective = false }: ItemChoiceProps) {
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const found = itemsCalled(categories, words);
  const chosen = new Set(value);
  const all = {
    ...{ id: ALL, label: isSearching ? t.allFound() : t.allItems() },
    ids: found.flatMap(({ items }) => items.map(({ id }) => id)),
  };
  const groups = [
    ...(selective ? [] : [all]),
    ...found.map(({ id, name, items }) => ({
      ...{ id, label: <span lang="fr">{name}</span>, ids: items.map((item) => item.id) },
    })),
  ].map((group) => ({ ...group, count: group.ids.filter((id) => chosen.has(id)).length }));
  const isWhole = ({ ids, count }: (typeof groups)[number]) => ids.length > 0 && count === ids.length;
  const toggleGroup = (group: (typeof groups)[number]) => {
    const others = value.filter((id) => !group.ids.includes(id));
    onChange(isWhole(group) ? others : [...others, ...group.ids]);
  };
  return (
    <div className="grid gap-3">
      {categories.flatMap(({ items }) => items).length > MANY_ITEMS && (
        <SearchField label={t.search()} labelHidden placeholder={t.search()} value={words} onChange={setWords} />
      )}
      {found.length === 0 ? (
        <p role="status">{t.nothingFound()}</p>
      ) : (
        <>
          <CheckboxGroup
            label={t.items()}
            required
            error={error}
            options={groups.map(({ id, label, ids, count }) => ({
              ...{ id, label },
              aside: t.chosenOf({ chosen: count, total: ids.length }),
            }))}
            selectedIds={groups.filter(isWhole).map(({ id }) => id)}
            onToggle={(id) => groups.filter((group) => group.id === id).forEach(toggleGroup)}
          />
          <Disclosure key={String(isSearching)} title={t.oneByOne()} defaultOpen={isSearching}>
            <div className="grid gap-4">
              <ItemCheckboxes categories={found} selectedIds={value} onToggle={(id) => onChange(toggled(value, id))} />
            </div>
          </Disclosure>
        </>
      )}
    </div>
  );
}
