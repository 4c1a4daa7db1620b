import { Badge } from '../../../ui/base/badge/badge';
import { missing } from './information.texts';

export function OperatorFact({ value }: { value: string | null }) {
  return value ?? <Badge tone="caution">{missing()}</Badge>;
}
