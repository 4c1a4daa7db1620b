import { LegalScreen } from './legal-screen';
import { houseOperator } from './house-operator';

export function LegalPage() {
  return <LegalScreen operator={houseOperator} />;
}
