import { useId } from 'react';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import type { Supplement } from './sandwich-selection';

const groups = [
  { group: 'meat', title: 'Viandes en plus' },
  { group: 'sauce', title: 'Sauces en plus' },
  { group: 'side', title: 'Accompagnements' },
  { group: 'drink', title: 'Boissons' },
] as const;

export interface SupplementChoicesProps {
  supplements: readonly Supplement[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
}

/** Extras, each at its price, by what they are. */
export function SupplementChoices({ supplements, selectedIds, onToggle }: SupplementChoicesProps) {
  const id = useId();
  if (supplements.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-0.5">
        <h2 id={id} className="text-xl">
          Suppléments
        </h2>
        <p className="text-ink-muted">Autant que vous voulez</p>
      </div>
      {groups.map(({ group, title }) => {
        const options = supplements.filter((supplement) => supplement.group === group);
        return (
          options.length > 0 && (
            <ChoiceGroup key={group} title={title} level={3} wide>
              {options.map((option) => (
                <ChoiceChip
                  key={option.id}
                  type="checkbox"
                  name={id + group}
                  label={option.name}
                  soldOut={option.soldOut}
                  extraCents={option.priceCents}
                  checked={selectedIds.includes(option.id)}
                  onChange={() => onToggle(option.id)}
                />
              ))}
            </ChoiceGroup>
          )
        );
      })}
    </section>
  );
}
