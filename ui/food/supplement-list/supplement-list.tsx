import type { Choice } from '../customiser/choice';
import { LimitedChoices } from '../customiser/limited-choices';

export interface SupplementOption extends Choice {
  /** Integer cents it adds. */
  priceCents: number;
}

export interface SupplementListProps {
  title: string;
  /** The rule, in words. */
  hint?: string;
  supplements: readonly SupplementOption[];
  selectedIds: readonly string[];
  /** Only for what the limit allows. */
  onToggle: (id: string) => void;
  /** The most one may choose. @default Infinity */
  limit?: number;
  /** Below the title of another group. @default 2 */
  level?: 2 | 3;
}

/** Extras of one kind, each at its price. */
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
