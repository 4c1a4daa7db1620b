import { Badge } from '../../../ui/base/badge/badge';

export interface OperatorFactProps {
  value: string | null;
}

export function OperatorFact({ value }: OperatorFactProps) {
  return value ?? <Badge tone="caution">À compléter par l’exploitant</Badge>;
}
