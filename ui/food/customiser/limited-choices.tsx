import { useId, useState, type ReactNode } from 'react';
import { toggleWithin, type Choice } from './choice';
import { ChoiceChip } from './choice-chip';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import * as t from './customiser.texts';

export interface LimitedChoicesProps extends Pick<ChoiceGroupProps, 'title' | 'hint' | 'error' | 'wide' | 'level'> {
  options: readonly (Choice & { priceCents?: number })[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  limit?: number;
  children?: ReactNode;
}

/** Group of checkboxes with a limit; a choice beyond the limit is refused with a message at the pressed chip. */
export function LimitedChoices(props: LimitedChoicesProps) {
  const { options, selectedIds, onToggle, limit = Infinity, children, ...group } = props;
  const [refusal, setRefusal] = useState<{ id?: string; refusals: number }>({ refusals: 0 });
  const name = useId();
  const full = selectedIds.length >= limit;
  return (
    <ChoiceGroup {...group} count={limit < Infinity ? { chosen: selectedIds.length, limit } : undefined}>
      {options.map(({ id, name: label, hint, soldOut, priceCents }) => (
        <ChoiceChip
          key={id}
          type="checkbox"
          name={name}
          label={<span lang="fr">{label}</span>}
          hint={hint}
          soldOut={soldOut}
          closed={full && !selectedIds.includes(id)}
          alert={full && refusal.id === id && { text: t.limitReached(limit), refusals: refusal.refusals }}
          extraCents={priceCents}
          checked={selectedIds.includes(id)}
          onChange={() => {
            const taken = toggleWithin(selectedIds, id, limit) !== null;
            if (taken) onToggle(id);
            setRefusal(({ refusals }) => (taken ? { refusals } : { id, refusals: refusals + 1 }));
          }}
        />
      ))}
      {children}
    </ChoiceGroup>
  );
}

interface SauceChoiceProps extends Pick<LimitedChoicesProps, 'selectedIds' | 'onToggle'> {
  sauces: readonly Choice[];
  limit: number;
}

/** Sauces, which are included in the price; nothing when there are none to choose. */
export function SauceChoice({ sauces, limit, ...chosen }: SauceChoiceProps) {
  if (limit === 0 || sauces.length === 0) return null;
  const several = limit < sauces.length ? t.sauceLimit(limit) : t.saucesIncluded();
  return (
    <LimitedChoices
      {...chosen}
      title={t.sauces()}
      hint={limit === 1 ? t.oneSauce() : several}
      options={sauces}
      limit={limit}
    />
  );
}
