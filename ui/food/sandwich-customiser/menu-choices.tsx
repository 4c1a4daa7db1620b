import { useId } from 'react';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import type { MenuChoice } from './sandwich-selection';
import * as t from './sandwich-customiser.texts';

export interface MenuChoicesProps {
  part: 'fries' | 'drink';
  options?: readonly MenuChoice[];
  value: string | null;
  /** Left out on purpose. */
  declined: boolean;
  error?: string;
  /** Null goes without. */
  onChange: (id: string | null) => void;
}

/** Fries or the drink of the menu variant: one of them, or none on purpose. */
export function MenuChoices({ part, options = [], value, declined, error, onChange }: MenuChoicesProps) {
  const name = useId();
  if (options.length === 0) return null;
  return (
    <ChoiceGroup title={t[part]()} hint={t.withMenu()} error={error} choose="one" wide>
      {options.map(({ id, name: label, soldOut, supplementPriceCents }) => (
        <ChoiceChip
          key={id}
          type="radio"
          name={name}
          label={<span lang="fr">{label}</span>}
          soldOut={soldOut}
          extraCents={supplementPriceCents}
          checked={value === id}
          onChange={() => onChange(id)}
        />
      ))}
      <ChoiceChip
        type="radio"
        name={name}
        label={t.WITHOUT[part]()}
        checked={declined}
        onChange={() => onChange(null)}
      />
    </ChoiceGroup>
  );
}
