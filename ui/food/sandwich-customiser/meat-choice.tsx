import { useId, type Ref } from 'react';
import type { Choice } from '../customiser/choice';
import { ChoiceChip } from '../customiser/choice-chip';
import { LimitedChoices } from '../customiser/limited-choices';

export interface MeatChoiceProps {
  meats: readonly Choice[];
  limit: number;
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  meatless?: boolean;
  onMeatlessChange: (meatless: boolean) => void;
  error?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Meats up to a limit, or none on purpose: a sandwich is never sold without meat by oversight. */
export function MeatChoice({ meats, meatless = false, onMeatlessChange, limit, ...choices }: MeatChoiceProps) {
  const name = useId();
  return (
    <LimitedChoices
      {...choices}
      title="Viandes"
      hint={limit === 1 ? 'Une au choix' : `Jusqu’à ${limit} au choix`}
      limit={limit}
      options={meats}
    >
      <ChoiceChip type="checkbox" name={name} label="Sans viande" checked={meatless} onChange={onMeatlessChange} />
    </LimitedChoices>
  );
}
