import { Badge } from '../../../ui/base/badge/badge';
import { missing } from './information.texts';

export interface OperatorFactProps {
  value: string | null;
}

export function OperatorFact({ value }: OperatorFactProps) {
  return value ?? <Badge tone="caution">{missing()}</Badge>;
}
