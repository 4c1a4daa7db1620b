import { CheckboxGroup } from '../../base/field/checkbox-group';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { movedTo, toggled } from '../item-basics/item-basics';
import { limitsText, type OwnOptionGroup } from './option-group-values';
import * as t from './option-groups.texts';

export interface OfferedOptionsProps {
  groups: readonly OwnOptionGroup[];
  /** Ids of the groups that the item offers, in the order in which customers meet them. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The shop's own option groups that an item offers, and their order. */
export function OfferedOptions({ groups, value, onChange }: OfferedOptionsProps) {
  const offered = value.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  if (groups.length === 0) return <p className="text-ink-muted">{t.noGroups()}</p>;
  return (
    <>
      <CheckboxGroup
        label={t.groups()}
        options={groups.map((group) => ({
          id: group.id,
          label: <span lang="fr">{group.name}</span>,
          hint: limitsText(group),
        }))}
        selectedIds={value}
        onToggle={(id) => onChange(toggled(value, id))}
      />
      {offered.length > 1 && (
        <div className="grid gap-2">
          <p aria-hidden="true" className="font-semibold">
            {t.groupOrder()}
          </p>
          <SortableList
            label={t.groupOrder()}
            items={offered.map(({ id, name }) => ({ id, label: name }))}
            onMove={(id, toIndex) =>
              onChange(movedTo(offered, (group) => group.id === id, toIndex).map((group) => group.id))
            }
          />
        </div>
      )}
    </>
  );
}
