import { Badge } from '../../../ui/base/badge/badge';

export interface OperatorFactProps {
  value: string | null;
}

/** A fact of the operator, or that it is still missing: nobody should take a gap for a fact. */
export function OperatorFact({ value }: OperatorFactProps) {
  return value ?? <Badge tone="caution">À compléter par l’exploitant</Badge>;
}
