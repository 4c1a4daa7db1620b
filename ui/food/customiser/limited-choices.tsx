import { useId, useState, type ReactNode, type Ref } from 'react';
import { toggleWithin, type Choice } from './choice';
import { ChoiceChip } from './choice-chip';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import * as t from './customiser.texts';

export interface LimitedChoicesProps extends Pick<ChoiceGroupProps, 'title' | 'hint' | 'error' | 'wide' | 'level'> {
  options: readonly (Choice & { extraCents?: number })[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  limit?: number;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Several things out of a list, up to a limit; one too many is refused in place. */
export function LimitedChoices(props: LimitedChoicesProps) {
  const { options, selectedIds, onToggle, limit = Infinity, children, ...group } = props;
  const [refusal, setRefusal] = useState({ shown: false, refusals: 0 });
  const name = useId();
  const counted = limit < Infinity;
  return (
    <ChoiceGroup
      {...group}
      count={counted ? { chosen: selectedIds.length, limit } : undefined}
      alert={
        refusal.shown && selectedIds.length >= limit
          ? { text: t.limitReached(limit), refusals: refusal.refusals }
          : null
      }
    >
      {options.map(({ id, name: label, hint, soldOut, extraCents }) => (
        <ChoiceChip
          key={id}
          type="checkbox"
          name={name}
          label={<span lang="fr">{label}</span>}
          hint={hint}
          soldOut={soldOut}
          extraCents={extraCents}
          checked={selectedIds.includes(id)}
          onChange={() => {
            const taken = toggleWithin(selectedIds, id, limit) !== null;
            setRefusal(({ refusals }) => ({ shown: !taken, refusals: refusals + (taken ? 0 : 1) }));
            if (taken) onToggle(id);
          }}
        />
      ))}
      {children}
    </ChoiceGroup>
  );
}
