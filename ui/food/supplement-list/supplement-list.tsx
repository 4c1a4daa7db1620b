import type { Choice } from '../customiser/choice';
import { LimitedChoices } from '../customiser/limited-choices';

export interface SupplementOption extends Choice {
  priceCents: number;
}

export interface SupplementListProps {
  title: string;
  hint?: string;
  supplements: readonly SupplementOption[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  limit?: number;
  level?: 2 | 3;
}

export function SupplementList({ supplements, ...choices }: SupplementListProps) {
  if (supplements.length === 0) return null;
  return (
    <LimitedChoices
      {...choices}
      wide
      options={supplements.map(({ priceCents, ...option }) => ({ ...option, extraCents: priceCents }))}
    />
  );
}
