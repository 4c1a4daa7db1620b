import { CheckboxGroup } from '../../base/field/checkbox-group';
import type { NamedCategory } from './owner-item';

/** Number of items from which a list of them has a search field. */
export const MANY_ITEMS = 12;

export interface ItemCheckboxesProps {
  categories: readonly NamedCategory[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
}

/** The shop's items as checkboxes, by category. */
export function ItemCheckboxes({ categories, selectedIds, onToggle }: ItemCheckboxesProps) {
  return categories.map(({ id, name, items }) => (
    <CheckboxGroup
      key={id}
      label={name}
      labelLang="fr"
      options={items.map((item) => ({ id: item.id, label: <span lang="fr">{item.name}</span> }))}
      selectedIds={selectedIds}
      onToggle={onToggle}
    />
  ));
}
