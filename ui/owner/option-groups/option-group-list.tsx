import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { Switch } from '../../base/field/switch';
import { IconButton } from '../../base/icon-button/icon-button';
import { Price } from '../../base/price/price';
import { withFigures } from '../../base/price/with-figures';
import { canBeMet } from '../../../graphql/rules/option-groups';
import { RemoveDialog } from '../remove-dialog/remove-dialog';
import { limitsText, type OwnOptionGroup } from './option-group-values';
import * as t from './option-groups.texts';

export interface OptionGroupListProps {
  groups: readonly OwnOptionGroup[];
  /** Names of the shop's items by id. */
  itemNames: ReadonlyMap<string, string>;
  /** Editor that stands in place of the group with this id. */
  editor?: { id: string; form: ReactNode };
  /** Ids of groups and options whose change is being saved. */
  busyIds?: readonly string[];
  onSoldOutChange: (optionId: string, soldOut: boolean) => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The shop's own option groups: what each asks, and whether an option is sold out, one press each. */
export function OptionGroupList(props: OptionGroupListProps) {
  const { groups, itemNames, editor, onRemove, ...lines } = props;
  const [doomed, setDoomed] = useState<OwnOptionGroup>();
  const edited = useRef(editor?.id);
  useEffect(() => {
    // The editor is gone with the focus in it: the button that opened it takes the focus again.
    if (edited.current && !editor) document.getElementById(editId(edited.current))?.focus();
    edited.current = editor?.id;
  });
  const offering = (group: OwnOptionGroup) => group.itemIds.flatMap((id) => itemNames.get(id) ?? []);
  return (
    <>
      <ul aria-label={t.groups()} className="grid grid-cols-1 gap-4">
        {groups.map((group) =>
          group.id === editor?.id ? (
            <li key={group.id}>{editor.form}</li>
          ) : (
            <GroupCard
              key={group.id}
              group={group}
              items={offering(group)}
              dependsOn={groups.find(({ id }) => id === group.shownWhen?.groupId)?.name}
              {...lines}
              onRemove={() => setDoomed(group)}
            />
          ),
        )}
      </ul>
      <RemoveDialog
        asked={doomed}
        text={doomed ? t.removeText(offering(doomed)) : ''}
        onRemove={onRemove}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

const editId = (groupId: string) => `edit-${groupId}`;

/** Whether too few options are left, so that the items that offer the group cannot be ordered. */
const isSoldOut = ({ shownWhen, options, ...limits }: OwnOptionGroup) =>
  shownWhen === null && !canBeMet({ ...limits, options: options.map(({ outOfStock }) => ({ soldOut: outOfStock })) });

interface GroupCardProps extends Pick<OptionGroupListProps, 'busyIds' | 'onSoldOutChange' | 'onEdit'> {
  group: OwnOptionGroup;
  items: readonly string[];
  dependsOn: string | undefined;
  onRemove: () => void;
}

function GroupCard({ group, items, dependsOn, busyIds = [], onSoldOutChange, onEdit, onRemove }: GroupCardProps) {
  const { id, name, options } = group;
  const facts = [limitsText(group), t.optionCount(options.length), dependsOn && t.dependsOnGroup(dependsOn)];
  return (
    <Card as="li" aria-label={name} className="@container grid content-start gap-3">
      <div className="-mt-2 flex flex-wrap items-center gap-x-2">
        <h2 lang="fr" className="min-w-0 grow basis-36 text-xl wrap-anywhere">
          {name}
        </h2>
        <div className="-me-2 flex items-center">
          <IconButton id={editId(id)} label={t.edit(name)} size="large" onClick={() => onEdit(id)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <Button tone="remove" size="counter" busy={busyIds.includes(id)} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
            <span className="@max-xl:sr-only">{t.remove()}</span>
            <span className="sr-only">{t.removeWhat(name)}</span>
          </Button>
        </div>
      </div>
      <div className="-mt-2">
        <p>{withFigures(facts.filter(Boolean).join(' · '))}</p>
        {items.length > 0 ? (
          <p className="text-ink-muted">{t.offeredWith(items)}</p>
        ) : (
          <p className="font-medium text-caution">{t.offeredNowhere()}</p>
        )}
        {items.length > 0 && isSoldOut(group) && <p className="font-medium text-caution">{t.closes()}</p>}
      </div>
      <ul aria-label={t.options()} className="divide-y divide-line border-t border-line">
        {options.map((option) => (
          <li key={option.id} aria-label={option.name} className="flex flex-wrap items-center gap-x-4">
            <p className="flex min-w-0 grow basis-32 flex-wrap gap-x-3 wrap-anywhere">
              <span lang="fr" className={option.outOfStock ? 'text-ink-muted line-through' : 'font-medium'}>
                {option.name}
              </span>
              {option.priceCents > 0 && <Price cents={option.priceCents} size="small" />}
            </p>
            <Switch
              label={t.soldOut()}
              checked={option.outOfStock}
              busy={busyIds.includes(option.id)}
              onChange={(soldOut) => onSoldOutChange(option.id, soldOut)}
              className="shrink-0"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
